import type { Fact } from "../../claims/index.ts";

/** The pencil a fact is marked with in lists. None is green: the check finds likeness, it proves nothing. */
export function toneOf({ verdict, isMisgiven, isModelsDoubt }: Fact, isKept: boolean) {
  if (isKept || (verdict === "given" && !isMisgiven)) return "ink";
  if (isModelsDoubt) return "model";
  return ({ changed: "press", added: "pencil", doubted: "warn", unchecked: "ink", given: "ink" } as const)[verdict];
}
