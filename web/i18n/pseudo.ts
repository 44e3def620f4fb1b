import type { PostProcessorModule } from "i18next";

const plain = "aeiouyAEIOUYcnszlCNSZL";
const accented = "áéíóúýÁÉÍÓÚÝçñšžłÇÑŠŽŁ";
const marked = new Map([...plain].map((letter, at) => [letter, [...accented][at]]));

/** How much longer than English a translation may become: short words most (IBM's rule of thumb). */
const growth = (length: number) => (length <= 10 ? 2 : length <= 30 ? 1.6 : 1.35);

/**
 * English as a pseudo-language: accents on its letters, at least a third longer, in brackets. Text that is cut off, has no room or is not
 * from locales/ is seen at once. Marks such as `{{name}}` and `<0>` stay as they are.
 */
export function pseudo(text: string): string {
  const words = text
    .split(/(\{\{[^}]*\}\}|<\/?\d+>|&\w+;)/)
    .map((part, at) => (at % 2 === 1 ? part : [...part].map((letter) => marked.get(letter) ?? letter).join("")))
    .join("");
  const missing = Math.max(0, Math.ceil(text.length * growth(text.length)) - text.length - 2);
  const filling = "one two three four five six seven eight nine ten "
    .repeat(Math.ceil(missing / 49))
    .slice(0, missing)
    .trimEnd();
  return `[${words}${filling && ` ${filling}`}]`;
}

/** For i18next while developing: every text in the pseudo-language, on addresses with `?pseudo`. */
export const pseudoLanguage: PostProcessorModule = { type: "postProcessor", name: "pseudo", process: pseudo };
