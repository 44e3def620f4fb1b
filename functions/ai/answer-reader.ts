import { AnswerError, type AnswerFault } from "./answer-error.ts";
import { AnswerString } from "./answer-string.ts";

export { AnswerError, type AnswerFault } from "./answer-error.ts";

const deepest = 32;
const longest = 400_000;

type Container = Record<string, unknown> | unknown[];
interface Frame {
  value: Container;
  path: string;
  /** The key whose value comes next. */
  key: string;
  /** Inside a key's second value: what the first one's text was is told already. */
  isSilent: boolean;
}

/** Where in the grammar of RFC 8259 the reader stands. */
type State =
  | "before" // prose, until something opens
  | "thinking"
  | "opened" // after a { or [ that may yet be prose
  | "value"
  | "first-value" // or ]
  | "key"
  | "first-key" // or }
  | "colon"
  | "next" // , or the end of the container
  | "string"
  | "token" // number or literal
  | "after";

const isSpace = (sign: string) => sign === " " || sign === "\n" || sign === "\r" || sign === "\t";
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const literals = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const longestTag = "</thinking>".length;

/**
 * Reads one JSON value out of text that arrives in pieces, each letter once. Prose, a fence or a `<think>` block around it is passed
 * over; inside, RFC 8259 holds. `onText` takes the text of string values as it grows, in whole code points, with the value's path:
 * `expandedTitle`, `stories.0.content`. Of a key said twice the last value counts, and the text of the first is told.
 */
export class AnswerReader {
  readonly #onText: ((path: string, delta: string) => void) | undefined;
  #state: State = "before";
  #fault: AnswerError | undefined;
  #length = 0;
  #root: unknown;
  /** Nothing of what was found says that it is the answer: `{}`, `[1]`. A fuller value after it takes its place. */
  #isTrifle = false;
  readonly #stack: Frame[] = [];
  /** The first letters, for an answer that is a number or literal by itself. */
  #bare = "";
  /** What may be a tag, from its `<` on. */
  #tag = "";
  #opener = "";
  #token = "";
  #string = new AnswerString();
  /** Open ones in the prose after the value. */
  #braces = 0;
  #isKey = false;
  #isTold = false;
  #path = "";
  /** Broken inside the last key: nothing more is read. */
  #isBroken = false;

  /** The last key of the answer, which is no loss: broken off or broken inside it, the answer is what stands before. */
  readonly #last: string | undefined;

  constructor(onText?: (path: string, delta: string) => void, last?: string) {
    this.#onText = onText;
    this.#last = last;
  }

