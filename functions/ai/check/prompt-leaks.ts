const spacedShingle = 8;
const denseShingle = 16;
const address =
  /(?:https?:|ftp:|javascript:|data:|mailto:|www\.)[^\s<>"”»」]*|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+|(?<![\p{L}\p{N}@.])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:com|org|net|io|co|info|biz|dev|app|ai|xyz|top|site|online|example|test|ru|cn|jp|kr|in|de|fr|it|es|pt|br|uk|eu|eg|sa)(?![\p{L}\p{N}])(?:\/\S*)?/giu;
/** A run of letters and digits longer than any word: encoded text. */
const encoded = /[A-Za-z0-9+/=_-]{48,}/g;

const lettersOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Addresses and encoded stretches of a text, without the punctuation behind them. */
export function addressesIn(text: string): string[] {
  if (!/[@.:]|[A-Za-z0-9+/=_-]{48}/.test(text)) return [];
  return [...(text.match(address) ?? []), ...(text.match(encoded) ?? [])].map((found) => found.toLowerCase().replace(/[.,;:!?)…]+$/u, ""));
}

/** Detects system prompt text in an answer: eight consecutive words of it, or sixteen characters in scripts without spaces. */
export class PromptLeaks {
  readonly #runs = new Set<string>();

  constructor(system: string) {
    const words = lettersOf(system);
    for (let i = 0; i + spacedShingle <= words.length; i += 1) this.#runs.add(words.slice(i, i + spacedShingle).join(" "));
    const signs = [...words.join("")];
    if (isDense(system))
      for (let i = 0; i + denseShingle <= signs.length; i += 1) this.#runs.add(signs.slice(i, i + denseShingle).join(""));
  }

  isIn(text: string): boolean {
    const words = lettersOf(text);
    for (let i = 0; i + spacedShingle <= words.length; i += 1) if (this.#runs.has(words.slice(i, i + spacedShingle).join(" "))) return true;
    if (!isDense(text)) return false;
    const signs = [...words.join("")];
    for (let i = 0; i + denseShingle <= signs.length; i += 1) if (this.#runs.has(signs.slice(i, i + denseShingle).join(""))) return true;
    return false;
  }
}

const isDense = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(text);
