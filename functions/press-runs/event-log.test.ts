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

it("stores no row for a story that comes letter by letter, and sends it whole to 200 listeners", async () => {
  const { log, sql } = open();
  const watched = Array.from({ length: 200 }, () => log.connect(null).text());
  log.publish(running);
  const story = Array.from({ length: 12_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join("");
  for (const [at, letter] of [...story].entries()) {
    log.publishText("text", "expandedContent", letter);
    if (at % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  log.endText("text");
  log.publish(done);
  log.publish(complete);
  for (const text of await Promise.all(watched)) {
    expect(storyOf(text)).toBe(story);
    expect(readEvents(text).at(-1)?.event).toBe("complete");
    // In pieces that somebody can see, not in one for each letter.
    expect(readEvents(text).length).toBeLessThan(1_000);
  }
  expect(sql.rows()).toHaveLength(3);
});

it("drops a listener that never reads, and gives it everything when it reconnects", async () => {
  const { log } = open();
  log.publish(running);
  const asleep = Array.from({ length: 50 }, () => log.connect(null));
  const awake = log.connect(null).text();
  let story = "";
  for (let turn = 0; turn < 400; turn++) {
    const delta = `${turn} ${"x".repeat(1_000)}`;
    story += delta;
    log.publishText("text", "expandedContent", delta);
    // Sends what is waiting, as the end of a step would.
    log.publish({ event: "notice", data: { step: "text", provider: "custom", reason: "timeout" } });
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const { body } of asleep) await expect(new Response(body).text()).rejects.toThrow();
  const back = log.connect("1").text();
  log.publish(complete);
  expect(storyOf(await back)).toBe(story);
  expect(storyOf(await awake)).toBe(story);
});

it("makes room for a new connection when hundreds are open", async () => {
  const { log } = open();
  log.publish(running);
  const first = log.connect(null);
  const others = Array.from({ length: 300 }, () =>
    log
      .connect(null)
      .text()
      .catch(() => "gone"),
  );
  await expect(first.text()).rejects.toThrow();
  log.publish(complete);
  const ends = await Promise.all(others);
  expect(ends.filter((text) => text !== "gone")).toHaveLength(256);
});

it.each(["-1", "99999999", "1e999", "NaN", "0x2", "2; DROP TABLE events", "٣", " ", "9".repeat(400)])(
  "replays from the start for %j, which is no Last-Event-ID",
  async (lastEventId) => {
    const { log } = open();
    log.publish(running);
    log.publish(done);
    log.publish(complete);
    expect(readEvents(await log.connect(lastEventId).text()).map(({ id }) => id)).toEqual(["1", "2", "3"]);
  },
);

it("sends each event once, and the unfinished text whole, to clients that reconnect in a storm", async () => {
  const { log } = open();
  log.publish(running);
  const ends: Promise<string>[] = [];
  for (let turn = 0; turn < 200; turn++) {
    log.publishText("text", "expandedTitle", `${turn},`);
    ends.push(log.connect("1").text());
  }
  log.publish(complete);
  const whole = Array.from({ length: 200 }, (_, turn) => `${turn},`).join("");
  for (const text of await Promise.all(ends)) expect(storyOf(text)).toBe(whole);
});
