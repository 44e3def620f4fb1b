import { sql } from "drizzle-orm";
import { loginCodes, users } from "../../../db/schema.ts";
import { requestCode } from "../../auth/login-codes.ts";
import { openSession } from "../../auth/sessions.ts";
import { listMail } from "../../dev/mailbox.ts";
import { seededRandom } from "../../house/pictures/random.ts";
import { openInProcess } from "./in-process.ts";
import { shuffle } from "./shuffle.ts";

const json = { "content-type": "application/json" };

/**
 * Every possible code, shuffled, concurrently and from a thousand addresses, against one mailed code: five attempts count, so
 * the chance is five in a million. The right code comes after the attempts are used up and must be rejected too.
 */
export async function guessCodes(file: string, guesses: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [requestCode, openSession]);
  const faults: string[] = [];
  const email = "guessed@example.test";
  const asked = await send("POST", "/api/auth/codes", { body: JSON.stringify({ email }), headers: json });
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const right = (await listMail(db, email))[0]?.code ?? "";
  if (asked.status !== 204 || !/^\d{6}$/.test(right)) faults.push("no code was mailed");
  const random = seededRandom("guesses");
  const order = shuffle(
    Array.from({ length: guesses }, (_, i) => String(i).padStart(6, "0")).filter((code) => code !== right),
    random,
  );
  // Placed so late that, at fifty at a time, it cannot be among the first five.
  order.splice(200, 0, right);
  let tried = 0;
  let opened = 0;
  let strange = 0;
  const waiting = order.toReversed();
  const hand = async () => {
    for (let code = waiting.pop(); code; code = waiting.pop()) {
      const { status } = await send("POST", "/api/auth/sessions", {
        body: JSON.stringify({ email, code }),
        headers: { ...json, cookie, "cf-connecting-ip": `10.0.${(tried >> 8) & 3}.${tried & 255}` },
      });
      tried++;
      if (status === 200) opened++;
      else if (status !== 401) strange++;
    }
  };
  await Promise.all(Array.from({ length: 50 }, hand));
  if (opened > 0) faults.push(`${opened} of ${guesses} guesses opened a session`);
  if (strange > 0) faults.push(`${strange} guesses were answered with something else than 401`);
  const [row] = await db.select({ most: sql<number>`max(${loginCodes.attempts})` }).from(loginCodes);
  if (row?.most !== 5) faults.push(`${row?.most} tries were counted at one code, not 5`);
  if ((await db.$count(users, sql`email = ${email}`)) > 0) faults.push("an account was made");
  close();
  return faults;
}
