import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";
import { readEvents } from "../testing/orders.ts";

const server = startServer();
type Me = Awaited<ReturnType<typeof server.signIn>>;

const png = (width: number, height: number) => new Uint8Array(PNG.sync.write(new PNG({ width, height })));
async function upload(me: Me | ReturnType<typeof server.browser>, bytes: Uint8Array, name = "photo.png", type = "image/png") {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], name, { type }));
  // The harness's own fetch knows only its own FormData.
  const body = new Response(form);
  const cookie = [...me.cookies].map((pair) => pair.join("=")).join("; ");
  return server.fetch("/api/images", {
    method: "POST",
    headers: { cookie, "content-type": body.headers.get("content-type") ?? "" },
    body: new Uint8Array(await body.arrayBuffer()),
  });
}
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const rowsOf = (me: Me) => server.run("SELECT type, width, height FROM images WHERE user_id = ?", me.user.id);

it("keeps a picture as what it is, not as what it is called, and serves it to its owner without rights", async () => {
  const me = await server.signIn();
  const bytes = png(40, 30);
  const answer = await upload(me, bytes, "evil.html", "text/html");
  expect(answer.status).toBe(201);
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  expect(imageUrl).toMatch(/^\/api\/images\/[\w-]{22}$/);
  expect(await rowsOf(me)).toEqual([{ type: "image/png", width: 40, height: 30 }]);
  const picture = await me.get(imageUrl);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect(picture.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  expect(picture.headers.get("cache-control")).toMatch(/^private/);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes);
  const again = await me.get(imageUrl, { "if-none-match": picture.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  for (const [asked, status] of [
    ["*", 304],
    [`"other", W/${picture.headers.get("etag")}`, 304],
    ['"other"', 200],
    ["no tag at all", 200],
  ] as const)
    expect((await me.get(imageUrl, { "if-none-match": asked })).status).toBe(status);
  expect((await me.get(imageUrl, { "if-match": '"other"', "if-modified-since": "never" })).status).toBe(200);
  expect((await me.get(`${imageUrl}?as=drawing`)).status).toBe(404);
});

it("shows nobody another's picture while nothing that is shared shows it", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const { imageUrl } = (await (await upload(me, png(8, 8))).json()) as { imageUrl: string };
  expect((await other.get(imageUrl)).status).toBe(404);
  expect((await server.browser().get(imageUrl)).status).toBe(404);
  expect((await me.get("/api/images/none")).status).toBe(404);
});

it("refuses what is no picture and keeps nothing of it", async () => {
  const me = await server.signIn();
  const script = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  for (const bytes of [script, new Uint8Array(), new TextEncoder().encode("GIF89a"), png(8, 8).subarray(0, 20)]) {
    const answer = await upload(me, bytes);
    expect([answer.status, await codeOf(answer)]).toEqual([422, "INVALID"]);
  }
  expect((await me.send("POST", "/api/images", new URLSearchParams({ file: "text" }))).status).toBe(415);
  expect((await upload(server.browser(), png(8, 8))).status).toBe(401);
  expect(await rowsOf(me)).toEqual([]);
});

it("refuses a picture that says it has a billion pixels, and a file over 10 MB", async () => {
  const me = await server.signIn();
  const huge = png(8, 8);
  new DataView(huge.buffer).setUint32(16, 50_000);
  new DataView(huge.buffer).setUint32(20, 50_000);
  expect((await upload(me, huge)).status).toBe(422);
  const heavy = new Uint8Array(10 * 1024 * 1024 + 1);
  heavy.set(png(8, 8));
  expect((await upload(me, heavy)).status).toBe(413);
  expect(await rowsOf(me)).toEqual([]);
});

it("takes forms and JSON alone, and three hundred uploads an hour", async () => {
  const me = await server.signIn();
  const other = await me.send("POST", "/api/images", "x".repeat(1_000), { "content-type": "application/octet-stream" });
  expect([other.status, await codeOf(other)]).toEqual([415, "UNSUPPORTED_TYPE"]);
  expect((await upload(me, png(8, 8))).status).toBe(201);
  const counted = await server.run("UPDATE rate_counters SET count = 300 WHERE key = ? RETURNING count", `uploads:${me.user.id}`);
  expect(counted).toHaveLength(1);
  const late = await upload(me, png(8, 8));
  expect([late.status, await codeOf(late)]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await rowsOf(me)).toHaveLength(1);
});

it("keeps one gigabyte for a person and no more", async () => {
  const me = await server.signIn();
  await server.run(
    "INSERT INTO images (key, user_id, type, size, width, height, created_at) VALUES (?, ?, 'image/png', ?, 1, 1, 0)",
    crypto.randomUUID(),
    me.user.id,
    1024 ** 3 - 10,
  );
  const answer = await upload(me, png(8, 8));
  expect([answer.status, ((await answer.json()) as { details?: unknown }).details]).toEqual([413, { reason: "storage" }]);
  expect(await rowsOf(me)).toHaveLength(1);
});

it("serves a house picture as SVG without scripts, and as a drawing to the typesetter", async () => {
  const me = await server.signIn();
  const order = {
    title: "Ferry returns <script>alert(1)</script>",
    content: "The ferry came back to the harbor on Friday. Two hundred people waited on the quay in the rain.",
    region: "Duluth, United States",
    language: "en",
  };
  const { id } = (await (await me.post("/api/press-runs", order)).json()) as { id: string };
  const events = readEvents(await (await me.get(`/api/press-runs/${id}/events`)).text());
  for (const name of ["picture-1", "picture-2"]) {
    const part = events.find(({ event, data }) => event === "part" && data.name === name);
    const { imageUrl, alt } = (part?.data.value ?? {}) as { imageUrl: string; alt: string };
    expect(alt).not.toBe("");
    const svg = await me.get(imageUrl);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    const text = await svg.text();
    expect(text).toMatch(/^<svg /);
    expect(text).not.toMatch(/<script|href|foreignObject|\son\w+=/i);
    const drawing = await me.get(`${imageUrl}?as=drawing`);
    expect(drawing.headers.get("content-type")).toBe("application/json");
    expect(((await drawing.json()) as { items: unknown[] }).items.length).toBeGreaterThan(10);
  }
  await server.expectSound();
});
