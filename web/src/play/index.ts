/** The play screen. */
export { Play, Replayed } from "./play";
