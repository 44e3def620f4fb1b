import type { Fact } from "../../claims/index.ts";

/** The pencil a fact is marked with in lists. None is green: the check finds likeness, it proves nothing. */
export const toneOf = ({ verdict, isMisgiven }: Fact, isKept: boolean) =>
  isKept || (verdict === "given" && !isMisgiven)
    ? "ink"
    : verdict === "changed"
      ? "press"
      : verdict === "added"
        ? "pencil"
        : verdict === "doubted"
          ? "warn"
          : "ink";
