import { between } from "../../locales/between.ts";
import { languageOf } from "../../locales/languages.ts";
import { wordsFor } from "../http/words.ts";
import { compose } from "./compose.ts";
import { deviceName } from "./device-name.ts";
import type { Mail } from "./mail.ts";

/** What has changed about who can open an account, that somebody tries to, or that it is gone. */
export interface AccountChange {
  kind: "passkey-added" | "passkey-removed" | "identity-added" | "identity-removed" | "codes-guessed" | "account-deleted";
  /** Of the passkey as its owner calls it, or of the provider as configured. */
  name?: string;
}

interface ChangeMail {
  to: string;
  language: string;
  change: AccountChange;
  /** Milliseconds since 1970. */
  at: number;
  /** The `user-agent` of the browser that asked for it. */
  agent: string;
  /** `https://host` of this site; undefined where the operator has not said. */
  origin: string | undefined;
}

const kinds = {
  "passkey-added": "passkeyAdded",
  "passkey-removed": "passkeyRemoved",
  "identity-added": "identityAdded",
  "identity-removed": "identityRemoved",
} as const;

/** Tells the owner of an account what was done to it, and what to do if it was somebody else. */
export function changeMail({ to, language, change, at, agent, origin }: ChangeMail): Mail {
  const words = wordsFor(language);
  const facts: [string, string][] = [
    [words("mail.changed.account"), to],
    [words("mail.changed.date"), moment(language, at)],
    [words("mail.changed.device"), deviceName(agent) ?? words("mail.changed.unknownDevice")],
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

/** In UTC, and saying so: where the reader is, is not known. */
function moment(language: string, at: number): string {
  const { tag } = languageOf(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(at);
  const time = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" }).format(at);
  return `${day}${between(language)}${time} UTC`;
}
