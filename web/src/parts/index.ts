/** The parts that all screens are put together from. */

export { Button, ButtonLink, type Weight } from "./button";
export { CopyLink } from "./copy-link";
export { Dialog, DialogFoot } from "./dialog";
export { HouseRule } from "./house-rule";
export * from "./icons";
export { RuleChip } from "./rule-chip";
export { Empty, failureText, Loading, Once, Trouble } from "./states";
export { Tabs, type Tab } from "./tabs";
export { Switch, Tiles, type TileOption } from "./tiles";
export { Tooltip } from "./tooltip";
