import type { GameParts } from "./parts";

const SIGN = (
  <>
    <path className="sign-a" d="M9 9h15v15c0 8-4 13-7.5 15C13 37 9 32 9 24z" />
    <path className="sign-line" d="M12 17h9M12 22h9M13 27h7" />
    <path className="sign-b" d="M31 14h14v12c0 7-3.5 11-7 13-3.5-2-7-6-7-13z" />
    <path className="sign-line" d="M34 21h8M35 26h3" />
  </>
);

/** Trauma. */
export const TRAUMA: GameParts = {
  key: "trauma",
  sign: SIGN,
  chapters: [],
  lessons: [],
  ownList: "new-list-how",
};
