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
}

/** One attempt at a model. */
export interface ModelCall {
  /** Aborted after 150 s, when the run is stopped and at its deadline. */
  signal: AbortSignal;
  /** Takes the text as it is written, in order and field by field; what it took belongs to the attempt and ends with it. */
  onText?(path: "expandedTitle" | "expandedContent", delta: string): void;
}

/**
 * Writes for the newspaper. Answers are checked by the caller, so a model may hand on what its provider said.
 * Every call rejects with a ProviderError when the provider fails.
 */
export interface TextModel {
  /** The main story; `sideStories` stays empty here. `targetLength`: characters, 500 to 12,000, a wish. */
  expand(article: Article, order: { targetLength: number }, call: ModelCall): Promise<ExpandedContent>;
  /** At most `count` (0 to 6) side stories; fewer, or none, when the article does not carry them. */
  sideStories(article: Article, order: { count: number }, call: ModelCall): Promise<SideStory[]>;
  /** What the paper is called: never the name of a real one. */
  paperName(article: Article, call: ModelCall): Promise<string>;
}
