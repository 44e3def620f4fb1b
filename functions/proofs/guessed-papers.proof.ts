import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newspapers } from "../../db/schema.ts";
import { endpoints } from "../completed-newspapers/index.ts";
import { randomId } from "../http/random-id.ts";
import { findShared } from "../share/find-shared.ts";
import { faultsOnNewBooks } from "./books.ts";
import { newPerson, openInProcess } from "./money/in-process.ts";
import { tell, times } from "./row.ts";

const paper = { title: "The bridge is open", content: "The bridge is open.", expandedContent: {}, newspaperName: "The Lantern" };
const swapped = (id: string) => [...id].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join("");

/** What somebody would try who knows one id, or knows how ids are made. */
function near(id: string): string[] {
  const last = id.at(-1) === "A" ? "B" : "A";
  return [
    id.slice(0, -1),
    id.slice(0, -1) + last,
    `${id}A`,
    ` ${id}`,
    `${id} `,
    `${id}\u0000`,
    swapped(id),
    id.toLowerCase(),
    [...id].reverse().join(""),
    `${id.slice(0, 8)}%`,
    `${id.slice(0, 8)}${"_".repeat(14)}`,
    Buffer.from(id, "base64url").toString("hex"),
    `${id}' OR '1'='1`,
  ];
}

it("a newspaper that is not shared is found by no id, be it its own, a near one or one of a hundred thousand", async () => {
  const [people, guesses] = [times(100, 4), times(100_000, 1_500)];
  let tried = 0;
  const faults = await faultsOnNewBooks(async (file) => {
    const found: string[] = [];
    const { db, send, close } = openInProcess(file, endpoints);
    const known = new Set<string>(["", "null", "undefined", "0", "%", "_", "*", "NULL"]);
    const open = new Map<string, string>();
    for (let at = 0; at < people; at++) {
      const { id, cookie } = await newPerson(db, 3);
      const ask = (method: string, path: string, body?: object) =>
        send(method, `/api/completed-newspapers${path}`, { headers: { cookie }, ...(body && { body: JSON.stringify(body) }) });
      const ids: string[] = [];
      for (let nth = 0; nth < 4; nth++) ids.push(((await (await ask("POST", "", paper)).json()) as { id: string }).id);
      const [secret = "", shared = "", takenBack = "", deleted = ""] = ids;
      for (const one of [shared, takenBack, deleted]) {
        if ((await ask("PUT", `/${one}/sharing`, { shared: true })).status !== 200) found.push("sharing failed");
      }
      const shareIds = await db
        .select({ id: newspapers.id, shareId: newspapers.shareId })
        .from(newspapers)
        .where(eq(newspapers.userId, id));
      for (const row of shareIds) {
        if (row.id === shared) open.set(row.shareId ?? "", shared);
        else if (row.shareId) known.add(row.shareId);
      }
      await ask("PUT", `/${takenBack}/sharing`, { shared: false });
      await ask("DELETE", `/${deleted}`);
      for (const one of [id, secret, shared, takenBack, deleted]) known.add(one);
    }
    for (const id of [...known, ...open.keys()]) for (const guess of near(id)) known.add(guess);
    while (known.size < guesses) known.add(randomId());
    for (const guess of known) {
      if (open.has(guess)) continue;
      const paper = await findShared(db, guess);
      if (paper) found.push(`${JSON.stringify(guess)} finds ${paper.newspaper.id}`);
      tried++;
    }
    // What is shared is found, so that the others are not missed for another reason.
    for (const [shareId, id] of open) if ((await findShared(db, shareId))?.newspaper.id !== id) found.push("a shared one is not found");
    close();
    return found;
  });
  expect(faults).toEqual([]);
  tell(25, "ids guessed, no newspaper found", tried, 99_000);
});

it("an id is 128 random bits", async () => {
  const count = times(100_000, 5_000);
  const ids = new Set<string>();
  const bits = new Uint32Array(128);
  for (let at = 0; at < count; at++) {
    const id = randomId();
    ids.add(id);
    const bytes = Buffer.from(id, "base64url");
    expect(bytes).toHaveLength(16);
    for (let bit = 0; bit < 128; bit++) bits[bit] = (bits[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }
  expect(ids.size).toBe(count);
  // Each bit is set in half of them; six standard deviations happen by chance once in 10^7 runs.
  expect(Math.max(...[...bits].map((set) => Math.abs(set - count / 2)))).toBeLessThan(3 * Math.sqrt(count));
  tell(25, "ids made, all different, each of 128 bits even", ids.size, 100_000);
});
