import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { loginCodes, users } from "../../db/schema.ts";
import { callerNetwork } from "../caller-network.ts";
import type { AppContext } from "../context.ts";
import { AppError } from "../errors.ts";
import { keyedHash } from "../keyed-hash.ts";
import { codeMail } from "../mail/code-mail.ts";
import { canSendMail } from "../mail/mailer.ts";
import { sendMail } from "../mail/send-mail.ts";
import { siteOrigin } from "../mail/site-origin.ts";
import { randomId } from "../random-id.ts";
import { countHit, hitsOf, refuseBeyond } from "../rate-counters.ts";
import { ensureBrowser } from "./browser.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const codeLife = 10 * minute;
const tries = 5;
const perBrowserAndAddress = 5;
const fromUnknownBrowsers = 20;
const perIp = 20;

/** Six digits, each value equally likely. */
function randomCode(): string {
  const range = 1_000_000;
  const fair = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return String(value % range).padStart(6, "0");
  }
}

const hashCode = (secret: string, browser: string, email: string, code: string) =>
  keyedHash(secret, "code", `${browser}\n${email}\n${code}`);

/**
 * Makes a code for this browser and address and mails it, in the account's language, or the visitor's where there is none. Beyond the hourly limits of the address nothing is sent,
 * and the caller cannot tell: whoever asks must not learn what others asked. Throws RATE_LIMITED for a busy IP.
 */
export async function mailCode(c: AppContext, email: string, language: string): Promise<void> {
  const { db, now, settings, local } = c.var;
  if (!canSendMail(c)) throw new AppError("NOT_CONFIGURED");
  const browser = await ensureBrowser(c);
  const code = randomCode();
  const codeHash = await hashCode(settings.SESSION_SECRET[0] ?? "", browser, email, code);
  const key = `codes:${await callerNetwork(c)}`;
  const recent = sql`SELECT count(*) FROM login_codes INDEXED BY login_codes_email WHERE email = ${email} AND created_at > ${now - hour}`;
  const knows = sql`SELECT browser FROM login_codes WHERE email = ${email} AND used_at IS NOT NULL`;
  const [hits, made, , account] = await db.batch([
    countHit(db, key, hour, now),
    db
      .insert(loginCodes)
      .select(
        sql`SELECT ${randomId()}, ${email}, ${codeHash}, ${browser}, 0, ${now}, ${now + codeLife}, NULL
            WHERE (${recent} AND browser = ${browser}) < ${perBrowserAndAddress}
            AND (${browser} IN (${knows}) OR (${recent} AND browser NOT IN (${knows})) < ${fromUnknownBrowsers})
            AND (${local ? 1 : 0} OR ${hitsOf(key, hour, now)} <= ${perIp})`,
      )
      .returning({ id: loginCodes.id }),
    db.delete(loginCodes).where(and(lt(loginCodes.createdAt, now - hour), isNull(loginCodes.usedAt), eq(loginCodes.email, email))),
    // Asked for every address, so that nobody can tell by it which ones have an account.
    db.select({ language: users.language }).from(users).where(eq(users.email, email)),
  ]);
  if (!local) refuseBeyond(perIp, hits, hour, now);
  if (made.length === 0) return;
  const host = siteOrigin(c)?.replace(/^https?:\/\//, "");
  await sendMail(c, () => codeMail({ to: email, language: account[0]?.language ?? language, code, host }));
}

/**
 * Takes one try at the newest code of this browser and address, and uses the code up when it is right: one statement,
 * so that parallel guesses get no more than five tries and one code opens one session.
 */
export async function takeCode(c: AppContext, browser: string, email: string, code: string): Promise<boolean> {
  // What is no code cannot be right, and a slip of the finger should not use up a try.
  if (!/^\d{6}$/.test(code)) return false;
  const { db, now, settings } = c.var;
  const right = await Promise.all(settings.SESSION_SECRET.map((secret) => hashCode(secret, browser, email, code)));
  const newest = db
    .select({ id: loginCodes.id })
    .from(loginCodes)
    .where(and(eq(loginCodes.browser, browser), eq(loginCodes.email, email)))
    .orderBy(desc(loginCodes.createdAt), desc(sql`rowid`))
    .limit(1);
  const [taken] = await db
    .update(loginCodes)
    .set({
      attempts: sql`${loginCodes.attempts} + 1`,
      usedAt: sql`CASE WHEN ${loginCodes.codeHash} IN (${sql.join(
        right.map((hash) => sql`${hash}`),
        sql`, `,
      )}) THEN ${now} END`,
    })
    .where(
      and(eq(loginCodes.id, sql`(${newest})`), lt(loginCodes.attempts, tries), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now)),
    )
    .returning({ usedAt: loginCodes.usedAt });
  return taken?.usedAt === now;
}
