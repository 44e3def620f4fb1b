const letters: Record<string, string> = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 forbids them in strings, so they have to be found.
const special = /["\\\u0000-\u001f]/g;

const endsInHalf = (text: string) => /[\ud800-\udbff]$/.test(text);

/** Reads a JSON string from behind its opening quotation mark, in pieces cut anywhere, halves of letters and of escapes included. */
export class AnswerString {
  /** In whole letters so far. */
  text = "";
  /** What was added since it was last taken. */
  #news = "";
  /** Half a letter, until its other half is seen. */
  #half = "";
  /** An escape that is not over, from its backslash on. */
  #escape = "";

  /** Reads from `at` to the end of the string or the piece. Where to go on, and whether the string is over; null when it is broken. */
  read(chunk: string, at: number): { at: number; isOver: boolean } | null {
    let from = at;
    while (from < chunk.length) {
      if (this.#escape !== "") {
        if (!this.#readEscape(chunk.charAt(from++))) return null;
        continue;
      }
      special.lastIndex = from;
      const found = special.exec(chunk);
      const end = found?.index ?? chunk.length;
      if (end > from) this.#add(chunk.slice(from, end));
      from = end + 1;
      if (!found) break;
      if (found[0] === '"') {
        this.#keep(this.#half);
        return { at: from, isOver: true };
      }
      if (found[0] !== "\\") return null;
      this.#escape = "\\";
    }
    return { at: chunk.length, isOver: false };
  }

  /** What was added since the last time, in whole letters. */
  takeNews(): string {
    const news = this.#news;
    this.#news = "";
    return news;
  }

  #readEscape(sign: string): boolean {
    this.#escape += sign;
    const { length } = this.#escape;
    if (length === 2 && sign !== "u") return this.#endEscape(letters[sign]);
    if (length > 2 && !/[\da-f]/i.test(sign)) return false;
    return length < 6 || this.#endEscape(String.fromCharCode(Number.parseInt(this.#escape.slice(2), 16)));
  }

  #endEscape(letter: string | undefined): boolean {
    this.#escape = "";
    if (letter !== undefined) this.#add(letter);
    return letter !== undefined;
  }

  #add(piece: string): void {
    const joined = this.#half + piece;
    const isCut = endsInHalf(joined);
    this.#half = isCut ? joined.slice(-1) : "";
    this.#keep(isCut ? joined.slice(0, -1) : joined);
  }

  #keep(piece: string): void {
    this.text += piece;
    this.#news += piece;
  }
}
