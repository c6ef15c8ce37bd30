/** Small drawings for buttons; they say nothing to a screen reader, their button does. */

import type { ReactNode } from "react";

function Icon(props: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {props.children}
    </svg>
  );
}

/** A cross. */
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

/** The sun: light. */
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </Icon>
);

/** The moon: dark. */
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </Icon>
);

/** Half and half: as the system says. */
export const HalfIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor" />
  </Icon>
);

/** A triangle that starts something. */
export const PlayIcon = () => (
  <Icon>
    <path d="M8 5l11 7-11 7z" fill="currentColor" />
  </Icon>
);

/** Two bars that halt it. */
export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" strokeWidth="3" />
  </Icon>
);

/** One step forward. */
export const NextIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);

/** One step back. */
export const BackIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

/** To the first of all. */
export const FirstIcon = () => (
  <Icon>
    <path d="M17 5l-7 7 7 7M7 5v14" />
  </Icon>
);

/** To the last of all. */
export const LastIcon = () => (
  <Icon>
    <path d="M7 5l7 7-7 7M17 5v14" />
  </Icon>
);

/** Two dice: another one, by chance. */
export const DiceIcon = () => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="3" />
    <path d="M8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01" strokeWidth="2.6" />
  </Icon>
);

/** A magnifying glass. */
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
);

/** An open book. */
export const BookIcon = () => (
  <Icon>
    <path d="M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13C17 4 14 4.5 12 6zM12 6v13" />
  </Icon>
);

/** A loudspeaker that is heard. */
export const SoundIcon = () => (
  <Icon>
    <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
    <path d="M16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />
  </Icon>
);

/** A loudspeaker that is silent. */
export const MuteIcon = () => (
  <Icon>
    <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
    <path d="M16.5 9.5l5 5M21.5 9.5l-5 5" />
  </Icon>
);

/** Sliders: choices. */
export const SlidersIcon = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1" />
    <path d="M15 5v4M9 10v4M17 15v4" />
  </Icon>
);

/** A clapperboard: what is played. */
export const FoldIcon = () => (
  <Icon>
    <path d="M4 10h16v9H4zM4 10l1-5 15 1v4M9 5.5l2 4.5M14 6l2 4" />
  </Icon>
);
