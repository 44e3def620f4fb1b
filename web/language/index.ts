/** Text analysis in twelve languages. Pure: the caller passes the language's lexicon, `locales/<code>/lexicon.json`. */
export { type Article, type Paragraph, type Quotation, readArticle, type Sentence } from "./article.ts";
export { type CalendarDate, calendarDatesIn, weekdayOf } from "./calendar.ts";
export { type ClockTime, clockTimesIn } from "./clock.ts";
export { type DateMention, datesIn } from "./dates.ts";
export { contentLanguageOf, detectLanguage } from "./detect.ts";
export { type Figure, figuresIn } from "./figures.ts";
export { Lexicon, type LexiconData, plainLexicon } from "./lexicon.ts";
export { describePerson, type Mention, type Person, peopleIn } from "./names.ts";
export { type NumberMention, numbersIn, toLatinDigits } from "./numbers.ts";
export { cleanText, oneLine, paragraphsOf } from "./paragraphs.ts";
export { type QuoteSpan, quotationsIn } from "./quotations.ts";
export { isSubjectless, leans, pronounAt, type Stretch, sentencesIn, withoutTie } from "./sentences.ts";
export { subheadsIn } from "./subheads.ts";
export { isMoney, type Unit, unitOf } from "./units.ts";
export { WordCounts } from "./word-counts.ts";
export { bareLetters, contentTerms, firstUpper, isInScriptOf, withoutStop, wordCount } from "./words.ts";
