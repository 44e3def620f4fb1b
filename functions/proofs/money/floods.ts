import { like } from "drizzle-orm";
import { pressRuns, tokenLedger } from "../../../db/schema.ts";
import { requestCode } from "../../auth/login-codes.ts";
import { openSession } from "../../auth/sessions.ts";
import { importUrl } from "../../import-url/import-url.ts";
import { startRun } from "../../press-runs/runs.ts";
import { type InProcess, newPerson, openInProcess } from "./in-process.ts";

export const json = { "content-type": "application/json" };
const order = JSON.stringify({
  title: "The ferry is late",
  content: "The ferry came at noon. It went at one.",
  region: "Duluth",
  templateId: "modern-herald",
  language: "en",
});
const mail = { MAIL_API_URL: "https://mail.example.test/send", MAIL_API_KEY: "key", MAIL_FROM: "Stop Press <paper@example.test>" };
/** Forged address headers: the Worker must ignore all of them. */
export const forged = (i: number) => {
  const address = `203.0.${(i >> 8) & 255}.${i & 255}`;
  return { "x-forwarded-for": address, "x-real-ip": address, "true-client-ip": address, forwarded: `for=${address}` };
};

/** Off localhost the cookie has its `__Host-` prefix. */
export const deployed = (cookie: string) => `__Host-${cookie}`;

/** Sends `count` requests, fifty at a time; returns the count of each status. */
export async function flood(count: number, send: (i: number) => Promise<Response>): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  let next = 0;
  const hand = async () => {
    while (next < count) {
      const { status } = await send(next++);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 50 }, hand));
  return answers;
}

export const said = (answers: Map<number, number>) => [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");

/** `count` orders of one person, and as many of many, with forged addresses: only paid runs start, one token each. */
export async function floodOrders(file: string, count: number, people: number): Promise<string[]> {
  const { db, send, close } = openInProcess(file, [startRun], { local: false });
  const faults: string[] = [];
  const all = [await newPerson(db, 3), ...(await Promise.all(Array.from({ length: people }, () => newPerson(db, 3))))];
  const ask = (i: number, cookie: string) =>
    send("POST", "/api/press-runs", { body: order, headers: { ...json, ...forged(i), cookie: deployed(cookie) } });
  const one = await flood(count, (i) => ask(i, all[0]?.cookie ?? ""));
  const many = await flood(count, (i) => ask(i, all[1 + (i % people)]?.cookie ?? ""));
  const expected = 3 * Math.min(people, count);
  if (one.get(202) !== 3 || (one.get(402) ?? 0) + (one.get(429) ?? 0) !== count - 3) faults.push(`one person: ${said(one)}`);
  if (many.get(202) !== Math.min(expected, count)) faults.push(`${people} people: ${said(many)}`);
  const runs = await db.$count(pressRuns);
  const holds = await db.$count(tokenLedger, like(tokenLedger.id, "run:%:hold"));
  if (runs !== holds || runs > 3 * all.length) faults.push(`${runs} runs for ${holds} tokens`);
  close();
  return faults;
}

/** Codes requested for one address: from one network that claims to be many, and from a thousand networks. Counts the mails. */
export async function floodCodes(file: string, count: number): Promise<string[]> {
  const { send, close } = openInProcess(file, [requestCode, openSession], { local: false, vars: mail });
  const faults: string[] = [];
  const fetch = globalThis.fetch;
  let mailed = 0;
  globalThis.fetch = async () => {
    mailed++;
    return Response.json({ id: "mail" });
  };
  const ask = (i: number, email: string, network: string, cookie = "") =>
    send("POST", "/api/auth/codes", {
      body: JSON.stringify({ email }),
      headers: { ...json, ...forged(i), "cf-connecting-ip": network, cookie },
    });
  try {
    const first = await ask(0, "one@example.test", "198.51.100.7");
    const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const browser = await flood(count, (i) => ask(i, "one@example.test", `10.1.${(i >> 8) & 3}.${i & 255}`, cookie));
    if (mailed !== 5) faults.push(`one browser was mailed ${mailed} codes in an hour: ${said(browser)}`);
    mailed = 0;
    const network = await flood(count, (i) => ask(i, `someone-${i}@example.test`, "198.51.100.9"));
    if (mailed !== 20 || network.get(429) !== count - 20) faults.push(`one network had ${mailed} mails sent: ${said(network)}`);
    mailed = 0;
    const strangers = await flood(count, (i) => ask(i, "victim@example.test", `10.2.${(i >> 8) & 3}.${i & 255}`));
    // At most twenty from browsers that never signed in to the account.
    if (mailed !== 20) faults.push(`${mailed} mails went to one address: ${said(strangers)}`);
  } finally {
    globalThis.fetch = fetch;
    close();
  }
  return faults;
}

/** `count` imports of one person: only the hourly limit of pages is fetched. */
export async function floodImports(file: string, count: number, most: number): Promise<string[]> {
  const place: InProcess = openInProcess(file, [importUrl], { local: false });
  const { cookie } = await newPerson(place.db, 3);
  const fetch = globalThis.fetch;
  const pages = new Set<string>();
  globalThis.fetch = async (address) => {
    const url = new URL(address instanceof Request ? address.url : String(address));
    if (url.pathname !== "/robots.txt") pages.add(url.href);
    return new Response("", { status: 404 });
  };
  try {
    const answers = await flood(count, (i) =>
      place.send("POST", "/api/import-url", {
        body: JSON.stringify({ url: `https://example.com/story-${i}` }),
        headers: { ...json, ...forged(i), cookie: deployed(cookie) },
      }),
    );
    const faults: string[] = [];
    if (pages.size !== most || answers.get(429) !== count - most) faults.push(`${pages.size} pages were asked for: ${said(answers)}`);
    return faults;
  } finally {
    globalThis.fetch = fetch;
    place.close();
  }
}
