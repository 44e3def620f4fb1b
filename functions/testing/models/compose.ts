import { contextSentence, phrasesOf } from "./context.ts";
import { isForeign, type PromptArticle } from "./prompt-article.ts";

/** A paragraph or subhead of the main story. */
export interface Block {
  kind: "paragraph" | "subhead";
  text: string;
  /** Not from the article: context added by the model. */
  isAdded: boolean;
}

/** Every answer a task can ask for, made of the article's own words and neutral sentences. */
export interface Edition {
  title: string;
  deck: string;
  kicker: string;
  pullQuote: string;
  byline: string;
  writer: string;
  paper: string;
  caption: string;
  alt: string;
  language: string;
  blocks: Block[];
  /** Sentences that are not from the article. */
  added: string[];
  sides: { headline: string; content: string }[];
  /** Phrases of the story with the article text they are based on. */
  claims: { claim: string; source: string }[];
  /** Numbers of the page's sentences that share most words with a sentence of the article and are not that sentence. */
  contradictions: { sentence: number; source: string }[];
}

const contextAtMost = 132;

function paragraphsOf(content: string): string[] {
  return content
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const sentencesOf = (text: string, language: string) =>
  Array.from(new Intl.Segmenter(language, { granularity: "sentence" }).segment(text), ({ segment }) => segment.trim());

/** An early sentence short enough for a deck. */
function deckOf(text: string, language: string): string {
  const early = sentencesOf(text, language).slice(0, 5);
  return early.find(({ length }) => length >= 20 && length <= 160) ?? early[0] ?? "";
}

/** The article in order, with context and subheads between its paragraphs up to about the wished length. */
function composeStory({ content, language, targetLength }: PromptArticle): Pick<Edition, "blocks" | "added"> {
  const { space, subheads } = phrasesOf(language);
  const own = content === "" ? [] : paragraphsOf(content);
  const wanted = targetLength || 4_000;
  const added: string[] = [];
  let length = own.reduce((sum, paragraph) => sum + paragraph.length + 2, 0);
  while (length < wanted * 0.97 && added.length < contextAtMost) {
    const sentence = contextSentence(language, added.length);
    added.push(sentence);
    length += sentence.length + 1;
  }
  const gaps = Math.max(1, own.length);
  const blocks: Block[] = [];
  own.forEach((text, index) => {
    if (index > 0 && index % 3 === 0 && own.length > 4) {
      blocks.push({ kind: "subhead", text: subheads[(index / 3 - 1) % subheads.length] ?? "", isAdded: true });
    }
    blocks.push({ kind: "paragraph", text, isAdded: false });
    const here = added.slice(Math.floor((index * added.length) / gaps), Math.floor(((index + 1) * added.length) / gaps));
    const paragraphs = Math.ceil(here.length / 4);
    for (let number = 0; number < paragraphs; number++) {
      const from = Math.round((number * here.length) / paragraphs);
      const to = Math.round(((number + 1) * here.length) / paragraphs);
      blocks.push({ kind: "paragraph", text: here.slice(from, to).join(space), isAdded: true });
    }
  });
  return { blocks, added };
}

/** Up to six angles, each on different paragraphs and closed by sentences the main story does not use. */
function composeSides({ content, language }: PromptArticle): Edition["sides"] {
  const { angles, space } = phrasesOf(language);
  const own = paragraphsOf(content);
  return angles.map((headline, index) => {
    const at = (offset: number) => own[(own.length - 1 - ((2 * index + offset) % own.length)) % own.length] ?? "";
    const context = [0, 1].map((more) => contextSentence(language, contextAtMost + 2 * index + more)).join(space);
    return { headline, content: [at(0), own.length > 1 ? at(1) : "", context].filter(Boolean).join("\n\n") };
  });
}

/** The beginnings of the first paragraphs, each paired with the article's. */
function claimsOf(told: readonly string[], own: readonly string[]): Edition["claims"] {
  const beginning = (text: string) => (text.length > 60 ? text.slice(0, 60).replace(/\s\S*$/, "") : text);
  return told.slice(0, 12).map((text, at) => ({ claim: beginning(text), source: beginning(own[at] ?? "") }));
}

/** A model without judgement: what is nearly a sentence of the article contradicts it. */
function contradictionsOf({ page, content, language }: PromptArticle): Edition["contradictions"] {
  const own = paragraphsOf(content).flatMap((paragraph) => sentencesOf(paragraph, language));
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return page.flatMap((sentence, at) => {
    if (content.includes(sentence)) return [];
    const words = wordsOf(sentence);
    const source = own.find((other) => [...wordsOf(other)].filter((word) => words.has(word)).length >= 0.6 * words.size);
    return source ? [{ sentence: at + 1, source }] : [];
  });
}

export function cityOf(region: string): string {
  return region.split(/[,、，،]/)[0]?.trim() ?? "";
}

/** A foreign-language article retold without translation: neutral words, and the article's figures. */
function inOwnWords(article: PromptArticle): PromptArticle {
  const told = paragraphsOf(article.content).map((paragraph, index) => {
    const figures = paragraph.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];
    return contextSentence(article.language, 143 - (index % 40)) + (figures.length > 0 ? ` (${figures.join(" · ")})` : "");
  });
  return { ...article, title: phrasesOf(article.language).subheads[0] ?? "", content: told.join("\n\n") };
}

/** A quotation of the article without its marks; '' when none is long enough for a pull quote. */
function quoteIn(text: string): string {
  const passages = text.matchAll(/“([^“”]+)”|«([^«»]+)»|„([^„“”]+)[“”]|「([^「」]+)」|"([^"\n]+)"/g);
  const said = Array.from(passages, ([, ...inside]) => inside.find(Boolean)?.trim() ?? "");
  return said.find(({ length }) => length >= 40 && length <= 160) ?? said.find(({ length }) => length >= 15 && length <= 200) ?? "";
}

/** The edition of an article. A rewrite differs from the text before it, and each `variation` differs again. */
export function composeEdition(given: PromptArticle, variation = 0): Edition {
  const article = isForeign(given) ? inOwnWords(given) : given;
  const { language, region, title, author, content, before, count } = article;
  const words = phrasesOf(language);
  const own = paragraphsOf(content);
  const city = cityOf(region);
  const turned = <T>(choices: readonly T[]) =>
    before === "" ? choices : choices.map((_, index) => choices[(index + variation) % choices.length] as T);
  const another = (choices: string[]) => turned(choices).find((choice) => !before.includes(choice)) ?? choices[0] ?? "";
  const sides = composeSides(article).filter(({ headline }) => !before.includes(headline));
  return {
    title: before === "" ? title : another([title, ...words.angles.map((angle) => `${angle}: ${title}`)]),
    deck: deckOf(own.join(words.space) || title, language),
    kicker: words.angles[0] ?? "",
    pullQuote: quoteIn(content),
    byline: author || words.byline,
    writer: author,
    paper: another([...(city ? [words.paper.replace("{city}", city)] : []), words.anyPaper]),
    caption: words.caption,
    alt: words.alt,
    language,
    ...composeStory(article),
    sides: turned(sides).slice(0, count || sides.length),
    claims: claimsOf(own, paragraphsOf(given.content)),
    contradictions: contradictionsOf(given),
  };
}

/** The main story as one text: blank lines separate paragraphs; a `## …` line is a subhead. */
export function storyText({ blocks }: Edition): string {
  return blocks.map(({ kind, text }) => (kind === "subhead" ? `## ${text}` : text)).join("\n\n");
}
