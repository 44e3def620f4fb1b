import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { insertWhere } from "../../db/insert-where.ts";
import { loginCodes, users } from "../../db/schema.ts";
import type { AppContext } from "../http/context.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError } from "../http/errors.ts";
import { keyedHash } from "../http/keyed-hash.ts";
import { logLine } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { callerNetwork, countHit, enforceLimit, hitsOf } from "../http/rate-counters.ts";
import { day, hour, minute } from "../http/time.ts";
import { requestLanguage } from "../http/words.ts";
import { canSendMail } from "../mail/mailer.ts";
import { codeMail } from "../mail/mails.ts";
import { notifyAccount, sendMail, siteOrigin } from "../mail/send-mail.ts";
import * as contract from "./contract.ts";
import { ensureBrowser } from "./sign-in-attempts.ts";

const codeLife = 10 * minute;
const tries = 5;
const perBrowserAndAddress = 5;
const fromUnknownBrowsers = 20;
const perIp = 20;
/** Codes mailed per day to one browser, and in total to browsers that never signed in to the address. */
const mailsPerDay = 30;
/** Wrong codes per day from those browsers. A higher limit would make guessing (one chance in a million per try) worthwhile. */
const strangersTriesPerDay = 30;
/** Counts accounts whose codes are being guessed, for the operator (functions/admin/operations.ts). */
export const attackedAccounts = { key: "guessed-addresses", window: day };

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
 * Browsers that have signed in to the address before. They are exempt from strangers' limits, so that strangers cannot lock the owner out.
 */
const knownTo = (email: string) => sql`SELECT browser FROM login_codes WHERE email = ${email} AND used_at IS NOT NULL`;

/** Wrong codes that unknown browsers have tried for the address within a day. */
const strangersTries = (email: string, now: number) => sql`(SELECT coalesce(sum(attempts - (used_at IS NOT NULL)), 0)
  FROM login_codes INDEXED BY login_codes_email WHERE email = ${email} AND created_at > ${now - day} AND browser NOT IN (${knownTo(email)}))`;

/** An admin's account with another way to sign in: while its codes are being guessed, access to the mailbox is not enough. */
const needsNoCode = (email: string) => sql`EXISTS (SELECT 1 FROM users u WHERE u.email = ${email} AND u.role = 'admin'
  AND (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id)))`;

/** SQL condition: codes are sent to this browser and accepted from it. */
const mayUseCodes = (browser: string, email: string, now: number) =>
  sql`(${strangersTries(email, now)} < ${strangersTriesPerDay} OR (${browser} IN (${knownTo(email)}) AND NOT ${needsNoCode(email)}))`;

/**
 * Makes a code for this browser and address and mails it in the account's language, or the visitor's if there is no account. Beyond the
 * address's limits nothing is sent and the answer is the same: a caller must not learn what others requested. Throws RATE_LIMITED for a
 * busy IP.
 */
export async function mailCode(c: AppContext, email: string, language: string): Promise<void> {
  const { db, now, settings, local } = c.var;
  if (!canSendMail(c)) throw new AppError("NOT_CONFIGURED");
  const browser = await ensureBrowser(c);
  const code = randomCode();
  const codeHash = await hashCode(settings.SESSION_SECRET[0] ?? "", browser, email, code);
  const key = `codes:${await callerNetwork(c)}`;
  const within = (length: number) =>
    sql`SELECT count(*) FROM login_codes INDEXED BY login_codes_email WHERE email = ${email} AND created_at > ${now - length}`;
  const isStrange = sql`browser NOT IN (${knownTo(email)})`;
  const [hits, made, , account] = await db.batch([
    countHit(db, key, hour, now),
    insertWhere(
      db,
      loginCodes,
      { id: randomId(), email, codeHash, browser, createdAt: now, expiresAt: now + codeLife },
      sql`(${within(hour)} AND browser = ${browser}) < ${perBrowserAndAddress} AND (${within(day)} AND browser = ${browser}) < ${mailsPerDay}
        AND (${browser} IN (${knownTo(email)})
          OR ((${within(hour)} AND ${isStrange}) < ${fromUnknownBrowsers} AND (${within(day)} AND ${isStrange}) < ${mailsPerDay}))
        AND ${mayUseCodes(browser, email, now)}
        AND (${local ? 1 : 0} OR ${hitsOf(key, hour, now)} <= ${perIp})`,
    ).returning({ id: loginCodes.id }),
    db.delete(loginCodes).where(and(lt(loginCodes.createdAt, now - day), isNull(loginCodes.usedAt), eq(loginCodes.email, email))),
    // Queried for every address, so that timing does not reveal which ones have an account.
    db.select({ language: users.language }).from(users).where(eq(users.email, email)),
  ]);
  if (!local) enforceLimit(perIp, hits, hour, now);
  if (made.length === 0) return;
  const host = siteOrigin(c)?.replace(/^https?:\/\//, "");
  await sendMail(c, () => codeMail({ to: email, language: account[0]?.language ?? language, code, host }));
}

/**
 * Takes one try at the newest code of this browser and address, and uses the code up if it is right. One statement, so that parallel
 * guesses get no more than five tries and one code opens one session. Notifies the account's owner when strangers have used up the day's
 * tries.
 */
export async function takeCode(c: AppContext, browser: string, email: string, code: string): Promise<boolean> {
  // Malformed input does not count as an attempt.
  if (!/^\d{6}$/.test(code)) return false;
  const { db, now, settings } = c.var;
  const right = await Promise.all(settings.SESSION_SECRET.map((secret) => hashCode(secret, browser, email, code)));
  const newest = db
    .select({ id: loginCodes.id })
    .from(loginCodes)
    .where(and(eq(loginCodes.browser, browser), eq(loginCodes.email, email)))
    .orderBy(desc(loginCodes.createdAt), desc(sql`rowid`))
    .limit(1);
  const take = db
    .update(loginCodes)
    .set({
      attempts: sql`${loginCodes.attempts} + 1`,
      usedAt: sql`CASE WHEN ${loginCodes.codeHash} IN (${sql.join(
        right.map((hash) => sql`${hash}`),
        sql`, `,
      )}) THEN ${now} END`,
    })
    .where(
      and(
        eq(loginCodes.id, sql`(${newest})`),
        lt(loginCodes.attempts, tries),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, now),
        mayUseCodes(browser, email, now),
      ),
    )
    .returning({ usedAt: loginCodes.usedAt });
  const [[taken], [after]] = await db.batch([
    take,
    db
      .select({
        isLastTry: sql<number>`${strangersTries(email, now)} = ${strangersTriesPerDay} AND ${browser} NOT IN (${knownTo(email)})`.as(
          "is_last",
        ),
      })
      .from(sql`(SELECT 1)`),
  ]);
  if (taken && taken.usedAt === null && after?.isLastTry) await reportGuessing(c, email);
  return taken?.usedAt === now;
}

/**
 * Notifies the account's owner by mail, and the operator, that its codes are being guessed. No effect for an address without an account.
 */
async function reportGuessing(c: AppContext, email: string): Promise<void> {
  const { db, now, requestId } = c.var;
  const [account] = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  if (!account) return;
  await countHit(db, attackedAccounts.key, attackedAccounts.window, now);
  logLine("error", { message: "codes of an account are being guessed", requestId });
  await notifyAccount(c, account, { kind: "codes-guessed" });
}

export const requestCode = endpoint(contract.requestCode, async ({ c, body }) => {
  await mailCode(c, body.email, requestLanguage(c).code);
  return undefined;
});
