export type { AlmanacLine, AlmanacWords } from "./almanac.ts";
export { almanac } from "./almanac.ts";
export type { Drawing, DrawingColor, DrawingItem, DrawingLabel, DrawingPath, DrawingPin } from "./drawing.ts";
export { calendarKeys, calendarOfDate, withoutCalendar } from "./facts/calendar.ts";
export type { NewspaperWords } from "./facts/fields.ts";
export { countWords, fold, foldPassage, holds } from "./facts/fold.ts";
export type { Fact, Ledger, PageRange, SourceSentence } from "./facts/ledger-types.ts";
export { KnownWords, namedByCapitals, unknownNames } from "./facts/names.ts";
export { numberKeys, numbersIn } from "./facts/numbers.ts";
export { type Passage, passagesOf, spokenParts } from "./facts/passages.ts";
export { paragraphsIn, type Stretch, sentencesIn } from "./facts/sentences.ts";
export type { SourceArticle } from "./facts/source-facts.ts";
export type { SourceRange } from "./facts/source-range.ts";
export { type Fit, fitOf } from "./fit/fit-of.ts";
export { type CutOptions, type SuggestedCut, suggestCut } from "./fit/suggest-cut.ts";
export { type FontUse, fontsOf } from "./fonts-of.ts";
export { type Hyphenate, loadHyphenator } from "./hyphenate.ts";
export { editedParts, fingerprintOf, type Made, type MadePart, type MadeText, partsMade } from "./made.ts";
export type { Measurer } from "./measure.ts";
export type {
  ExpandedContent,
  InsideEntry,
  Layout,
  MarketRows,
  NewspaperToSet,
  PictureSource,
  Place,
  PlacedSection,
  SideStory,
} from "./newspaper.ts";
export { type EditionLines, editionLines } from "./page/edition-lines.ts";
export { type MainBlock, mainBlocks } from "./page/main-blocks.ts";
export type { BodyType, TypesetTools } from "./page/press.ts";
export { collisionsOf, type PageGrid, pageGridOf, type SampleSettings, sectionsOf } from "./page/section-grid.ts";
export { type CardSize, setSocialCard } from "./page/social-card.ts";
export { type WordsOfRun, wordsOn } from "./page/words-on.ts";
export { type PaperSize, pageWidth, paperHeight, paperSizeOf, paperSizes } from "./paper-sizes.ts";
export { plainText } from "./plain-text.ts";
export type {
  Block,
  BoxItem,
  Clip,
  Direction,
  Frame,
  Jump,
  PageScene,
  PageShape,
  PathItem,
  PictureItem,
  RuleItem,
  SceneItem,
  Section,
  SetNewspaper,
  SetWarning,
  TextItem,
  Treatment,
} from "./scene.ts";
export { type Device, setForDevice } from "./set-for-device.ts";
export { type SetOptions, setNewspaper } from "./set-newspaper.ts";
export { earsIn, templateOf, templates } from "./templates/templates.ts";
export type { EditionWords, PageWords } from "./words.ts";
