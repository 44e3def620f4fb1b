import { PNG } from "pngjs";
import { expect, it } from "vitest";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { readEvents, scriptedOrder } from "../testing/orders.ts";
import type { Script } from "../testing/scripted-model.ts";
import type { PressRun } from "./contract.ts";

const server = startServer({ main: "functions/testing/scripted-worker.ts" });
type Me = Awaited<ReturnType<typeof server.signIn>>;

async function upload(me: Me): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(PNG.sync.write(new PNG({ width: 90, height: 60 })))], "bridge.png"));
  // The harness's own fetch knows only its own FormData.
  const body = new Response(form);
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { cookie, "content-type": body.headers.get("content-type") ?? "" };
  const answer = await server.fetch("/api/images", { method: "POST", headers, body: new Uint8Array(await body.arrayBuffer()) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}
async function begin(me: Me, order: object): Promise<string> {
  const answer = await me.post("/api/press-runs", order);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}
const eventsOf = async (me: Me, id: string, after = 0) =>
  readEvents(await (await me.get(`/api/press-runs/${id}/events`, { "last-event-id": String(after) })).text());
const newspaperOf = async (me: Me, id: string) =>
  (await (await me.get(`/api/completed-newspapers/${String((await eventsOf(me, id)).at(-1)?.data.newspaperId)}`)).json()) as Newspaper;
const orderWith = (imageUrl: string, script: Script = {}, more: object = {}) => scriptedOrder(script, { imageUrl, ...more });
const isThere = async (me: Me, url: string) => (await me.get(url)).status === 200;

it("a picture of one's own outlives a run that fails, and the next try prints it", async () => {
  const me = await server.signIn();
  const imageUrl = await upload(me);
  const order = orderWith(imageUrl, { "picture-2": ["throw", "throw", "throw"] });
  const failed = await begin(me, order);
  expect((await eventsOf(me, failed)).at(-1)).toMatchObject({ event: "failed", data: { refunded: true } });
  expect(await isThere(me, imageUrl)).toBe(true);
  await server.expectSound();
  const newspaper = await newspaperOf(me, await begin(me, { ...order, resumes: failed }));
  expect(newspaper).toMatchObject({ imageUrl, imageCaption: "" });
  expect(await isThere(me, newspaper.smallImageUrl)).toBe(true);
  await server.expectSound();
});

it("what a failed run had finished for another picture is not printed in its place, neither way round", async () => {
  const me = await server.signIn();
  const imageUrl = await upload(me);
  const script: Script = { "picture-2": ["throw", "throw", "throw", "ok", "ok"] };
  const order = scriptedOrder(script);
  const without = await begin(me, order);
  await eventsOf(me, without);
  expect((await newspaperOf(me, await begin(me, { ...order, imageUrl, resumes: without }))).imageUrl).toBe(imageUrl);
  const other = orderWith(imageUrl, script);
  const having = await begin(me, other);
  await eventsOf(me, having);
  const made = await newspaperOf(me, await begin(me, { ...other, imageUrl: "", resumes: having }));
  expect(made.imageUrl).not.toBe(imageUrl);
  expect([await isThere(me, made.imageUrl), made.pictures]).toEqual([true, []]);
  await server.expectSound();
});

it("a run that is stopped leaves one's own picture, and one that is gone is ordered with no more", async () => {
  const me = await server.signIn();
  const imageUrl = await upload(me);
  const id = await begin(me, orderWith(imageUrl, { text: ["hang"], "side-stories": ["hang"], "picture-2": ["hang"] }));
  await expect
    .poll(
      async () =>
        ((await (await me.get(`/api/press-runs/${id}`)).json()) as PressRun).steps.find(({ name }) => name === "picture-1")?.status,
    )
    .toBe("done");
  expect(await (await me.delete(`/api/press-runs/${id}`)).json()).toMatchObject({ refunded: true });
  expect(await isThere(me, imageUrl)).toBe(true);
  await server.expectSound();
  await server.run("DELETE FROM images WHERE user_id = ?", me.user.id);
  const before = await (await me.get("/api/user/tokens")).json();
  const refused = await me.post("/api/press-runs", orderWith(imageUrl));
  expect([refused.status, await refused.json()]).toMatchObject([422, { details: { fields: ["imageUrl"] } }]);
  for (const wrong of ["https://example.com/a.png", "/api/images/../user", "javascript:alert(1)", 7])
    expect((await me.post("/api/press-runs", { ...orderWith(""), imageUrl: wrong })).status).toBe(422);
  expect(await (await me.get("/api/user/tokens")).json()).toEqual(before);
  await server.expectSound();
});

it("the main picture made again takes the place of one's own, which stays one's own, and of none after it was removed", async () => {
  const me = await server.signIn();
  const imageUrl = await upload(me);
  const id = await begin(me, orderWith(imageUrl));
  const first = await newspaperOf(me, id);
  const again = async () => {
    const answer = await me.post(`/api/press-runs/${id}/blocks`, { block: "picture" });
    expect(answer.status).toBe(202);
    const { after } = (await answer.json()) as { after: number };
    expect((await eventsOf(me, id, after)).at(-1)?.event).toBe("complete");
    await server.expectSound();
    return (await (await me.get(`/api/completed-newspapers/${first.id}`)).json()) as Newspaper;
  };
  const second = await again();
  expect(second.imageUrl).not.toBe(imageUrl);
  expect([second.pictures, second.smallImageUrl]).toEqual([[], first.smallImageUrl]);
  expect([await isThere(me, second.imageUrl), await isThere(me, imageUrl)]).toEqual([true, true]);
  const { createdAt: _, shareUrl: __, updatedAt: ___, ...bare } = { ...second, imageUrl: "", imageCaption: "", imageAlt: "" };
  expect((await me.post("/api/completed-newspapers", bare)).status).toBe(200);
  const third = await again();
  expect(await isThere(me, third.imageUrl)).toBe(true);
});
