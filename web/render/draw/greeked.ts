import type { PageScene, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import type { Measurer } from "../../typeset/text/measurer.ts";
import { scriptOf } from "../../typeset/text/script.ts";
import { trueLength, withoutMarks } from "./dummy-copy.ts";

/** A part of a page, in points. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page of which a part is filler, as it is drawn. */
export interface GreekedPage {
  /** What is true: type, rules, pictures, in the order of the scene. */
  items: SceneItem[];
  /** Lines of filler, by their color. */
  bars: ReadonlyMap<string, Area[]>;
}

/** Where lines of a script stand above their baseline, in sizes: the middle of a bar and half of its height. */
function bandOf(language: string): { middle: number; half: number } {
  const { cjk, language: primary } = scriptOf(language);
  if (cjk || primary === "ko") return { middle: 0.36, half: 0.3 };
  if (primary === "hi") return { middle: 0.33, half: 0.24 };
  return { middle: 0.25, half: 0.2 };
}

function widthOf(text: string, item: TextItem, measurer: Measurer): number {
  const spaces = text.match(/[ \u00a0]/g)?.length ?? 0;
  const letters = item.letterSpace === 0 ? 0 : [...text].length;
  const natural = measurer.width(text, item.font, item.language, item.letterSpace !== 0) * item.size;
  return natural + item.letterSpace * letters + item.wordSpace * spaces;
}

function barOf(item: TextItem, from: number, to: number): Area {
  const { middle, half } = bandOf(item.language);
  const start = item.direction === "rtl" ? -to : from;
  const width = to - from;
  const height = item.size * half * 2;
  const above = item.size * (middle + half);
  // Turned by a right angle, what stood above the baseline stands beside it.
  if (item.rotate === 90) return { x: item.x + above - height, y: item.y + start, width: height, height: width };
  if (item.rotate === -90) return { x: item.x - above, y: item.y - start - width, width: height, height: width };
  return { x: item.x + start, y: item.y - above, width, height };
}

/** The bar over the filler at a run's end, and the run without it: null where nothing of it is true. */
function divided(item: TextItem, measurer: Measurer): { type: TextItem | null; bar: Area } {
  const at = trueLength(item.text);
  const isFull = !item.last && item.wordSpace !== 0;
  const whole = isFull ? item.width : Math.min(widthOf(withoutMarks(item.text), item, measurer), item.width);
  const text = item.text.slice(0, at);
  // The quotation mark before a passage that is still to come is not type yet.
  if (!/[\p{L}\p{N}]/u.test(text)) return { type: null, bar: barOf(item, 0, whole) };
  const kashidas = item.kashidas?.filter((offset) => offset < at);
  const { kashidas: _all, ...rest } = item;
  const type: TextItem = { ...rest, text: text.trimEnd(), hyphen: false, ...(kashidas?.length ? { kashidas } : {}) };
  return { type, bar: barOf(item, Math.min(whole, widthOf(text, item, measurer)), whole) };
}

/**
 * Parts what is true on a page from the filler (see `asFiller`), which becomes bars. `measurer` is that of the tools the page was set with;
 * of a page without filler every item comes back as it is.
 */
export function greek(scene: PageScene, measurer: Measurer): GreekedPage {
  const items: SceneItem[] = [];
  const bars = new Map<string, Area[]>();
  for (const item of scene.items) {
    if (item.kind !== "text" || trueLength(item.text) === item.text.length) {
      items.push(item);
      continue;
    }
    const { type, bar } = divided(item, measurer);
    if (type) items.push(type);
    if (bar.width < 0.5 || bar.height < 0.5) continue;
    const same = bars.get(item.color);
    if (same) same.push(bar);
    else bars.set(item.color, [bar]);
  }
  return { items, bars };
}
