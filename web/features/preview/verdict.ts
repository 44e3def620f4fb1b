import type { SetNewspaper } from "../../typeset/index.ts";

export type Verdict =
  | { kind: "fits" }
  /** `words`, or `characters` where the language writes none between spaces: of the story, after the front page. */
  | { kind: "continues"; unit: "words" | "characters"; count: number }
  | { kind: "overset" }
  | { kind: "missing-glyph" }
  | { kind: "headline-cut" };

const withoutSpaces = new Set(["ja", "zh"]);

function roundedToTens(count: number): number {
  return count < 20 ? count : Math.round(count / 10) * 10;
}

/** What became of the story: the worst first. */
export function verdictOf({ pages, warnings }: SetNewspaper): Verdict {
  if (warnings.some(({ code }) => code === "overset")) return { kind: "overset" };
  if (warnings.some(({ code }) => code === "missing-glyph")) return { kind: "missing-glyph" };
  if (warnings.some(({ code, block }) => code === "shortened" && block === "expanded-title")) return { kind: "headline-cut" };
  const language = pages[0]?.language ?? "en";
  const unit = withoutSpaces.has(language.slice(0, 2)) ? "characters" : "words";
  let count = 0;
  let isInsideWord = false;
  for (const item of pages.slice(1).flatMap((page) => page.items)) {
    if (item.kind !== "text" || item.block !== "expanded-content") continue;
    const pieces = unit === "words" ? item.text.split(/\s+/).filter(Boolean).length : [...item.text].length;
    count += pieces - (isInsideWord ? 1 : 0);
    isInsideWord = unit === "words" && item.hyphen;
  }
  return count > 0 ? { kind: "continues", unit, count: roundedToTens(count) } : { kind: "fits" };
}
