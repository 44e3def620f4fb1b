import { between } from "../../locales/between.ts";
import { languageOf } from "../../locales/languages.ts";
import { readAgent } from "../http/device-name.ts";
import { appealTo, type Contact } from "../http/site.ts";
import { wordsFor } from "../http/words.ts";
import { compose } from "./frame.ts";
import type { Mail } from "./letter.ts";

interface CodeMail {
  to: string;
  language: string;
  code: string;
  /** Host of the site the code is for, as shown in the address bar; undefined if the operator has not configured it. */
  host: string | undefined;
}

/** Mail with a sign-in code. */
export function codeMail({ to, language, code, host }: CodeMail): Mail {
  const words = wordsFor(language);
  const sentences = [...(host === undefined ? [] : [words("mail.code.site", { host })]), words("mail.code.valid")];
  return compose({
    to,
    language,
    subject: words("mail.code.subject", { code }),
    preview: words("mail.code.valid"),
    heading: words("mail.code.heading"),
    parts: [
      { kind: "text", text: words("mail.code.lead") },
      { kind: "code", code },
      { kind: "text", text: sentences.join(["ja", "zh"].includes(language) ? "" : " ") },
      { kind: "text", text: words("mail.code.ignore") },
    ],
    foot: words("mail.code.foot", { email: to }),
  });
}

/** A change to the ways of signing in, an attempt to guess codes, or the deletion of the account. */
export interface AccountChange {
  kind: "passkey-added" | "passkey-removed" | "identity-added" | "identity-removed" | "codes-guessed" | "account-deleted";
  /** The passkey's name as chosen by its owner, or the provider's as configured. */
  name?: string;
}

interface ChangeMail {
  to: string;
  language: string;
  change: AccountChange;
  /** Milliseconds since 1970. */
  at: number;
  /** The `user-agent` of the requesting browser. */
  agent: string;
  /** `https://host` of this site; undefined if the operator has not configured it. */
  origin: string | undefined;
}

const kinds = {
  "passkey-added": "passkeyAdded",
  "passkey-removed": "passkeyRemoved",
  "identity-added": "identityAdded",
  "identity-removed": "identityRemoved",
} as const;

/** Notifies an account's owner of a change, and what to do if they did not make it themselves. */
export function changeMail({ to, language, change, at, agent, origin }: ChangeMail): Mail {
  const words = wordsFor(language);
  const { browser, system } = readAgent(agent);
  const facts: [string, string][] = [
    [words("mail.changed.account"), to],
    [words("mail.changed.date"), moment(language, at)],
    [words("mail.changed.device"), [browser, system].filter(Boolean).join(" · ") || words("mail.changed.unknownDevice")],
  ];
  const link = origin === undefined ? [] : [{ kind: "link" as const, label: words("mail.changed.link"), url: `${origin}/account` }];
  if (change.kind === "account-deleted")
    return compose({
      to,
      language,
      subject: words("mail.deleted.subject"),
      preview: words("mail.deleted.lead"),
      heading: words("mail.deleted.subject"),
      parts: [
        { kind: "text", text: words("mail.deleted.lead") },
        { kind: "facts", facts },
        { kind: "text", text: words("mail.deleted.kept") },
        { kind: "text", text: words("mail.deleted.notYou") },
      ],
      foot: words("mail.deleted.foot", { email: to }),
    });
  if (change.kind === "codes-guessed")
    return compose({
      to,
      language,
      subject: words("mail.codesGuessed.subject"),
      preview: words("mail.codesGuessed.lead"),
      heading: words("mail.codesGuessed.subject"),
      parts: [
        { kind: "text", text: words("mail.codesGuessed.lead") },
        { kind: "facts", facts },
        { kind: "text", text: words("mail.codesGuessed.ways") },
        { kind: "text", text: words("mail.codesGuessed.passkey") },
        ...link,
      ],
      foot: words("mail.changed.foot", { email: to }),
    });
  const said = `mail.${kinds[change.kind]}` as const;
  const label = words(change.kind.startsWith("passkey") ? "mail.changed.passkey" : "mail.changed.provider");
  return compose({
    to,
    language,
    subject: words(`${said}.subject`),
    preview: words(`${said}.lead`),
    heading: words(`${said}.subject`),
    parts: [
      { kind: "text", text: words(`${said}.lead`) },
      { kind: "facts", facts: change.name ? [[label, change.name], ...facts] : facts },
      { kind: "text", text: words("mail.changed.wasYou") },
      { kind: "text", text: words("mail.changed.notYou") },
      ...link,
    ],
    foot: words("mail.changed.foot", { email: to }),
  });
}

/** In UTC, with the time zone named: the reader's is unknown. */
function moment(language: string, at: number): string {
  const { tag } = languageOf(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(at);
  const time = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" }).format(at);
  return `${day}${between(language)}${time} UTC`;
}

/** An admin's action on a person's account or newspaper. */
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

/** Tells the owner what was done and why, and where to appeal. */
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
