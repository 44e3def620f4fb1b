import { decodeHTML } from "entities";
import { late } from "../../../http/late-pattern.ts";

/**
 * One line of plain text from whatever a page's metadata hold: references decoded (twice: they are often escaped twice), mark-up, control
 * and direction characters removed, blanks joined, NFC. Cut to `most` UTF-16 units before anything else is done.
 */
export function plainText(value: string, most = 1000): string {
  const text = decodeHTML(decodeHTML(value.slice(0, most)));
  return text
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, " ")
    .replace(/[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, "")
    .replace(late.gu`[\s\p{Cc}\p{Surrogate}]+`, " ")
    .trim()
    .normalize("NFC");
}
