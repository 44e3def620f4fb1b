import { appealTo, type Contact } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import { compose } from "./compose.ts";
import type { Mail } from "./mail.ts";

/** What an admin has done to a person's account or newspaper. */
export type Moderation =
  | { kind: "suspended"; reason: string }
  | { kind: "reinstated" }
  | { kind: "takenDown"; newspaper: string; reason: string }
  | { kind: "released"; newspaper: string };

interface ModerationMail {
  to: string;
  language: string;
  moderation: Moderation;
  contact: Contact | null;
}

/** Tells the owner what was done and why, and whom to write to against it. */
export function moderationMail({ to, language, moderation, contact }: ModerationMail): Mail {
  const words = wordsFor(language);
  const facts: [string, string][] = [[words("mail.changed.account"), to]];
  if ("newspaper" in moderation) facts.push([words("moderation.newspaper"), moderation.newspaper]);
  if ("reason" in moderation) facts.push([words("moderation.reason"), moderation.reason]);
  const subject = words(`moderation.${moderation.kind}.subject`);
  const lead = words(`moderation.${moderation.kind}.lead`);
  return compose({
    to,
    language,
    subject,
    preview: lead,
    heading: subject,
    parts: [
      { kind: "text", text: lead },
      { kind: "facts", facts },
      ...("reason" in moderation ? [{ kind: "text" as const, text: appealTo(contact, words) }] : []),
    ],
    foot: words("mail.changed.foot", { email: to }),
  });
}
