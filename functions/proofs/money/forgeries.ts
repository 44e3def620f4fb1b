import { checkoutSessions, tokenLedger } from "../../../db/schema.ts";
import { seededRandom } from "../../house/pictures/random.ts";
import { eventBody, newSession, sessionOf, sign } from "../../stripe/events.test-data.ts";
import { forge } from "../../stripe/forgeries.test-data.ts";
import { receiveEvent } from "../../stripe/receive-event.ts";
import { newPerson, openInProcess } from "./in-process.ts";

/** `count` forged Stripe events: each must be rejected without any change. */
export async function forgeEvents(file: string, count: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [receiveEvent]);
  const random = seededRandom("forgeries");
  const person = await newPerson(db, 0);
  const session = newSession(person.id);
  await db.insert(checkoutSessions).values({ id: session.id, userId: person.id, createdAt: Date.now() });
  const before = await db.$count(tokenLedger);
  const body = eventBody("checkout.session.completed", sessionOf(session));
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const { sent, header } = forge(body, random);
    const { status } = await send("POST", "/api/stripe/webhook", { body: sent, headers: { "stripe-signature": header } });
    if (status !== 400) faults.push(`forgery ${i} was answered ${status}: ${header} ${Buffer.from(sent).toString("base64")}`);
  }
  if ((await db.$count(tokenLedger)) !== before) faults.push("a forgery moved tokens");
  // Control: the genuine event is accepted.
  const answer = await send("POST", "/api/stripe/webhook", { body, headers: { "stripe-signature": sign(body) } });
  if (answer.status !== 200 || (await db.$count(tokenLedger)) !== before + 1) faults.push("the true event was not accepted");
  close();
  return faults;
}
