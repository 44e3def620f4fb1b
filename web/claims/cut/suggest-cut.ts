import {
  fitOf,
  type NewspaperToSet,
  type PageShape,
  type SetNewspaper,
  type SetOptions,
  setNewspaper,
  type TypesetTools,
} from "../../typeset/index.ts";
import { type Cut, CutChooser } from "./choose-cut.ts";
import { cutUnitsOf } from "./cut-units.ts";
import { type Span, spansOf, without } from "./leave-out.ts";
/** Sentences that could be left out so that the lead story stands whole on the front page: set and found to fit. */
export interface SuggestedCut {
  /** The field they stand in. */
  path: "expandedContent.expandedContent";
  /** Each sentence as it stands in the field, for reading and marking. Offsets in UTF-16 units. */
  sentences: readonly (Span & { text: string })[];
  /** What is taken out of the field for it, white space included: ascending, apart from each other. */
  spans: readonly Span[];
  /** What the front page was found to look like with it; the newspaper takes it with the cut. */
  shape: PageShape | null;
}

export interface CutOptions extends SetOptions {
  /** BCP 47 code of the language the story is in, where it is not the newspaper's. */
  language?: string;
  /** Sentences of the story the author did not write; they go first. */
  added?: readonly string[];
}

/** A cut of more than this share of a story is no trimming but a rewrite, and is not suggested. */
const mostShare = 0.4;
/** How often the search halves what is between too little and enough. */
const halvings = 5;

/**
 * Which whole sentences to leave out of the lead story so that it stands whole on the front page: never of the first paragraph, never half
 * a quotation, never one that what follows leans on; sentences the author did not write and those near the end first, and no more than it
 * takes. `set` is the newspaper as it stands. Proven by setting it, eight times or so (about half a second in all). Null where nothing is
 * over, where the owner has said how much stands on the front page, or where no two fifths of the text make a cut that helps.
 */
export function suggestCut(
  newspaper: NewspaperToSet,
  set: SetNewspaper,
  tools: TypesetTools,
  { language = newspaper.language, added = [], ...options }: CutOptions = {},
): SuggestedCut | null {
  const story = newspaper.expandedContent.expandedContent;
  const { over, characters, isChosen } = fitOf(set, newspaper);
  if (over === 0 || isChosen || story.trim() === "") return null;
  const chooser = new CutChooser(cutUnitsOf(story, language || "en"), added);
  const most = story.length * mostShare;
  const trial = new Trial(newspaper, tools, options, chooser);
  let enough = Math.min(most, characters * 1.05);
  let found = trial.holdingCut(enough, most);
  while (!found && enough < most) {
    enough = Math.min(most, enough * 1.2);
    found = trial.holdingCut(enough, most);
  }
  if (!found) return null;
  let little = 0;
  for (let halving = 0; halving < halvings; halving++) {
    const between = (little + enough) / 2;
    const cut = trial.holdingCut(between, most);
    if (!cut) little = between;
    else {
      enough = between;
      found = cut;
    }
  }
  const { units } = chooser;
  const sentences = [...found].toSorted((one, other) => one - other).flatMap((index) => units[index] ?? []);
  return {
    path: "expandedContent.expandedContent",
    sentences: sentences.map(({ from, to, text }) => ({ from, to, text })),
    spans: spansOf(story, units, found),
    shape: trial.keeps(found, set.shape) ? (set.shape ?? null) : null,
  };
}

/** Sets a newspaper with cuts, each once. */
class Trial {
  readonly #newspaper: NewspaperToSet;
  readonly #tools: TypesetTools;
  readonly #options: SetOptions;
  readonly #chooser: CutChooser;
  readonly #known = new Map<string, boolean>();

  constructor(newspaper: NewspaperToSet, tools: TypesetTools, options: SetOptions, chooser: CutChooser) {
    this.#newspaper = newspaper;
    this.#tools = tools;
    this.#options = options;
    this.#chooser = chooser;
  }

  /** The cut of at least so many characters, where the story then stands whole on the front page. */
  holdingCut(least: number, most: number): Cut | null {
    const cut = this.#chooser.choose(least, most);
    return cut && this.#holds(cut, null) ? cut : null;
  }

  /** Whether the page may keep a shape with that cut. */
  keeps(cut: Cut, shape: PageShape | undefined): boolean {
    return shape !== undefined && this.#holds(cut, shape);
  }

  #holds(cut: Cut, shape: PageShape | null): boolean {
    const key = `${shape ? "kept" : ""} ${[...cut].toSorted((one, other) => one - other).join(" ")}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { expandedContent } = this.#newspaper;
    const story = expandedContent.expandedContent;
    const shorter = without(story, spansOf(story, this.#chooser.units, cut));
    const newspaper = { ...this.#newspaper, shape, expandedContent: { ...expandedContent, expandedContent: shorter } };
    const holds = fitOf(setNewspaper(newspaper, this.#tools, this.#options), newspaper).over === 0;
    this.#known.set(key, holds);
    return holds;
  }
}
