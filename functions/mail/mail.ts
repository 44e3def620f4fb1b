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
