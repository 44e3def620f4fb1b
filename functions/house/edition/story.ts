import {
  type Article,
  bareLetters,
  firstUpper,
  leans,
  type Paragraph,
  type Sentence,
  subheadsIn,
  wordCount,
} from "../../../web/language/index.ts";

const longParagraph = 80;
const shortestPart = 24;
const leastForSubheads = 350;
const betweenSubheads = 170;

/** A paragraph as printed. */
interface Block {
  text: string;
  words: number;
  /** Its speech continues in the next block: nothing may be inserted between. */
  isOpen: boolean;
  isSubhead: boolean;
}

export interface ArrangedStory {
  /** Paragraphs are separated by blank lines; subheads are lines `## …`. */
  text: string;
  subheads: string[];
}

/** The whole article in order: long paragraphs split at sentence ends, subheads taken from the text that follows them. */
export function arrangeStory(article: Article): ArrangedStory {
  const blocks = article.paragraphs.flatMap((paragraph) => partParagraph(paragraph, article));
  const total = blocks.reduce((sum, block) => sum + block.words, 0);
  const ownSubheads = blocks.some((block) => block.isSubhead);
  const lines: string[] = [];
  const subheads: string[] = [];
  let since = 0;
  blocks.forEach((block, i) => {
    const previous = blocks[i - 1];
    const mayHead = total >= leastForSubheads && !ownSubheads && since >= betweenSubheads && i < blocks.length - 2 && !previous?.isOpen;
    if (mayHead) {
      const head = subheadFor(blocks.slice(i, i + 1), article, subheads);
      if (head) {
        lines.push(`## ${head}`);
        subheads.push(head);
        since = 0;
      }
    }
    lines.push(block.text);
    if (block.isSubhead) subheads.push(block.text.slice("## ".length));
    since += block.words;
  });
  return { text: lines.join("\n\n"), subheads };
}

function subheadFor(blocks: readonly Block[], article: Article, taken: readonly string[]): string | null {
  for (const block of blocks) {
    const head = subheadsIn(block.text, article.lexicon)
      .map(firstUpper)
      // A subhead identical to the next line would repeat it.
      .find(
        (phrase) =>
          !bareLetters(block.text).startsWith(bareLetters(phrase)) && !taken.some((other) => bareLetters(other) === bareLetters(phrase)),
      );
    if (head) return head;
  }
  return null;
}

/** Splits a long paragraph only before sentences that do not start with a quotation, to keep quotations with their speaker. */
function partParagraph(paragraph: Paragraph, article: Article): Block[] {
  const { lexicon } = article;
  const isOpen = paragraph.spans.some((span) => !span.closed);
  const whole: Block = { text: paragraph.text, words: wordCount(paragraph.text, lexicon), isOpen, isSubhead: paragraph.isSubhead };
  if (whole.words <= longParagraph || isOpen || paragraph.isSubhead) return [whole];
  const cut = bestCut(paragraph.sentences, whole.words, article);
  if (cut === null) return [whole];
  const join = (sentences: readonly Sentence[]) => {
    const first = paragraph.text.indexOf(sentences[0]?.text ?? "", 0);
    return { first, sentences };
  };
  const at = join(paragraph.sentences.slice(cut)).first;
  const head = paragraph.text.slice(0, at).trim();
  const tail = paragraph.text.slice(at).trim();
  const part = (text: string, sentences: readonly Sentence[]): Block[] =>
    partParagraph({ ...paragraph, text, sentences, spans: [] }, article).map((block) => ({ ...block, isOpen: false }));
  return [...part(head, paragraph.sentences.slice(0, cut)), ...part(tail, paragraph.sentences.slice(cut))];
}

function bestCut(sentences: readonly Sentence[], total: number, article: Article): number | null {
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  let before = 0;
  sentences.forEach((sentence, i) => {
    const opensQuote = sentence.masked.startsWith("\uE000");
    if (i > 0 && !opensQuote && before >= shortestPart && total - before >= shortestPart) {
      const cost = Math.abs(total / 2 - before) / total + (leans(sentence.text, article.lexicon) ? 0.3 : 0);
      if (cost < bestCost) [best, bestCost] = [i, cost];
    }
    before += wordCount(sentence.text, article.lexicon);
  });
  return best;
}
