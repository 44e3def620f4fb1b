import { expect, it } from "vitest";
import { readyLanguages } from "../../locales/languages.ts";
import type { Mail } from "./letter.ts";
import { type AccountChange, changeMail, codeMail, type Moderation, moderationMail } from "./mails.ts";

const kinds: AccountChange["kind"][] = [
  "passkey-added",
  "passkey-removed",
  "identity-added",
  "identity-removed",
  "codes-guessed",
  "account-deleted",
];
const to = "reader@example.test";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const at = Date.UTC(2026, 10, 20, 12, 45);
const code = (language: string, host: string | undefined = "press.example") => codeMail({ to, language, code: "007193", host });
const change = (language: string, of: AccountChange, origin: string | undefined = "https://press.example") =>
  changeMail({ to, language, change: of, at, agent: windows, origin });
const moderations: Moderation[] = [
  { kind: "suspended", reason: "Spam" },
  { kind: "reinstated" },
  { kind: "takenDown", newspaper: "The bridge", reason: "Spam" },
  { kind: "released", newspaper: "The bridge" },
];
const contact = { name: "press@operator.example", href: "mailto:press@operator.example" };
const all = (language: string): Mail[] => [
  code(language),
  ...kinds.map((kind) => change(language, { kind, name: "Laptop" })),
  ...moderations.flatMap((moderation) => [contact, null].map((whom) => moderationMail({ to, language, moderation, contact: whom }))),
];

/** What a reader sees of the HTML, without the hidden preview. */
const visible = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<div aria-hidden="true".*?<\/div>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
const squeezed = (text: string) => text.replace(/\s+/g, "");

for (const { code: language, direction, tag } of readyLanguages) {
  it(`${language}: no mail has a word missing, and each says its language and direction`, () => {
    for (const mail of all(language)) {
      expect(mail.subject + mail.text + mail.html).not.toMatch(/undefined|\{\{/);
      expect(mail.html).toContain(`<html lang="${tag}" dir="${direction}">`);
      expect(mail.language).toBe(language);
      expect(mail.subject.length).toBeGreaterThan(5);
    }
  });

  it(`${language}: the text says every word of the HTML`, () => {
    for (const mail of all(language)) {
      const text = squeezed(mail.text);
      const parts = [...mail.html.matchAll(/<(p|h1|th|bdi|a)\b[^>]*>([^<]*)<\/\1>/g)].map(([, , part = ""]) => squeezed(visible(part)));
      expect(parts.length).toBeGreaterThan(3);
      for (const part of parts) expect(text).toContain(part);
    }
  });

  it(`${language}: the code stands in one piece in subject, text and HTML, with its site`, () => {
    const mail = code(language);
    expect(mail.subject).toContain("007193");
    expect(mail.text).toContain("\n\n007193\n\n");
    expect(mail.html).toContain(">007193</span>");
    expect(mail.text).toContain("press.example");
    expect(/\d{6}/.exec(mail.text)?.[0]).toBe("007193");
  });

  it(`${language}: a notice names what changed, the account, the day and the device, and leads to the account page`, () => {
    const mail = change(language, { kind: "identity-added", name: "GitLab" });
    for (const fact of ["GitLab", to, "Firefox · Windows", "UTC", "https://press.example/account"]) expect(mail.text).toContain(fact);
    expect(mail.html).toContain('href="https://press.example/account"');
    expect(change(language, { kind: "account-deleted" }).html).not.toContain("href=");
    const subjects = kinds.map((kind) => change(language, { kind }).subject);
    expect(new Set(subjects).size).toBe(kinds.length);
  });
}

it("names no site and links nowhere where the operator has not said where the site is", () => {
  expect(codeMail({ to, language: "en", code: "007193", host: undefined }).text).not.toContain("nowhere else");
  const mail = changeMail({ to, language: "en", change: { kind: "passkey-added" }, at, agent: "", origin: undefined });
  expect(mail.html).not.toContain("href=");
  expect(mail.text).toContain("Unknown device");
});

it("repeats nothing of the agent of whoever made the change", () => {
  const agent = "evil.example/1.0 (Windows NT 10.0) https://evil.example/login";
  const mail = changeMail({ to, language: "en", change: { kind: "codes-guessed" }, at, agent, origin: "https://press.example" });
  expect(mail.text).toContain("Windows");
  expect(mail.text + mail.html).not.toContain("evil");
});

it("shows names as they were typed, and runs nothing in them", () => {
  const name = `<img src=x onerror=alert(1)> "Tom's" & co`;
  const { html, text } = change("en", { kind: "passkey-added", name });
  expect(html).not.toContain("<img");
  expect(visible(html)).toContain(name);
  expect(text).toContain(name);
});

it("lets no name begin a line, a header or another direction", () => {
  const name = "Laptop\r\nBcc: everybody@example.test\r\n\r\n\u2028\u202eevil\u2066";
  const mail = change("en", { kind: "passkey-added", name });
  expect(mail.text).toContain("Passkey: Laptop Bcc: everybody@example.test evil\n");
  expect(mail.html + mail.text).not.toMatch(/[\u2028\u202e\u2066\r]/);
  for (const { subject } of [mail, codeMail({ to, language: "en", code: "1\r\nBcc: x@example.test", host: undefined })])
    expect(subject).not.toMatch(/\p{Cc}/u);
});

it("fetches nothing when it is opened", () => {
  for (const { html } of all("ar")) expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import|@font-face|src=/);
});
