import type { Newspaper } from "../../api/newspapers.ts";
import { type Fact, factsOf, type Ledger, type NewspaperWords, type SourceArticle } from "../../typeset/index.ts";
import { articleLanguage } from "./article-language.ts";
import { withoutCapitals } from "./headings.ts";
import { story } from "./printed-words.ts";

/** All that the check reads of a newspaper; it travels to a Web Worker. */
export interface FactsWork {
  words: NewspaperWords & { folio: Newspaper["folio"] };
  article: SourceArticle;
  language: string;
  /** What the newspaper's model owned to have added to the main story, or was found to have. */
  additions: readonly string[];
  /** The pictures are the house's, and so are the words that say what they show. */
  isDrawn: boolean;
}

/** What is known of a newspaper's facts, with the places as the newspaper itself names them. */
export interface CheckedPage extends Ledger {
  /** Article and page are in different languages: quotations and sentences were not compared. */
  isForeign: boolean;
}

/** The language of the newspaper's words, which need not be that of the words the paper adds. */
export const pageLanguage = ({ expandedContent, language }: Newspaper) => expandedContent.contentLanguage || language;

/** What of a newspaper is to be checked: the words that are printed, and the article they should come from. */
export function factsWork(newspaper: Newspaper): FactsWork {
  const { expandedContent, imageUrl, imageCaption, smallImageUrl, smallImageCaption, folio, madeWith } = newspaper;
  const { title, content, region, author, publishDate, place } = newspaper;
  const language = pageLanguage(newspaper);
  return {
    words: {
      // The captions that are printed stand beside, and What's Inside is printed from the stories it names.
      expandedContent: { ...expandedContent, caption: "", whatsInside: [] },
      pictures: {
        ...(imageUrl !== "" && { main: { caption: imageCaption } }),
        ...(smallImageUrl !== "" && { small: { caption: smallImageCaption } }),
      },
      folio,
    },
    // The house edition prints the author's own sentences.
    article: {
      title,
      content,
      region,
      author,
      publishDate,
      place,
      language: madeWith.house ? language : articleLanguage(content, language),
    },
    language,
    additions: expandedContent.additions.map(({ text }) => text),
    isDrawn: madeWith.images === "house",
  };
}

const printed: Readonly<Record<string, string>> = {
  "pictures.main.caption": "imageCaption",
  "pictures.small.caption": "smallImageCaption",
};
const asPrinted = <At extends { path: string }>(at: At): At => ({ ...at, path: printed[at.path] ?? at.path });

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) => one.from < other.to && other.from < one.to;

/** Passages the model owned to that still stand in the story, unless the check says something of them already. */
function ownedTo({ words, additions }: FactsWork, facts: readonly Fact[]): Fact[] {
  const text = words.expandedContent.expandedContent;
  return additions.flatMap((addition): Fact[] => {
    const from = addition === "" ? -1 : text.indexOf(addition);
    if (from < 0) return [];
    const at = { path: story, from, to: from + addition.length };
    const said = facts.filter((fact) => fact.at.path === story && overlaps(fact.at, at));
    const isKnown = said.some(
      ({ kind, verdict }) => verdict === "added" || verdict === "changed" || (kind === "sentence" && verdict === "given"),
    );
    return isKnown ? [] : [{ kind: "sentence", text: addition, at, verdict: "added" }];
  });
}

const entryOf = (value: unknown, key: string) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** Looks every fact up. By rule, without network; some milliseconds. */
export function checkFacts(work: FactsWork): CheckedPage {
  const { facts, sentences } = factsOf(work.words, work.article, work.language);
  const named = withoutCapitals(facts, (path) => String(path.split(".").reduce<unknown>(entryOf, work.words) ?? ""));
  const isLegend = ({ kind, verdict, at }: Fact) =>
    work.isDrawn && kind === "sentence" && verdict === "added" && at.path.startsWith("pictures.");
  const all = named.filter((fact) => !isLegend(fact)).map((fact) => ({ ...fact, at: asPrinted(fact.at) }));
  return {
    facts: [...all, ...ownedTo(work, all)],
    sentences: sentences.map((sentence) => ({ ...sentence, at: sentence.at && asPrinted(sentence.at) })),
    isForeign: work.article.language !== work.language,
  };
}
