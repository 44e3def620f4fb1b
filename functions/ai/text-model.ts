import type { ExpandedContent, Place, SideStory } from "../completed-newspapers/contract.ts";

/** The article as its author gave it: what every model works from. */
export interface Article {
  title: string;
  content: string;
  /** As typed: "City, Country" in any script, or anything else. */
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
  /** What the house would call its paper, most wanted first; never empty. */
  names: readonly string[];
}

/** One attempt at a model. */
export interface ModelCall {
  /** Aborted after 150 s, when the run is stopped and at its deadline. */
  signal: AbortSignal;
  /**
   * Takes the text as it is written, in order and field by field ("expandedTitle", "expandedContent", "sideStories.0.content");
   * what it took belongs to the attempt and ends with it.
   */
  onText?(path: string, delta: string): void;
}

/** A part that is made another time. */
export interface Again {
  /** What its reader wishes, in their own words; '' for just another one. At most 300 characters, and no instruction to trust. */
  instruction: string;
  /** How often this part has been made before: 1 for the first time again. */
  times: number;
}

/** What stands at the head of the main story. */
export type Headline = Pick<ExpandedContent, "expandedTitle" | "deck" | "kicker">;

/**
 * Writes for the newspaper. Answers are checked by the caller, so a model may hand on what its provider said.
 * Every call rejects with a ProviderError when the provider fails.
 */
export interface TextModel {
  /** The main story; `sideStories` stays empty here. `targetLength`: characters, 500 to 12,000, a wish. */
  expand(article: Article, order: { targetLength: number; again?: Again }, call: ModelCall): Promise<ExpandedContent>;
  /** Another headline for the story as it stands; `before` is the one it replaces. */
  headline(article: Article, order: { before: string; again: Again }, call: ModelCall): Promise<Headline>;
  /**
   * At most `count` (0 to 6) side stories; fewer, or none, when the article does not carry them. `keep` are the stories that stand
   * beside them already, whose angles are taken; `before` is the one that is replaced, when one is made again.
   */
  sideStories(
    article: Article,
    order: { count: number; keep?: SideStory[]; before?: SideStory; again?: Again },
    call: ModelCall,
  ): Promise<SideStory[]>;
  /** What the paper is called: never the name of a real one. */
  paperName(article: Article, order: { before?: string; again?: Again }, call: ModelCall): Promise<string>;
}
