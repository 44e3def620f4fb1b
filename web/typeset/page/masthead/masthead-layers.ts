import type { Element, HorizonElement, NameElement, Paint, RuleElement, Slot } from "../../templates/furniture.ts";
import type { Template } from "../../templates/template.ts";

/** A part of a masthead on a page too narrow for its furniture: what stands from edge to edge, in the order it is read in. */
export type Layer =
  | { kind: "rule"; weight: number; paint: Paint; ground: Paint | null }
  | { kind: "name"; name: NameElement; ground: Paint | null; ruled: Paint | null }
  | { kind: "motto"; paint: Paint; ground: Paint | null }
  | { kind: "words"; paint: Paint; ground: Paint | null; slots: readonly Slot[] }
  | { kind: "horizon"; horizon: HorizonElement; ground: Paint | null }
  | { kind: "stripe"; ground: Paint };

/** Rules shorter than this share of the page belong to what stands beside the name. */
const wideShare = 0.6;
/** Furniture is drawn for pages of this width, however narrow the page is it is read for. */
const printedWidth = 612;

interface Ground {
  top: number;
  foot: number;
  fill: Paint;
}

const heightOf = (element: Element): number => ("height" in element ? (element.height ?? 0) : 0);
/** Texts stand on their baseline. */
const topOf = (element: Element): number => (element.kind === "text" || element.kind === "folio" ? element.y - 6 : element.y);

/**
 * The masthead of a template as layers from top to foot. Every statement beside the name is printed once, under the others' first
 * place; ears and teasers are left to the caller.
 */
export function mastheadLayers(template: Template): Layer[] {
  const { furniture, front } = template;
  const elements = furniture.filter(({ y }) => y >= 0 && y < Math.max(front.top, 120)).sort((a, b) => topOf(a) - topOf(b));
  const name = elements.find((element) => element.kind === "name");
  const grounds = groundsOf(elements, name);
  const groundAt = (y: number): Paint | null => grounds.find(({ top, foot }) => y >= top && y <= foot)?.fill ?? null;
  const slots = elements.flatMap((element) =>
    element.kind === "text" ? element.slots : element.kind === "folio" ? element.groups.flat() : [],
  );
  const layers: Layer[] = [];
  const stripes = new Set<Ground>();
  const has = (kind: Layer["kind"]) => layers.some((layer) => layer.kind === kind);
  for (const element of elements) {
    const middle = element.kind === "name" ? element.baseline - 10 : topOf(element) + 2;
    const ground = groundAt(middle);
    if (element.kind === "box") {
      const own = grounds.find(({ top, fill }) => top === element.y && fill === element.fill);
      if (own && !holdsWords(own, elements) && !stripes.has(own)) {
        stripes.add(own);
        layers.push({ kind: "stripe", ground: own.fill });
      }
    } else if (element.kind === "rule" && element.width > printedWidth * wideShare) layers.push(ruleLayer(element, ground));
    else if (element.kind === "name") layers.push({ kind: "name", name: element, ground, ruled: ruledBehind(elements, element) });
    else if (element.kind === "horizon") layers.push({ kind: "horizon", horizon: element, ground });
    else if (element.kind === "text" && element.slots.includes("motto") && !has("motto"))
      layers.push({ kind: "motto", paint: element.paint ?? "ink", ground });
    else if ((element.kind === "text" || element.kind === "folio") && !has("words"))
      layers.push({ kind: "words", paint: element.paint ?? "ink", ground, slots: slots.filter((slot) => slot !== "motto") });
  }
  // A motto among the words of a folio stands under the name.
  if (slots.includes("motto") && !has("motto")) {
    const at = layers.findIndex(({ kind }) => kind === "name");
    const ground = layers[at]?.ground ?? null;
    layers.splice(at + 1, 0, { kind: "motto", paint: ground ? "paper" : "ink", ground });
  }
  return layers;
}

function ruleLayer({ weight, paint }: RuleElement, ground: Paint | null): Layer {
  return { kind: "rule", weight, paint: paint ?? "ink", ground };
}

function groundsOf(elements: readonly Element[], name: Element | undefined): Ground[] {
  return elements.flatMap((element): Ground[] => {
    if (element.kind !== "box" || !element.fill || element.fill === "paper") return [];
    if (element.width > printedWidth * wideShare) return [{ top: element.y, foot: element.y + element.height, fill: element.fill }];
    // A column of colour down the whole page becomes a band behind the name.
    return element.height <= 0 && name?.kind === "name" ? [{ top: 0, foot: name.baseline, fill: element.fill }] : [];
  });
}

function holdsWords({ top, foot }: Ground, elements: readonly Element[]): boolean {
  return elements.some((element) => {
    if (element.kind === "name") return element.baseline - 10 >= top && element.baseline - 10 <= foot;
    return (element.kind === "text" || element.kind === "folio") && topOf(element) + 2 >= top && topOf(element) + 2 <= foot;
  });
}

function ruledBehind(elements: readonly Element[], name: NameElement): Paint | null {
  const lines = elements.find(
    (element) => element.kind === "lines" && element.y <= name.y && element.y + heightOf(element) >= name.y + (name.height ?? 0) - 1,
  );
  return lines && "paint" in lines ? (lines.paint ?? "ink") : null;
}

const starts: ReadonlySet<Slot> = new Set(["volume", "number", "volume-number", "week"]);
const ends: ReadonlySet<Slot> = new Set(["pages", "price", "pages-price"]);

/** Slots of a folio by the place they stand in on one line: each once. */
export function folioParts(slots: readonly Slot[]): { start: Slot[]; middle: Slot[]; end: Slot[] } {
  const all = [...new Set(slots)].filter((slot) => slot !== "motto" && slot !== "name" && slot !== "colophon");
  // “place-date” says place and date.
  const both = all.includes("place-date") || (all.includes("place") && all.includes("date"));
  const rest = all.filter((slot) => !(both && (slot === "place" || slot === "date" || slot === "place-date")));
  return {
    start: rest.filter((slot) => starts.has(slot)),
    middle: [...(both ? (["place-date"] as const) : []), ...rest.filter((slot) => !starts.has(slot) && !ends.has(slot))],
    end: rest.filter((slot) => ends.has(slot)),
  };
}
