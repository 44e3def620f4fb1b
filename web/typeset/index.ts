export type { AlmanacLine, AlmanacWords } from "./almanac/almanac.ts";
export { almanac } from "./almanac/almanac.ts";
export { type StoryBlock, storyBlocks } from "./columns/story-blocks.ts";
export { type Fit, fitOf } from "./copyfit/fit-verdict.ts";
export { editedParts, fingerprintOf, type Made, type MadePart, type MadeText, partsMade } from "./model/authorship.ts";
export type { Drawing, DrawingColor, DrawingItem, DrawingLabel, DrawingPath, DrawingPin } from "./model/drawing.ts";
export type { EditionWords, PageWords } from "./model/edition-words.ts";
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
} from "./model/newspaper.ts";
export { type PaperSize, pageWidth, paperHeight, paperSizeOf, paperSizes } from "./model/paper-sizes.ts";
export { plainText } from "./model/plain-text.ts";
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
  Source,
  TextItem,
  Treatment,
} from "./model/scene.ts";
export { wordsOn } from "./model/scene.ts";
export { type FontUse, fontsOf } from "./model/scene-fonts.ts";
export type { BodyType, TypesetTools } from "./page/context.ts";
export { collisionsOf, type PageGrid, pageGridOf, type SampleSettings, sectionsOf } from "./page/layouts/fixed/section-grid.ts";
export { type CardSize, setSocialCard } from "./page/layouts/flow/social-card.ts";
export { type EditionLines, editionLines } from "./page/masthead/edition-lines.ts";
export { type Device, setForDevice } from "./page/set-for-device.ts";
export { type SetOptions, setNewspaper } from "./page/set-newspaper.ts";
export { earsIn, templateOf, templates } from "./templates/templates.ts";
export { type Hyphenate, loadHyphenator } from "./text/hyphenation.ts";
export type { Measurer } from "./text/measurer.ts";
