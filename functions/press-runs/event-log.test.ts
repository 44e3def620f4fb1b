import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { readEvents } from "../testing/orders.ts";
import { EventLog } from "./event-log.ts";

/** The part of an object's SQLite that the log uses. */
function memory() {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: (string | number)[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  return { exec, rows: () => exec("SELECT * FROM events").toArray() };
}
const open = () => {
  const sql = memory();
  return { log: new EventLog(sql as unknown as SqlStorage), sql };
};
const running = { event: "step", data: { name: "text", status: "running" } } as const;
const done = { event: "step", data: { name: "text", status: "done" } } as const;
const complete = { event: "complete", data: { newspaperId: "n" } } as const;
const storyOf = (text: string) =>
  readEvents(text)
    .filter(({ event }) => event === "text")
    .map(({ data }) => data.delta)
    .join("");

it("stores no row for a story that comes letter by letter, and tells it whole to 200 who watch", async () => {
  const { log, sql } = open();
  const watched = Array.from({ length: 200 }, () => log.open(null).text());
  log.tell(running);
  const story = Array.from({ length: 12_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join("");
  for (const [at, letter] of [...story].entries()) {
    log.tellText("text", "expandedContent", letter);
    if (at % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  log.forgetText("text");
  log.tell(done);
  log.tell(complete);
  for (const text of await Promise.all(watched)) {
    expect(storyOf(text)).toBe(story);
    expect(readEvents(text).at(-1)?.event).toBe("complete");
    // In pieces that somebody can see, not in one for each letter.
    expect(readEvents(text).length).toBeLessThan(1_000);
  }
  expect(sql.rows()).toHaveLength(3);
});

it("lets go of who never reads, and gives everything to them when they come again", async () => {
  const { log } = open();
  log.tell(running);
  const asleep = Array.from({ length: 50 }, () => log.open(null));
  const awake = log.open(null).text();
  let story = "";
  for (let turn = 0; turn < 400; turn++) {
    const delta = `${turn} ${"x".repeat(1_000)}`;
    story += delta;
    log.tellText("text", "expandedContent", delta);
    // As a step's end would: what was told is sent.
    log.tell({ event: "notice", data: { step: "text", provider: "custom", reason: "timeout" } });
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const { body } of asleep) await expect(new Response(body).text()).rejects.toThrow();
  const back = log.open("1").text();
  log.tell(complete);
  expect(storyOf(await back)).toBe(story);
  expect(storyOf(await awake)).toBe(story);
});

it("makes room for a new connection when hundreds are open", async () => {
  const { log } = open();
  log.tell(running);
  const first = log.open(null);
  const others = Array.from({ length: 300 }, () =>
    log
      .open(null)
      .text()
      .catch(() => "gone"),
  );
  await expect(first.text()).rejects.toThrow();
  log.tell(complete);
  const ends = await Promise.all(others);
  expect(ends.filter((text) => text !== "gone")).toHaveLength(256);
});

it.each(["-1", "99999999", "1e999", "NaN", "0x2", "2; DROP TABLE events", "٣", " ", "9".repeat(400)])(
  "begins at the beginning for a Last-Event-ID %j that is none",
  async (lastEventId) => {
    const { log } = open();
    log.tell(running);
    log.tell(done);
    log.tell(complete);
    expect(readEvents(await log.open(lastEventId).text()).map(({ id }) => id)).toEqual(["1", "2", "3"]);
  },
);

it("gives who reconnects in a storm each event once and the unfinished text whole", async () => {
  const { log } = open();
  log.tell(running);
  const ends: Promise<string>[] = [];
  for (let turn = 0; turn < 200; turn++) {
    log.tellText("text", "expandedTitle", `${turn},`);
    ends.push(log.open("1").text());
  }
  log.tell(complete);
  const whole = Array.from({ length: 200 }, (_, turn) => `${turn},`).join("");
  for (const text of await Promise.all(ends)) expect(storyOf(text)).toBe(whole);
});
