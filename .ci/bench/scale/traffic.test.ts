import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startServer } from "../../../functions/testing/index.ts";
import { kept } from "./assumptions.ts";
import type { Traffic } from "./counting-worker.ts";

const server = startServer({ real: true, main: ".ci/bench/scale/counting-worker.ts" });
const sample = JSON.parse(readFileSync(".ci/samples/en-library-reopening.json", "utf8"));
const file = ".ci/bench/scale/traffic.json";

/** What it takes from the platform to do so. */
async function trafficOf(work: () => Promise<unknown>): Promise<Traffic> {
  await server.fetch("/api/local/traffic");
  await work();
  return (await (await server.fetch("/api/local/traffic")).json()) as Traffic;
}

const fine = async (asked: Promise<Response>) => {
  const answer = await asked;
  expect(answer.status).toBeLessThan(400);
  return answer;
};

it("a reader's ways cost no more of the platform than the paper on scale reckons with", async () => {
  let me = await server.signIn();
  let newspaper: Record<string, unknown> = {};
  let id = "";
  const ways: Record<string, Traffic> = {};
  ways["a sign-in by code"] = await trafficOf(async () => {
    me = await server.signIn();
  });
  ways["opening /home"] = await trafficOf(async () => {
    for (const path of ["auth/user", "user/tokens", "completed-newspapers", "ai/models", "templates"]) await fine(me.get(`/api/${path}`));
  });
  ways["a newspaper by the house edition"] = await trafficOf(async () => {
    const order = { title: sample.title, content: sample.content, region: sample.region, language: "en", templateId: "modern-herald" };
    id = ((await (await fine(me.post("/api/press-runs", order))).json()) as { id: string }).id;
    await (await me.get(`/api/press-runs/${id}/events`)).text();
  });
  const run = (await (await me.get(`/api/press-runs/${id}`)).json()) as { status: string; newspaperId: string };
  expect(run.status).toBe("complete");
  const path = `/api/completed-newspapers/${run.newspaperId}`;
  ways["opening a newspaper with its two pictures"] = await trafficOf(async () => {
    newspaper = (await (await fine(me.get(path))).json()) as Record<string, unknown>;
    for (const image of [newspaper.imageUrl, newspaper.smallImageUrl]) if (image) await (await fine(me.get(String(image)))).arrayBuffer();
  });
  ways["saving an edit"] = await trafficOf(() => fine(me.post("/api/completed-newspapers", { ...newspaper, author: "By hand" })));
  const shared = { address: "" };
  ways.sharing = await trafficOf(async () => {
    const answer = (await (await fine(me.send("PUT", `${path}/sharing`, { shared: true }))).json()) as { shareUrl: string };
    shared.address = answer.shareUrl;
  });
  ways["reading a shared newspaper"] = await trafficOf(async () => {
    await (await fine(server.fetch(shared.address))).text();
  });
  await server.expectSound();
  const [row] = await server.run("SELECT * FROM newspapers");
  const rowBytes = Buffer.byteLength(JSON.stringify(row));
  expect([rowBytes > kept.rowBytes / 4, rowBytes < kept.rowBytes], `${rowBytes} bytes of a newspaper's row`).toEqual([true, true]);

  if (process.env.KEEP_TRAFFIC || !existsSync(file)) writeFileSync(file, `${JSON.stringify(ways, null, 2)}\n`);
  const counted = JSON.parse(readFileSync(file, "utf8")) as Record<string, Traffic>;
  expect(Object.keys(ways)).toEqual(Object.keys(counted));
  // Round trips exactly; rows may be a few more or less with what a code or an id happens to be.
  for (const [way, { batches, puts, rowsWritten }] of Object.entries(ways)) {
    expect([way, batches <= (counted[way]?.batches ?? 0), puts <= (counted[way]?.puts ?? 0)]).toEqual([way, true, true]);
    expect(rowsWritten).toBeLessThanOrEqual(1.2 * (counted[way]?.rowsWritten ?? 0) + 5);
  }
});
