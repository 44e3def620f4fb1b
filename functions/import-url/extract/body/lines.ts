import { lineWords } from "./line-words.ts";

const edge = String.raw`[\s\p{P}\p{S}]*`;
/** Where letters make words with spaces between them, a word ends here. */
const wordEnd = String.raw`(?!(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}])[\p{L}\p{M}])`;
const any = (pick: (words: (typeof lineWords)[number]) => string[]) => lineWords.flatMap(pick).join("|").normalize("NFC");

const whole = new RegExp(`^${edge}(?:${any((words) => words.whole)})${edge}$`, "iu");
const comments = new RegExp(
  `^${edge}(?:\\d+ )?(?:${any((words) => words.comments)})(?: ?\\(?\\d+\\)?| ?[(（][^()（）]{1,20}[)）])?${edge}$`,
  "iu",
);
const reference = new RegExp(`^${edge}(?:${any((words) => words.reference)})(?:\\s*[:：|>»→–—-]|\\s*$)`, "iu");
const referenceStart = new RegExp(`^${edge}(?:${any((words) => words.reference)})${wordEnd}`, "iu");
const prompt = new RegExp(`(?:${any((words) => words.prompt)})`, "iu");
const promptStart = new RegExp(`^${edge}(?:${any((words) => words.prompt)})`, "iu");
const credit = new RegExp(`^(?:${any((words) => words.credit)})`, "iu");
const summary = new RegExp(`^${edge}(?:${any((words) => words.summary)})${edge}$`, "iu");
const readers = new RegExp(`^.{0,40}?(?:${any((words) => words.readers)})${edge}$`, "iu");
const rights = new RegExp(`^${edge}(?:${any((words) => words.rights)})`, "iu");
const lastLine = new RegExp(`^${edge}(?:${any((words) => words.end)})${edge}$`, "iu");
const stamp = new RegExp(`^${edge}(?:${any((words) => words.stamp)})${edge}(?=.{0,20}\\d)`, "iu");

/** A label, a button, the heading of a box: the line says nothing else. */
export const isLabel = (line: string) => line.length <= 90 && whole.test(line);

/** The heading of what readers wrote. */
export const isCommentsHeading = (line: string) => line.length <= 60 && comments.test(line);

/** The line points to another article: with a word for it and a colon, or a word for it and a link. */
export function isReference(line: string, linked: number): boolean {
  if (line.length > 260) return false;
  const isSentence = /[.。!?।]$/.test(line);
  if ((linked > 0.3 || (line.length < 50 && !isSentence)) && referenceStart.test(line)) return linked > 0.3 || line.split(" ").length > 2;
  return line.length <= 180 && reference.test(line) && (linked > 0 || !isSentence);
}

/** Asks to subscribe, follow, give, comment. `anywhere`: also where it is asked in the middle of the line. */
export const isPrompt = (line: string, anywhere: boolean) => line.length <= 320 && (anywhere ? prompt : promptStart).test(line);

/** Says whose picture it is, who edited, whose rights. */
export const isCredit = (line: string) => line.length <= 200 && credit.test(line);

/** Says when the page was published or changed, and little more. */
export const isStamp = (line: string) => line.length <= 120 && stamp.test(line);

const endCredit =
  /[(（[【/|].{0,4}(?:(?:photos?|pic|image|file|fotos?|bild|fotografía|imagen|crédito|crédit|credit|getty|reuters|afp|ap|epa|efe|ansa|dpa|xinhua|lapresse|lusa)\b|写真|撮影|提供|사진|연합뉴스|图|圖|摄|攝|фото|صورة|تصوير|फोटो|फ़ोटो)[^)）\]】]{0,60}[)）\]】]?$/iu;

/** A credit at the end of a line: "(Photo: A. Body)", "/Getty Images". */
export const endsInCredit = (line: string) => endCredit.test(line.slice(-90));

/** The label of a box that sums up the article. */
export const isSummaryLabel = (line: string) => line.length <= 60 && summary.test(line);

/** Says in a few words how long ago something was written, or offers to answer it. */
export const isReadersLine = (line: string) => line.length <= 70 && readers.test(line);

/** Says whose the rights of the whole are, who wrote it, what comes next. */
export const isRights = (line: string) => line.length <= 260 && rights.test(line);

/** The word that ends a text. */
export const isLastLine = (line: string) => line.length <= 20 && lastLine.test(line);
