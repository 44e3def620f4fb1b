import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32 } from "node:zlib";
import { PNG } from "pngjs";
import { afterAll, expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { readEvents } from "../testing/orders.ts";

const picture = PNG.sync.write(new PNG({ width: 90, height: 60 }));
/** The same with chunks of text before its end, as a camera writes one. */
function located(text = "taken at 46.78 N 92.1 W", times = 1): Buffer {
  const data = Buffer.from(`Comment\0${text}`);
  const kind = Buffer.from("tEXt");
  const frame = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const chunk = Buffer.concat([frame(data.length), kind, data, frame(crc32(Buffer.concat([kind, data])))]);
  return Buffer.concat([picture.subarray(0, -12), ...Array<Buffer>(times).fill(chunk), picture.subarray(-12)]);
}
const site = createServer((request, response) => {
  const files: Record<string, [string, Uint8Array]> = {
    "/lead.png": ["image/png", picture],
    "/located.png": ["image/png", located()],
    // Many picture servers do not say what they send.
    "/unnamed": ["application/octet-stream", picture],
    "/page.png": ["image/png", Buffer.from("<!doctype html><script>alert(1)</script>")],
    "/chunks.png": ["image/png", located("", 5_000)],
    "/heavy.png": ["image/png", Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)])],
    "/robots.txt": ["text/plain", Buffer.from("User-agent: *\nDisallow: /kept/")],
  };
  const [type, body] = files[request.url ?? ""] ?? [];
  response.writeHead(body ? 200 : 404, { "content-type": type ?? "text/plain" }).end(body ?? "");
});
await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => void site.close());
const server = startServer({ vars: { LOCAL_FETCH_HOSTS: host } });

type Me = Awaited<ReturnType<typeof server.signIn>>;
const rowsOf = (me: Me) => server.run("SELECT type, width, height, press_run_id FROM images WHERE user_id = ?", me.user.id);
const outcomeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

it("a picture of the web is taken over like an upload, and becomes the run's main picture without words of another", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const answer = await me.post("/api/images", { url: `http://${host}/lead.png` });
  expect(answer.status).toBe(201);
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  expect((await me.get(imageUrl)).headers.get("content-type")).toBe("image/png");
  expect(await rowsOf(me)).toEqual([{ type: "image/png", width: 90, height: 60, press_run_id: null }]);

  const order = {
    title: "The ferry is back",
    content: "The ferry came back on Friday.",
    region: "Duluth, United States",
    language: "en",
    imageUrl,
  };
  expect(await outcomeOf(await other.post("/api/press-runs", order))).toEqual([422, "INVALID"]);
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  const events = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  const newspaper = (await (await me.get(`/api/completed-newspapers/${events.at(-1)?.data.newspaperId}`)).json()) as Record<
    string,
    unknown
  >;
  expect(newspaper).toMatchObject({ imageUrl, imageCaption: "", imageAlt: order.title });
  expect(newspaper.pictures).toEqual([{ role: "main", focal: null, treatment: null, replaced: { imageUrl: "", caption: "", alt: "" } }]);
  expect(newspaper.smallImageUrl).toMatch(/^\/api\/images\/./);
  // A picture that belongs to a run goes with the run.
  expect(await outcomeOf(await me.post("/api/press-runs", { ...order, imageUrl: newspaper.smallImageUrl }))).toEqual([422, "INVALID"]);
  await server.expectSound();
});

it("what is no picture, too heavy, kept by robots.txt, or not on the public web is refused with the reason", async () => {
  const me = await server.signIn();
  const post = async (body: unknown) => outcomeOf(await me.post("/api/images", body));
  expect(await post({ url: `http://${host}/page.png` })).toEqual([422, "INVALID"]);
  expect(await post({ url: `http://${host}/chunks.png` })).toEqual([422, "INVALID"]);
  expect(await post({ url: `http://${host}/heavy.png` })).toEqual([413, "TOO_LARGE"]);
  expect(await post({ url: `http://${host}/kept/a.png` })).toEqual([403, "ROBOTS"]);
  expect(await post({ url: `http://${host}/none.png` })).toEqual([502, "PAGE_ERROR"]);
  for (const url of ["http://127.0.0.1:1/a.png", "http://169.254.169.254/latest", "file:///etc/passwd", "data:image/png;base64,AAAA"])
    expect([url, ...(await post({ url }))]).toEqual([url, 422, "URL_FORBIDDEN"]);
  expect(await post({ url: "" })).toEqual([422, "URL_REQUIRED"]);
  expect(await post({ url: 7 })).toEqual([422, "INVALID"]);
  expect(await outcomeOf(await me.send("POST", "/api/images", "{"))).toEqual([400, "BAD_REQUEST"]);
  expect(await rowsOf(me)).toEqual([]);
  expect((await server.browser().post("/api/images", { url: `http://${host}/lead.png` })).status).toBe(401);
  expect((await me.post("/api/images", { url: `http://${host}/unnamed` })).status).toBe(201);
});

it("where a picture was taken is taken out of it before it is kept", async () => {
  const me = await server.signIn();
  const answer = await me.post("/api/images", { url: `http://${host}/located.png` });
  const kept = Buffer.from(await (await me.get(((await answer.json()) as { imageUrl: string }).imageUrl)).arrayBuffer());
  expect(located().includes("46.78 N")).toBe(true);
  expect(kept.includes("46.78 N")).toBe(false);
  expect(PNG.sync.read(kept)).toMatchObject({ width: 90, height: 60 });
});

it("twenty pictures an hour are fetched for one person", async () => {
  const me = await server.signIn();
  const statuses = [];
  for (let i = 0; i < 21; i++) statuses.push((await me.post("/api/images", { url: "http://10.0.0.1/" })).status);
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
});
