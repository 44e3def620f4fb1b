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
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
}

/** One message to one person, ready to send: both forms say the same words. */
export interface Mail {
  /** One address, without a name. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** The language of the words, as in locales/languages.ts. */
  language: string;
  /** The code inside, where there is one: only the local mailbox tells it apart. */
  code?: string;
}

/** Hands mails to whoever carries them. */
export interface Mailer {
  /** Resolves when the mail has been taken over; rejects with a MailError, or with what the database says, when it has not. */
  send(mail: Mail): Promise<void>;
}

/** A mail was not taken over. The message holds no address, code or key: it goes into the log. */
export class MailError extends Error {
  override name = "MailError";
}

/** The same words without a form, for programs that show no HTML. */
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