  /** Takes the next piece, of any length. Throws an AnswerError as soon as no answer can come of it any more. */
  push(chunk: string): void {
    if (this.#fault && !this.#isBroken) throw this.#fault;
    const start = this.#length;
    if (start + chunk.length > longest) throw this.#fail("size");
    if (this.#isBroken) {
      this.#length = start + chunk.length;
      return;
    }
    let at = 0;
    try {
      while (at < chunk.length) {
        this.#length = start + at;
        at = this.#state === "string" ? this.#readString(chunk, at) : at + this.#readSign(chunk.charAt(at));
      }
    } catch (fault) {
      if (!this.#isInLast()) throw fault;
      this.#isBroken = true;
      return;
    }
    this.#length = start + chunk.length;
    if (this.#state === "string") this.#tell();
  }

  /** The value. Throws an AnswerError when there is none, or only a part. */
  end(): unknown {
    if (this.#state !== "after" && this.#isInLast()) return this.#stack[0]?.value;
    if (this.#fault) throw this.#fault;
    if (this.#state === "after" || (this.#state === "opened" && this.#root !== undefined)) return this.#root;
    const bare = this.#bare.trim();
    if (this.#state === "before" && number.test(bare)) return Number(bare);
    if (this.#state === "before" && literals.has(bare)) return literals.get(bare);
    throw this.#fail(this.#stack.length > 0 || this.#state === "string" ? "truncated" : "none");
  }

  #isInLast(): boolean {
    const [outermost] = this.#stack;
    return this.#last !== undefined && outermost !== undefined && !Array.isArray(outermost.value) && outermost.key === this.#last;
  }

  #fail(reason: AnswerFault): AnswerError {
    this.#fault = new AnswerError(reason, this.#length);
    return this.#fault;
  }

  /** Reads a sign outside of strings. 0 when the next state has to read it again. */
  #readSign(sign: string): 0 | 1 {
    if (this.#state === "opened") {
      if (isSpace(sign)) return 1;
      this.#judgeOpening(sign);
      return 0;
    }
    if (this.#state === "token") {
      const goesOn = /[\w.+-]/.test(sign);
      if (goesOn) this.#token += sign;
      else this.#endToken();
      return goesOn ? 1 : 0;
    }
    if (this.#state === "before") this.#seek(sign);
    else if (this.#state === "thinking") this.#think(sign);
    else if (this.#state === "after") {
      if (this.#isTrifle && sign === "{") this.#open(sign);
      else this.#countBrace(sign);
    } else if (!isSpace(sign)) this.#step(sign);
    return 1;
  }

  /** After the value more may close than opened only where the value had been broken before it seemed whole. */
  #countBrace(sign: string): void {
    if (sign === "{") this.#braces += 1;
    else if (sign === "}") this.#braces -= 1;
    if (this.#braces < 0) throw this.#fail("syntax");
  }

  #seek(sign: string): void {
    if (sign === "{" || sign === "[") this.#open(sign);
    else if (sign === '"' && this.#bare.trim() === "") this.#beginString(false);
    // The mark at the very beginning of a file is no part of its text.
    else if (this.#bare.length < 64 && (sign !== "\ufeff" || this.#bare !== "")) this.#bare += sign;
    this.#tag = sign === "<" ? sign : this.#tag !== "" && this.#tag.length < longestTag ? this.#tag + sign : "";
    if (sign === ">" && /^<think(?:ing)?>$/i.test(this.#tag)) this.#state = "thinking";
  }

  #think(sign: string): void {
    this.#tag = sign === "<" ? sign : (this.#tag + sign).slice(0, longestTag);
    if (sign !== ">" || !/^<\/think(?:ing)?>$/i.test(this.#tag)) return;
    this.#state = "before";
    this.#bare = "";
  }

  #open(sign: string): void {
    this.#opener = sign;
    this.#state = "opened";
  }

  /** `{` begins an object when a key or its end follows, `[` a list when a value or its end does; anything else was prose. */
  #judgeOpening(sign: string): void {
    const isJson = (this.#opener === "{" ? /["}]/ : /[[{"\]\d\-tfn]/).test(sign);
    if (isJson) {
      this.#isTrifle = true;
      this.#enter(this.#opener === "{" ? {} : [], "");
    } else this.#returnToProse();
  }

  #returnToProse(): void {
    // What is not the answer's first letter is no answer by itself.
    this.#bare = "prose";
    this.#state = this.#root === undefined ? "before" : "after";
  }

  #step(sign: string): void {
    const isList = Array.isArray(this.#stack.at(-1)?.value);
    switch (this.#state) {
      case "value":
      case "first-value":
        if (sign === "]" && this.#state === "first-value") this.#leave();
        else this.#beginValue(sign);
        break;
      case "key":
      case "first-key":
        if (sign === '"') this.#beginString(true);
        else if (sign === "}" && this.#state === "first-key") this.#leave();
        else throw this.#fail("syntax");
        break;
      case "colon":
        if (sign !== ":") throw this.#fail("syntax");
        this.#state = "value";
        break;
      default:
        if (sign === ",") this.#state = isList ? "value" : "key";
        else if (sign === (isList ? "]" : "}")) this.#leave();
        else throw this.#fail("syntax");
    }
  }

  #beginValue(sign: string): void {
    if (sign === '"') this.#beginString(false);
    else if (sign === "{" || sign === "[") this.#enter(sign === "{" ? {} : [], this.#pathHere());
    else if (/[-\dtfn]/.test(sign)) {
      this.#token = sign;
      this.#state = "token";
    } else throw this.#fail("syntax");
  }

  #pathHere(): string {
    const frame = this.#stack.at(-1);
    if (!frame) return "";
    const name = Array.isArray(frame.value) ? frame.value.length : frame.key;
    return frame.path === "" ? `${name}` : `${frame.path}.${name}`;
  }

  /** Whether the value that begins is a key's second. */
  #isRepeated(): boolean {
    const frame = this.#stack.at(-1);
    return frame !== undefined && (frame.isSilent || (!Array.isArray(frame.value) && Object.hasOwn(frame.value, frame.key)));
  }

  #enter(value: Container, path: string): void {
    if (this.#stack.length >= deepest) throw this.#fail("depth");
    if (this.#stack.length > 0) this.#isTrifle = false;
    this.#stack.push({ value, path, key: "", isSilent: this.#isRepeated() });
    this.#state = Array.isArray(value) ? "first-value" : "first-key";
  }

  #leave(): void {
    const frame = this.#stack.pop();
    if (frame) this.#put(frame.value);
  }

  #put(value: unknown): void {
    const frame = this.#stack.at(-1);
    this.#state = frame ? "next" : "after";
    if (!frame) this.#root = value;
    else if (Array.isArray(frame.value)) frame.value.push(value);
    // An assignment would change the object's prototype instead.
    else if (frame.key === "__proto__") {
      Object.defineProperty(frame.value, frame.key, { value, writable: true, enumerable: true, configurable: true });
    } else frame.value[frame.key] = value;
  }

  #endToken(): void {
    const [first] = this.#stack;
    if (literals.has(this.#token)) this.#put(literals.get(this.#token));
    else if (number.test(this.#token)) this.#put(Number(this.#token));
    // "[the page]" is prose; deeper in, a word is a fault.
    else if (this.#stack.length === 1 && Array.isArray(first?.value) && first.value.length === 0) {
      this.#stack.pop();
      this.#returnToProse();
    } else throw this.#fail("syntax");
  }

  #beginString(isKey: boolean): void {
    this.#isKey = isKey;
    this.#isTold = !isKey && this.#onText !== undefined && !this.#isRepeated();
    if (this.#isTold) this.#path = this.#pathHere();
    this.#isTrifle = false;
    this.#string = new AnswerString();
    this.#state = "string";
  }

  #readString(chunk: string, at: number): number {
    const read = this.#string.read(chunk, at);
    if (!read) throw this.#fail("syntax");
    if (!read.isOver) return read.at;
    this.#tell();
    const frame = this.#stack.at(-1);
    if (this.#isKey && frame) {
      frame.key = this.#string.text;
      this.#state = "colon";
    } else this.#put(this.#string.text);
    return read.at;
  }

  #tell(): void {
    const news = this.#string.takeNews();
    if (this.#isTold && news !== "") this.#onText?.(this.#path, news);
  }
}
