/** The content of a mail, independent of its format. */
export interface Letter {
  to: string;
  /** As in locales/languages.ts. */
  language: string;
  subject: string;
  /** Preview text shown after the subject in mail lists. */
  preview: string;
  heading: string;
  parts: Part[];
  /** The small print. */
  foot: string;
}

export type Part =
  | { kind: "text"; text: string }
  /** Digits to type elsewhere. */
  | { kind: "code"; code: string }
  /** What happened, when and where: pairs of label and value. */
  | { kind: "facts"; facts: [label: string, value: string][] }
  | { kind: "link"; label: string; url: string };

/** Control characters would end a header or a line; bidi overrides could reverse the surrounding text. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}

/** A mail to one recipient, ready to send; both formats have the same wording. */
export interface Mail {
  /** An address without a display name. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** The language of the words, as in locales/languages.ts. */
  language: string;
  /** The code in the mail, if any: used only by the local mailbox. */
  code?: string;
}

/** Delivers mails. */
export interface Mailer {
  /** Resolves when the mail has been accepted; otherwise rejects with a MailError, or with the database's error. */
  send(mail: Mail): Promise<void>;
}

/** The mail was not accepted. The message is logged, so it contains no address, code or key. */
export class MailError extends Error {
  override name = "MailError";
}

/** Plain text version, for programs that show no HTML. */
export function plainText({ heading, parts, foot }: Letter): string {
  return [heading, ...parts.map(say), "—", foot].join("\n\n");
}

function say(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return part.code;
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
  }
}
