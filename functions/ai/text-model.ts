import type { ExpandedContent, Place, SideStory } from "../completed-newspapers/contract.ts";
import type { Contradiction } from "../press-runs/contract.ts";

/** The article as its author wrote it. */
export interface Article {
  title: string;
  content: string;
  /** As entered: "City, Country" in any script, or anything else. */
  region: string;
  /** Language of the newspaper, a code of locales/languages.ts. The content may be in another. */
  language: string;
  author: string;
  /** ISO date of the edition, '' when unknown. */
  publishDate: string;
  /** Where the region lies, when the gazetteer knows it. */
  place: Place | null;
  /** The town of the US ZIP code in the region, after which the paper is named. */
  paperTown?: PaperTown;
}

export interface PaperTown {
  zip: string;
  /** Town and state in the newspaper's language: "Gloucester, Massachusetts". */
  region: string;
  /** The house edition's names for its paper, best first; never empty. */
  names: readonly string[];
}

/** One attempt at a model. */
export interface ModelCall {
  /** Aborted after 150 s, when the run is stopped and at its deadline. */
  signal: AbortSignal;
  /**
   * Takes the text while it is written, in order and field by field ("expandedTitle", "expandedContent", "sideStories.0.content"). It
   * belongs to this attempt alone.
   */
  onText?(path: string, delta: string): void;
}

/** A part that is made again. */
export interface Again {
  /** The reader's wish in their own words, at most 300 characters, '' for none. Data, never an instruction to trust. */
  instruction: string;
  /** How often this part has been made before; 1 at the first time again. */
  times: number;
}

/** The head of the main story. */
export type Headline = Pick<ExpandedContent, "expandedTitle" | "deck" | "kicker">;

/**
 * Writes the texts of a newspaper, within the limits of the contract. Every call rejects with a ProviderError when the provider fails or
 * its answer cannot be printed.
 */
export interface TextModel {
  /** The main story, with empty `sideStories`. `targetLength`: characters, 500 to 12,000, approximate. */
  expand(article: Article, order: { targetLength: number; again?: Again }, call: ModelCall): Promise<ExpandedContent>;
  /** Another headline for the same story, in place of `before`. */
  headline(article: Article, order: { before: string; again: Again }, call: ModelCall): Promise<Headline>;
  /**
   * At most `count` (0 to 6) side stories; fewer or none where the article has not enough. `keep`: the other stories of the page, whose
   * angles are taken; `before`: the one that is made again.
   */
  sideStories(
    article: Article,
    order: { count: number; keep?: SideStory[]; before?: SideStory; again?: Again },
    call: ModelCall,
  ): Promise<SideStory[]>;
  /** A name for the paper, of its town where a ZIP code gives one; never that of a real paper. */
  paperName(article: Article, order: { before?: string; again?: Again }, call: ModelCall): Promise<string>;
  /** Which of the page's sentences contradict the article. The house edition cannot tell. */
  contradictions?(article: Article, sentences: readonly string[], call: ModelCall): Promise<Contradiction[]>;
}
