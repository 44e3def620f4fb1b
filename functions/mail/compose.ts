import { frame } from "./frame.ts";
import { type Letter, oneLine } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { plainText } from "./plain-text.ts";

/** Both forms of a letter. */
export function compose(letter: Letter): Mail {
  const code = letter.parts.find((part) => part.kind === "code")?.code;
  return {
    to: letter.to,
    subject: oneLine(letter.subject),
    text: plainText(letter),
    html: frame(letter),
    language: letter.language,
    ...(code !== undefined && { code }),
  };
}
