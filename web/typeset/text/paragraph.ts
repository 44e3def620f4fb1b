import { costs } from "../costs.ts";
import { remember } from "../model/memo.ts";
import { type Opportunity, OpportunityBuilder, spaceCost, widestOf } from "./break-opportunities.ts";
import { cleanText, graphemesOf, withoutBreakControls, wordJoiner, zeroWidthSpace } from "./clean.ts";
import type { Hyphenate } from "./hyphenation.ts";
import { type Kashida, kashidaOf, tatweel } from "./kashida.ts";
import { blanksBetween, hasIdeograph, isAlphabetic, isUnbreakable } from "./kinsoku.ts";
import type { Measurer } from "./measurer.ts";
import { scriptOf } from "./script.ts";
import { measureOverlong, measureWord, type WordBox, type WordRules } from "./word-box.ts";

const { letterStretch, letterShrink, ideographStretch, ideographShrink } = costs.line;

/** How a text is set. */
export interface TextStyle {
  /** A scene font (see TextItem.font). */
  font: string;
  /** Points. */
  size: number;
  language: string;
}

/** What a text's widths in em depend on: its style but for the size. */
export type Face = Omit<TextStyle, "size">;

/** What the typesetter is given from outside. */
export interface Tools {
  measurer: Measurer;
  hyphenate: Hyphenate;
}

/** A paragraph measured, at no particular size: lines of it are found by `breakParagraph`. */
export interface MeasuredParagraph {
  /** The clean text; lines are slices of it. */
  text: string;
  /** Offset in the source of a character of `text`. */
  sourceOffset(index: number): number;
  opportunities: Opportunity[];
  /** Offsets in `text`, ascending, of marks that stand half an em nearer to the mark before them. */
  tightAt: readonly number[];
  /** Width of a word space, em. */
  space: number;
  /** Stretch and shrink of one space and one character at ratio 1, em. */
  spaceStretch: number;
  spaceShrink: number;
  charStretch: number;
  charShrink: number;
  /** The most one character is spaced or tightened, em. */
  charMost: number;
  charLeast: number;
  /** Widest stretch of text between two opportunities, em. */
  widest: number;
  /** Without line breaks, em. */
  width: number;
  language: string;
  /** Drawing words longer, where the script joins its letters and the face has the stroke. */
  kashida: Kashida | null;
  /** True when lines break between characters and space goes between them. */
  cjk: boolean;
  /** The same paragraph with breaks between letters where a part is wider than `limit` em. */
  withEmergencyBreaks(limit: number): MeasuredParagraph;
}

interface Cache {
  rules: WordRules;
  kashida: Kashida | null;
  wordBoxes: Map<string, WordBox>;
  paragraphs: Map<string, MeasuredParagraph>;
}

const caches = new WeakMap<Measurer, WeakMap<Hyphenate, Map<string, Cache>>>();
const mostWords = 20_000;
const mostParagraphs = 600;

// Scripts whose letters join or hang from a line: spacing tears them apart.
const inseparable =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Khmer}\p{Script=Tibetan}]/u;

const hasLetter = /\p{L}/u;
const arabicContext = "ا ";

/**
 * Measures a paragraph and finds every place where a line may end. Independent of the size; remembered by text, font and language,
 * so that setting a page again measures only what changed. Any text is accepted: controls and bidi overrides are left out.
 */
export function measureParagraph(text: string, style: Face, tools: Tools): MeasuredParagraph {
  const script = scriptOf(style.language);
  const usual = cacheFor(style, script.spaced, tools);
  const known = usual.paragraphs.get(text);
  if (known) return known;
  const spaced = script.spaced && !inseparable.test(text);
  const cache = spaced === script.spaced ? usual : cacheFor(style, spaced, tools);
  return remember(cache.paragraphs, text, mostParagraphs, () => build(text, style, spaced, cache, Number.POSITIVE_INFINITY));
}

function cacheFor(style: Face, spaced: boolean, tools: Tools): Cache {
  const byHyphenate = caches.get(tools.measurer) ?? new WeakMap<Hyphenate, Map<string, Cache>>();
  caches.set(tools.measurer, byHyphenate);
  const byStyle = byHyphenate.get(tools.hyphenate) ?? new Map<string, Cache>();
  byHyphenate.set(tools.hyphenate, byStyle);
  const key = `${style.font}|${style.language}|${spaced}|${tools.measurer.generation ?? 0}`;
  let cache = byStyle.get(key);
  if (!cache) {
    const { measurer, hyphenate } = tools;
    const { cjk, joined, hanging, language } = scriptOf(style.language);
    const ligaturesOff = spaced && !cjk;
    const width = (text: string) => measurer.width(text, style.font, style.language, ligaturesOff);
    // Figures and marks take the script of the words about them, and other shapes with it.
    const measure = joined
      ? (text: string) => (hasLetter.test(text) ? width(text) : width(arabicContext + text) - width(arabicContext))
      : width;
    cache = {
      rules: {
        measure,
        hyphenate,
        hanging,
        syllables: language === "ko",
        repeatsHyphen: language === "pt",
      },
      kashida: joined && measurer.covers(tatweel, style.font) ? kashidaOf(measure) : null,
      wordBoxes: new Map(),
      paragraphs: new Map(),
    };
    byStyle.set(key, cache);
  }
  return cache;
}

