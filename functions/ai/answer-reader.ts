import { JSONParser, TokenizerError, TokenParserError } from "@streamparser/json";

export type AnswerFault = "none" | "truncated" | "syntax" | "depth" | "size";

const descriptions: Record<AnswerFault, string> = {
  none: "holds no JSON",
  truncated: "ends before its JSON does",
  syntax: "holds broken JSON",
  depth: "is nested too deeply",
  size: "is too long",
};

/** Why a model's answer cannot be read. The message quotes nothing of the answer, so it may be logged. */
export class AnswerError extends Error {
  override name = "AnswerError";
  readonly reason: AnswerFault;

  constructor(reason: AnswerFault, received: number) {
    super(`the model's answer ${descriptions[reason]} (within ${received} characters)`);
    this.reason = reason;
  }
}

/** Levels of objects and lists. */
const deepest = 32;
/** Characters of an answer, with everything around its JSON. */
const longest = 400_000;
/**
 * The first key of an object, which may be in a list, or a block of thoughts before it. Bounded, so that the end of a piece can be held
 * until the next.
 */
const start = /(?:\[\s{0,20})?\{\s{0,20}"|<think(?:ing)?>/i;
const thoughtsEnd = /<\/think(?:ing)?>/i;
const longestStart = 64;
/** A chunk entirely within a string: no closing quote, no partial escape and no lone surrogate. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings, so the parser has to see them.
const inString = /^(?:[^"\\\u0000-\u001f\ud800-\udfff]|\\["\\/bfnrt])*$/;
/** Possibly half of a surrogate pair, at the end of the parsed text. */
const half = /(?:\\u[\da-f]{4}|[\ud800-\udbff])$/i;
/** Slicing a grown string copies it, which is quadratic when done for every chunk: wait until it has grown by this share. */
const leastGrowth = 1 / 1024;

/**
 * Reads the JSON object of a model's answer from text that arrives in pieces of any length. Prose, a code fence or a `<think>` block
 * around it is skipped; a list of objects is read as a list. `onText` takes the text of string values while they grow, in whole code
 * points, with the value's path (`expandedTitle`, `stories.0.content`). Of a repeated key the last value counts, but only the text of the
 * first is emitted.
 */
export class AnswerReader {
  readonly #onText: ((path: string, delta: string) => void) | undefined;
  readonly #optionalKey: string | undefined;
  readonly #parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true });
  #received = 0;
  #fault: AnswerError | undefined;
  /** Before the object: the end of what was received, which may be the beginning of `start`. */
  #before = "";
  #isThinking = false;
  #object: unknown;
  /** The latest key of the object itself. */
  #key: string | number | undefined;
  /** Nothing more is read: the optional key's value is broken. */
  #isCut = false;
  /** Characters emitted by path; Infinity for a string that has ended. */
  readonly #emitted = new Map<string, number>();
  /** The path of an unfinished string that is emitted to its last character. A piece from within it can be emitted before it is parsed. */
  #open: string | undefined;
  /** Such pieces, held back until the next piece that has to be parsed. */
  #unparsed = "";
  /** The last characters passed to the parser, as many as an escape has. */
  #last = "";
  /** Opened minus closed in the text after the object. */
  #braces = 0;

  /** `optionalKey`: a key of the object, written last, whose value may break off or be broken: then the answer is what precedes it. */
  constructor(onText?: (path: string, delta: string) => void, optionalKey?: string) {
    this.#onText = onText;
    this.#optionalKey = optionalKey;
    this.#parser.onValue = ({ value, key, parent, stack, partial }) => {
      if (stack.length > deepest) throw new AnswerError("depth", this.#received);
      if (stack.length === 1) [this.#object, this.#key] = [parent, key];
      if (typeof value === "string") this.#emit([...stack.slice(1).map((level) => level.key), key].join("."), value, partial ?? false);
    };
  }

  /** Takes the next piece. Throws an AnswerError as soon as the answer cannot be read any more, and for every further piece. */
  push(chunk: string): void {
    if (this.#fault) throw this.#fault;
    this.#received += chunk.length;
    try {
      if (this.#received > longest) throw new AnswerError("size", this.#received);
      if (this.#open !== undefined && inString.test(chunk)) this.#emitPiece(this.#open, chunk);
      else if (!this.#isCut) this.#parse(this.#object === undefined ? this.#seek(chunk) : this.#unparsed + chunk);
    } catch (thrown) {
      const isSyntax = thrown instanceof TokenizerError || thrown instanceof TokenParserError;
      if (!isSyntax && !(thrown instanceof AnswerError)) throw thrown;
      const fault = isSyntax ? new AnswerError("syntax", this.#received) : thrown;
      if (fault.reason !== "size" && this.#isInOptionalKey()) this.#isCut = true;
      else {
        this.#fault = fault;
        throw fault;
      }
    }
  }

  /** The object. Throws an AnswerError when there is none, or only a part of one. */
  end(): unknown {
    if (this.#fault) throw this.#fault;
    if (this.#parser.isEnded || this.#isInOptionalKey()) return this.#object;
    throw new AnswerError(this.#object === undefined ? "none" : "truncated", this.#received);
  }

  #isInOptionalKey(): boolean {
    return !this.#parser.isEnded && this.#key !== undefined && this.#key === this.#optionalKey;
  }

  /** The text from the beginning of the object on; '' as long as it has not begun. */
  #seek(chunk: string): string {
    let text = this.#before + chunk;
    for (;;) {
      const found = (this.#isThinking ? thoughtsEnd : start).exec(text);
      if (found && !found[0].startsWith("<")) return text.slice(found.index);
      if (!found) {
        this.#before = text.slice(-longestStart);
        return "";
      }
      this.#isThinking = !this.#isThinking;
      text = text.slice(found.index + found[0].length);
    }
  }

  #parse(json: string): void {
    this.#unparsed = "";
    if (json === "") return;
    // The object ends with a brace, so no part holds both its end and what follows.
    for (const part of json.split(/(?<=\})/)) {
      this.#open = undefined;
      if (this.#parser.isEnded) this.#countBraces(part);
      else this.#parser.write(part);
    }
    this.#last = (this.#last + json).slice(-6);
    if (half.test(this.#last)) this.#open = undefined;
  }

  /** More closing than opening braces after the object: an unescaped quote and brace in a string ended it too early. */
  #countBraces(text: string): void {
    for (const sign of text) {
      if (sign === "{") this.#braces++;
      if (sign === "}" && --this.#braces < 0) throw new AnswerError("syntax", this.#received);
    }
  }

  #emit(path: string, text: string, isGrowing: boolean): void {
    const emitted = this.#emitted.get(path) ?? 0;
    const isDue = text.length - emitted > (isGrowing ? emitted * leastGrowth : 0);
    if (isDue) this.#onText?.(path, text.slice(emitted));
    if (isDue || !isGrowing) this.#emitted.set(path, isGrowing ? text.length : Number.POSITIVE_INFINITY);
    this.#open = isGrowing && (isDue || text.length === emitted) ? path : undefined;
  }

  #emitPiece(path: string, piece: string): void {
    this.#unparsed += piece;
    const text: string = piece.includes("\\") ? JSON.parse(`"${piece}"`) : piece;
    this.#emitted.set(path, (this.#emitted.get(path) ?? 0) + text.length);
    if (text !== "") this.#onText?.(path, text);
  }
}
