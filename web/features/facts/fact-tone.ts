import type { Fact } from "../../claims/index.ts";

/** The pencil a fact is marked with in lists. */
export const toneOf = ({ verdict, isMisgiven }: Fact, isKept: boolean) =>
  isKept || (verdict === "given" && !isMisgiven) ? "ok" : verdict === "changed" ? "press" : verdict === "added" ? "pencil" : "ink";