function build(source: string, style: Face, spaced: boolean, cache: Cache, limit: number): MeasuredParagraph {
  const script = scriptOf(style.language);
  const { text, marked, sourceOffset } = cleanText(source, script.direction === "rtl");
  const { measure } = cache.rules;
  const space = spaceOf(text, measure);
  const line = new OpportunityBuilder(space, cache.kashida);
  const tokens = marked.split(" ");
  let joined = 0;
  tokens.forEach((token, index) => {
    const own = hasIdeograph(token) ? null : wordBoxOf(token, cache, limit);
    const width = own?.width ?? 0;
    if (index > 0) {
      const cost = spaceCost(tokens[index - 1] ?? "", token);
      const isJoined = cost === Number.POSITIVE_INFINITY;
      // Words that no line may part go together until no line holds them: a row of dots.
      const isOverlong = isJoined && joined + space + width > limit;
      line.space(isOverlong ? costs.line.costOf.emergency : cost);
      joined = isJoined && !isOverlong ? joined + space : 0;
    }
    joined += width;
    if (own) line.word(withoutBreakControls(token), own);
    else {
      let held = 0;
      let before: string | undefined;
      let earlier: string | undefined;
      let control = "";
      for (const unit of unitsOf(token)) {
        if (unit === zeroWidthSpace || unit === wordJoiner) {
          control = unit;
          continue;
        }
        const wordBox = wordBoxOf(unit, cache, limit);
        if (before !== undefined) {
          const blanks = blanksBetween(before, unit, measure, script.language);
          const isHeld = control === "" ? isUnbreakable(before, unit, earlier) : control === wordJoiner;
          // Marks that may not begin a line go with what is before them until no line holds them all: a cry of a hundred ー.
          const isOverlong = isHeld && held + wordBox.width > limit;
          if (!isHeld || isOverlong) {
            line.gap(before, unit, blanks, measure, isOverlong);
            held = 0;
          }
          if (blanks.surplus > 0) line.tighten(blanks.surplus);
        }
        held += wordBox.width;
        line.word(unit, wordBox);
        earlier = before;
        before = unit;
        control = "";
      }
    }
  });
  line.end();
  const opportunities = line.opportunities;
  return {
    text,
    sourceOffset,
    opportunities,
    tightAt: line.tightAt,
    space,
    spaceStretch: space * 0.5,
    spaceShrink: space * (script.joined ? 0.45 : 0.33),
    charStretch: spaced ? (script.cjk ? ideographStretch : letterStretch) : 0,
    charShrink: spaced ? (script.cjk ? ideographShrink : letterShrink) : 0,
    charMost: spaced ? (script.cjk ? 0.25 : 0.0225) : 0,
    charLeast: spaced ? (script.cjk ? -0.05 : -0.009) : 0,
    widest: widestOf(opportunities),
    width: opportunities.at(-1)?.endWidth ?? 0,
    language: style.language,
    kashida: cache.kashida,
    cjk: script.cjk,
    withEmergencyBreaks: (narrow) => build(source, style, spaced, cache, narrow),
  };
}

/** Width of a word space: that between two letters, since a slice of another script may have the space that stands alone. */
function spaceOf(text: string, measure: (text: string) => number): number {
  const letter = /[\p{Script=Devanagari}\p{Script=Hangul}]/u.exec(text)?.[0];
  return letter ? measure(`${letter} ${letter}`) - 2 * measure(letter) : measure(" ");
}

function wordBoxOf(word: string, cache: Cache, limit: number): WordBox {
  const wordBox = remember(cache.wordBoxes, word, mostWords, () => measureWord(word, cache.rules));
  return wordBox.width > limit ? measureOverlong(withoutBreakControls(word), wordBox, limit, cache.rules) : wordBox;
}

// An address in text without spaces is broken as one between spaces is: after its marks.
const addressRun = /((?:https?:\/\/|www\.)[!-~]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+)/;
const joiner = /[.,:/'’&°′″-]/;

/** A token with ideographs as single ideographs, runs of other letters and addresses. */
function unitsOf(token: string): string[] {
  return token.split(addressRun).flatMap((part, index) => (index % 2 === 1 ? [part] : runsOf(part)));
}

function runsOf(text: string): string[] {
  const units: string[] = [];
  let run = "";
  const graphemes = graphemesOf(text);
  graphemes.forEach((grapheme, index) => {
    const isSign = grapheme === "-" && /^\d/.test(graphemes[index + 1] ?? "");
    if (isAlphabetic(grapheme) || isSign || (run !== "" && joiner.test(grapheme))) run += grapheme;
    else {
      if (run !== "") units.push(run);
      run = "";
      units.push(grapheme);
    }
  });
  if (run !== "") units.push(run);
  return units;
}
