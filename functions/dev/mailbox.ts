import { sql } from "drizzle-orm";
import { html, raw } from "hono/html";
import type { Database } from "../../db/client.ts";
import type { Language } from "../../locales/languages.ts";
import { endpoint } from "../http/endpoint.ts";
import { noStrings } from "../http/security-headers.ts";
import { requestLanguage } from "../http/words.ts";
import type { Mail } from "../mail/letter.ts";
import * as contract from "./contract.ts";
import { type Words, wordsFor } from "./words.ts";

interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Empty if the mail has none. */
  code: string;
  at: number;
}

/** Not created by a migration: only databases used in local mode have this table. */
const table = sql`CREATE TABLE IF NOT EXISTS local_mail (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL, html TEXT NOT NULL DEFAULT '')`;
const columns = sql`SELECT name FROM pragma_table_info('local_mail')`;
const kept = 500;

/** Keeps the last 500 mails. `at` in milliseconds. */
export async function storeMail(db: Database, { to, subject, text, html, code = "" }: Mail, at: number): Promise<void> {
  await db.run(table);
  if (!(await hasHtml(db))) await addHtml(db);
  await db.run(
    sql`INSERT INTO local_mail ("to", subject, text, code, at, html) VALUES (${to}, ${subject}, ${text}, ${code}, ${at}, ${html})`,
  );
  await db.run(sql`DELETE FROM local_mail WHERE id <= (SELECT max(id) FROM local_mail) - ${kept}`);
}

/** Newest first; only those to one address if given. */
export async function listMail(db: Database, to: string | undefined): Promise<StoredMail[]> {
  const names = await db.all<{ name: string }>(columns);
  if (names.length === 0) return [];
  const htmlColumn = names.some(({ name }) => name === "html") ? sql`html` : sql`'' AS html`;
  const only = to === undefined ? sql`1` : sql`"to" = ${to.normalize("NFKC").trim().toLowerCase()}`;
  return db.all<StoredMail>(
    sql`SELECT "to", subject, text, ${htmlColumn}, code, at FROM local_mail WHERE ${only} ORDER BY id DESC LIMIT 100`,
  );
}

/** Tables created before mails had HTML lack the column. */
async function hasHtml(db: Database): Promise<boolean> {
  return (await db.all<{ name: string }>(columns)).some(({ name }) => name === "html");
}

async function addHtml(db: Database): Promise<void> {
  try {
    await db.run(sql`ALTER TABLE local_mail ADD COLUMN html TEXT NOT NULL DEFAULT ''`);
  } catch (failure) {
    // A concurrent request may have added it.
    if (!(await hasHtml(db))) throw failure;
  }
}

/** Path of the mailbox of one address. */
export const mailboxPath = (email: string) => `/api/local/mailbox?to=${encodeURIComponent(email)}`;

export const readMailbox = endpoint(contract.readMailbox, async ({ c, db, query }) => {
  const mails = await listMail(db, query.to);
  if (!c.req.header("accept")?.includes("text/html")) return mails;
  return c.html(mailboxPage(requestLanguage(c), mails), 200, { "content-security-policy": mailboxPolicy });
});

/** Allows only the inline styles of the page and of the mails in it, and nothing from elsewhere. */
const mailboxPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${noStrings}`;

/** The mails of local mode, newest first, each as HTML and as plain text. */
function mailboxPage(language: Language, mails: readonly StoredMail[]) {
  const words = wordsFor(language.code);
  const time = new Intl.DateTimeFormat(language.tag, { dateStyle: "medium", timeStyle: "medium" });
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words("mailbox.title")}</title><link rel="icon" href="/favicon.svg"><style>${raw(style)}</style></head>
<body><main><h1>${words("mailbox.title")}</h1>
${mails.length === 0 ? html`<p>${words("mailbox.empty")}</p>` : mails.map((mail) => article(mail, words, time))}
</main></body>
</html>`;
}

function article(mail: StoredMail, words: Words, time: Intl.DateTimeFormat) {
  return html`<article><h2 dir="auto">${mail.subject}</h2><p class="meta"><bdi>${mail.to}</bdi> · ${time.format(mail.at)}</p>
${mail.code && html`<p class="code"><bdi>${mail.code}</bdi></p>`}
${mail.html ? html`<iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${opening(mail.html)}"></iframe><details><summary>${words("mailbox.plain")}</summary><p dir="auto">${mail.text}</p></details>` : html`<p dir="auto">${mail.text}</p>`}
</article>`;
}

/** Links in a mail open in a new tab, as from a mail program. */
const opening = (mail: string) => mail.replace("<head>", '<head><base target="_blank">');

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1a1917,#edeae3);--ink2:light-dark(#57534b,#b9b4a9)}
body{margin:0 auto;max-width:720px;padding:32px 20px;background:light-dark(#f7f5f0,#141412);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{margin:0 0 24px;border-block-start:3px solid;padding-block-start:12px;font:600 32px/1.2 "Source Serif 4",Georgia,serif}
article{border-block-start:1px solid light-dark(#d9d4c8,#37342f);padding-block:16px}
h2{margin:0;font-size:17px}
p{margin:4px 0;white-space:pre-line;overflow-wrap:anywhere}
.meta{color:var(--ink2);font-size:14px}
.code{font:600 28px/1.4 ui-monospace,monospace;letter-spacing:.15em}
iframe{display:block;width:100%;height:560px;margin-block:12px;border:1px solid light-dark(#d9d4c8,#37342f);resize:vertical}
summary{color:var(--ink2);font-size:14px;cursor:pointer}
`.replaceAll("\n", "");
