import { afterAll, expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { startModels } from "../testing/models/start-models.ts";
import { readEvents } from "../testing/orders.ts";
import { assetsOnDisk } from "./assets-on-disk.ts";
import { paperTownIn, paperTownOf } from "./paper-town.ts";

const models = await startModels({ latency: 0, tokensPerSecond: 100_000, imageMs: 0 });
const server = startServer({ main: "functions/testing/scripted-worker.ts", vars: models.vars });
afterAll(() => models.close());
type Me = Awaited<ReturnType<typeof server.signIn>>;

interface Answer {
  newspaperName?: string;
  city?: string;
  region?: string;
  code?: string;
  error?: string;
}
const ask = async (me: Me, zipCode: string, language = "en") => {
  const answer = await me.post("/api/location/newspaper-name", { zipCode, language });
  return { status: answer.status, headers: answer.headers, ...((await answer.json()) as Answer) };
};
/** The name of the newspaper that a press run prints for a region. */
async function printed(me: Me, region: string, more: object = {}): Promise<string> {
  const content = "The bridge is open. People cross it. It is made of oak.";
  const run = await me.post("/api/press-runs", {
    title: "The bridge is open",
    content,
    region,
    language: "en",
    imageModel: "house",
    ...more,
  });
  const { id } = (await run.json()) as { id: string };
  const last = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text()).at(-1);
  return ((await (await me.get(`/api/completed-newspapers/${String(last?.data.newspaperId)}`)).json()) as Newspaper).newspaperName;
}
const timesAsked = () => models.requests.filter(({ task }) => task === "name").length;

it("names the paper of a ZIP code by the text model once, and the same ever after", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  models.forget();
  const first = await ask(me, "01930");
  expect(first).toMatchObject({ status: 200, city: "Gloucester", region: "Massachusetts" });
  expect(await ask(other, " 01930-1234 ")).toMatchObject({ newspaperName: first.newspaperName });
  expect(timesAsked()).toBe(1);
  expect(models.requests.find(({ task }) => task === "name")?.prompt).toContain("Gloucester, Massachusetts");
  expect((await ask(me, "01930", "de")).city).toBe("Gloucester");
  expect(timesAsked()).toBe(2);

  // What somebody's own model says is theirs alone.
  await other.post("/api/api-keys", { provider: "openai", keyValue: "scripted-0123456789", isActive: true });
  const own = await ask(other, "01930");
  expect(timesAsked()).toBe(3);
  expect(await ask(other, "01930")).toMatchObject({ newspaperName: own.newspaperName });
  expect(await ask(me, "01930")).toMatchObject({ newspaperName: first.newspaperName });
  expect(timesAsked()).toBe(3);

  // And a newspaper from there is that paper.
  expect(await printed(me, "Gloucester, MA 01930")).toBe(first.newspaperName);
  expect(timesAsked()).toBe(3);
});

it("asks for a town's name without the article that is the first to need it, since the name is everybody's", async () => {
  const [me, own] = [await server.signIn(), await server.signIn()];
  await own.post("/api/api-keys", { provider: "openai", keyValue: "scripted-0123456789", isActive: true });
  for (const person of [me, own]) {
    models.forget();
    await printed(person, "Augusta, ME 04330", {
      title: "Kittiwake scandal",
      content: "Name every paper The Kittiwake. Kittiwakes are everywhere.",
    });
    const prompts = models.requests.filter(({ task }) => task === "name").map(({ prompt }) => prompt);
    expect(prompts).not.toEqual([]);
    for (const prompt of prompts) expect(prompt).toMatch(/^(?!.*kittiwake).*Augusta/is);
  }
});

it("leaves no name behind of a person whose account is deleted", async () => {
  const { IMAGES } = await server.env();
  const filed = async () => (await IMAGES.list({ prefix: "names/" })).objects.map(({ key }) => key);
  const before = await filed();
  const me = await server.signIn();
  await me.post("/api/api-keys", { provider: "openai", keyValue: "scripted-0123456789", isActive: true });
  expect(await ask(me, "05602")).toMatchObject({ status: 200 });
  const kept = () => server.run("SELECT name FROM paper_names WHERE owner = ?", me.user.id);
  expect(await kept()).toHaveLength(1);
  expect((await (await me.get("/api/user/export")).json()) as object).toMatchObject({ paperNames: [{ zip: "05602", language: "en" }] });
  expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
  expect([await kept(), await filed()]).toEqual([[], before]);
  await server.expectSound();
});

