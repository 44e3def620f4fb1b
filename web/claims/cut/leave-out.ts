import type { Cut } from "./choose-cut.ts";
import type { CutUnit } from "./cut-units.ts";

/** A stretch of a text. Offsets in UTF-16 units. */
export interface Span {
  from: number;
  to: number;
}

/** Subheads under which nothing is left go too. */
function withEmptySubheads(units: readonly CutUnit[], cut: Cut): Set<number> {
  const whole = new Set(cut);
  units.forEach(({ isSubhead }, index) => {
    if (!isSubhead) return;
    const next = units.findIndex((unit, at) => at > index && unit.isSubhead);
    const section = units.slice(index + 1, next < 0 ? undefined : next);
    if (section.length > 0 && section.every((_, at) => cut.has(index + 1 + at))) whole.add(index);
  });
  return whole;
}

/**
 * What is taken out of a story for a cut, with the spaces and blank lines that would be left over: ascending, apart from each other.
 * Everything else stays letter for letter.
 */
export function spansOf(story: string, units: readonly CutUnit[], cut: Cut): Span[] {
  const whole = withEmptySubheads(units, cut);
  const spans: Span[] = [];
  for (const [index, unit] of units.entries()) {
    if (!whole.has(index)) continue;
    const stays = (at: number) => units[at] !== undefined && !whole.has(at);
    const before = units.findLastIndex((_, at) => at < index && stays(at));
    const after = units.findIndex((_, at) => at > index && stays(at));
    const isFirstOf = units[before]?.paragraph !== unit.paragraph;
    const isLastOf = units[after]?.paragraph !== unit.paragraph;
    // A sentence goes with the space in front of it, a whole paragraph with the blank line in front of it.
    const goesForward = isFirstOf && !isLastOf;
    const from = goesForward ? unit.from : endOf(story, units[before]);
    const to = goesForward ? (units[after]?.from ?? unit.to) : after < 0 ? story.length : unit.to;
    spans.push({ from, to });
  }
  return merged(spans);
}

const endOf = (story: string, unit: CutUnit | undefined) => (unit ? unit.to : story.length - story.trimStart().length);

function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else apart.push({ ...span });
  }
  return apart;
}

/** The text without those stretches. */
export function without(text: string, spans: readonly Span[]): string {
  let left = "";
  let at = 0;
  for (const { from, to } of spans) {
    left += text.slice(at, from);
    at = to;
  }
  return left + text.slice(at);
}
