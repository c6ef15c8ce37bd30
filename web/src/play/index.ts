/** The play screen. */
export { Luck } from "./luck";
export { Play, Replayed } from "./play";