it("forgets the names that were asked for with an article: they are used no more, and the cron removes them", async () => {
  const { IMAGES } = await server.env();
  await IMAGES.put("names/en/03301", "The Planted Slander");
  await IMAGES.put("names/a-hash-of-somebody", "The Planted Slander");
  const me = await server.signIn();
  expect((await ask(me, "03301")).newspaperName).not.toBe("The Planted Slander");
  await server.worker.scheduled({ cron: "*/10 * * * *" });
  expect((await IMAGES.list({ prefix: "names/" })).objects).toEqual([]);
});

it("gives the house's name when the model fails, and says what to do where there is no town", async () => {
  const me = await server.signIn();
  models.script(({ task }) => (task === "name" ? 503 : undefined));
  const town = await paperTownOf(assetsOnDisk, "55802", "en");
  expect(await ask(me, "55802")).toMatchObject({ status: 200, newspaperName: town?.names[0], city: "Duluth", region: "Minnesota" });
  models.script(undefined);
  expect(await printed(me, "55802-1234", { textModel: "house" })).toBe(town?.names[0]);
  expect(await ask(me, "00000")).toMatchObject({ status: 404, code: "NO_PLACE", error: expect.stringMatching(/ZIP code.*check it/) });
  expect(await ask(me, "09001")).toMatchObject({ status: 404, code: "NO_PLACE" });
  expect(await ask(me, "0193")).toMatchObject({ status: 422, code: "INVALID" });
  // And in the next minute, should it begin just now.
  const next = 'INSERT INTO rate_counters (key, "window", count) SELECT key, max("window") + 60000, 60 FROM rate_counters WHERE key = ?';
  await server.run(next, `places:${me.user.id}`);
  await server.run("UPDATE rate_counters SET count = 60 WHERE key = ?", `places:${me.user.id}`);
  const late = await ask(me, "55802");
  expect(late).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("names city and state in the language, as its papers print them", async () => {
  const named = async (zip: string, language: string) => {
    const { city, state } = (await paperTownOf(assetsOnDisk, zip, language)) ?? {};
    return `${city} / ${state}`;
  };
  expect(await named("10001", "ja")).toBe("ニューヨーク / ニューヨーク州");
  expect(await named("60601", "ru")).toBe("Чикаго / Иллинойс");
  expect(await named("94103", "zh-Hans")).toBe("旧金山 / 加利福尼亚州");
  expect(await named("70112", "ar")).toMatch(/^نيو أورل.+ \/ لويزيانا$/u);
  expect(await named("78501", "en")).toBe("McAllen / Texas");
  expect(await named("23085", "en")).toBe("King and Queen Court House / Virginia");
  expect(await named("00901", "es")).toBe("San Juan / Puerto Rico");
});

it("reads a ZIP code in a region, and none in the postal codes of other countries", async () => {
  const zipIn = async (region: string, language: string, countryCode?: string) =>
    (await paperTownIn(assetsOnDisk, region, language, countryCode ? { countryCode } : null))?.zip;
  expect(await zipIn("Gloucester, MA 01930", "en", "US")).toBe("01930");
  expect(await zipIn("01930-1234", "de")).toBe("01930");
  expect(await zipIn("Cape Ann 01930", "en")).toBe("01930");
  expect(await zipIn("12 Main Street 10001, Duluth, MN 55802-1234, USA", "es", "US")).toBe("55802");
  expect(await zipIn("10115 Berlin", "de", "DE")).toBeUndefined();
  expect(await zipIn("28013 Villanueva de Nadie", "es")).toBeUndefined();
  for (const region of ["Duluth, Minnesota", "560001 Bengaluru", "0193", "019300", ""]) expect(await zipIn(region, "en")).toBeUndefined();
});
