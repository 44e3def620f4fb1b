import { late } from "../http/late-pattern.ts";

/** What a mail says, before it has a form. */
export interface Letter {
  to: string;
  /** As in locales/languages.ts. */
  language: string;
  subject: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  heading: string;
  parts: Part[];
  /** The small print. */
  foot: string;
}

export type Part =
  | { kind: "text"; text: string }
  /** Digits to be typed elsewhere. */
  | { kind: "code"; code: string }
  /** What happened, when and where: a label and a value each. */
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "link"; label: string; url: string };

/** Controls would end a header or a line; overriding marks could turn the text round it about. */
export function oneLine(text: string): string {
  return text
    .replace(late.gu`[\p{Cc}\u2028\u2029]+`, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}
