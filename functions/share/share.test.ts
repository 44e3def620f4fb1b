import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { restorableFor } from "../completed-newspapers/newspaper-bounds.ts";
import { findPicture } from "../images/images.ts";
import { startServer } from "../testing/index.ts";
import { findShared } from "./find-shared.ts";

const server = startServer();
const { signIn, browser, run, fetch, db, expectSound } = server;
type Me = Awaited<ReturnType<typeof signIn>>;

const newspaper = (more: object = {}) => ({
  title: "The bridge is open",
  content: "The bridge is open. People cross it.",
  region: "Duluth",
  newspaperName: "The Lantern",
  expandedContent: { expandedTitle: "The bridge is open at last", expandedContent: "The bridge is open. People cross it." },
  ...more,
});
interface Saved {
  id: string;
  shareUrl: string | null;
  updatedAt: number;
}
const savedBy = async (me: Me, more: object = {}) => (await (await me.post("/api/completed-newspapers", newspaper(more))).json()) as Saved;
const setSharing = (me: Me, id: string, shared: boolean) => me.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared });
async function share(me: Me, id: string): Promise<string> {
  const answer = await setSharing(me, id, true);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { shareUrl: string }).shareUrl;
}
const read = async (me: Me, id: string) => (await (await me.get(`/api/completed-newspapers/${id}`)).json()) as Saved;
const statusOf = async (path: string) => (await browser().get(path)).status;
const folderOf = (path: string) => path.split("/").slice(0, 3).join("/");

/** A picture of the person's that is really there. */
async function pictureOf(me: Me): Promise<string> {
  const key = crypto.randomUUID();
  const bytes = Uint8Array.from(PNG.sync.write(new PNG({ width: 12, height: 16 })));
  await (await server.env()).IMAGES.put(key, bytes);
  await run(
    "INSERT INTO images (key, user_id, type, size, width, height, created_at) VALUES (?, ?, 'image/png', ?, 12, 16, 1)",
    key,
    me.user.id,
    bytes.length,
  );
  return `/api/images/${key}`;
}

it("shows a shared newspaper to everybody, without cookie, script or a way to be framed, until it is taken back", async () => {
  const me = await signIn();
  const saved = await savedBy(me);
  expect(saved.shareUrl).toBeNull();
  const path = await share(me, saved.id);
  expect(path).toMatch(/^\/share\/[\w-]{22}\/the-bridge-is-open$/);
  expect(await read(me, saved.id)).toEqual({ ...saved, shareUrl: path });
  const page = await fetch(path, { headers: { cookie: "session=forged; lang=ja" } });
  const text = await page.text();
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(text).toContain('<h1 dir="auto">The bridge is open at last</h1>');
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(page.headers.getSetCookie()).toEqual([]);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
  );
  const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(page.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const etag = page.headers.get("etag") ?? "";
  const known = await fetch(path, { headers: { "if-none-match": `"x", ${etag}` } });
  expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag]);
  const head = await fetch(path, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
  const back = await setSharing(me, saved.id, false);
  expect([back.status, await back.text()]).toEqual([204, ""]);
  const gone = await fetch(path, { headers: { "if-none-match": etag } });
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(await read(me, saved.id)).toEqual(saved);
  expect(await statusOf(`${folderOf(path)}/embed`)).toBe(404);
  // Whoever kept the old address is not let in again.
  expect(folderOf(await share(me, saved.id))).not.toBe(folderOf(path));
  await expectSound();
});

it("gives one address, shared twice at once or again", async () => {
  const me = await signIn();
  const { id } = await savedBy(me);
  const [one, two] = await Promise.all([share(me, id), share(me, id)]);
  expect([two, await share(me, id)]).toEqual([one, one]);
  expect((await setSharing(me, id, false)).status).toBe(204);
  expect((await setSharing(me, id, false)).status).toBe(204);
});

it("shares only what is there and the caller's own, and asks for a yes or a no", async () => {
  const [me, other] = [await signIn(), await signIn()];
  const { id } = await savedBy(me);
  expect((await setSharing(other, id, true)).status).toBe(404);
  expect((await me.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: "yes" })).status).toBe(422);
  await me.delete(`/api/completed-newspapers/${id}`);
  expect((await setSharing(me, id, true)).status).toBe(404);
  expect((await read(me, id)).shareUrl).toBeUndefined();
});

it("takes a deleted newspaper from everybody at once; an undo brings it back where it was, a late one to its owner alone", async () => {
  const me = await signIn();
  const { id } = await savedBy(me);
  const path = await share(me, id);
  await me.delete(`/api/completed-newspapers/${id}`);
  expect(await statusOf(path)).toBe(404);
  await me.post(`/api/completed-newspapers/${id}/restore`);
  await me.post(`/api/completed-newspapers/${id}/restore`);
  expect([(await read(me, id)).shareUrl, await statusOf(path)]).toEqual([path, 200]);
  await me.delete(`/api/completed-newspapers/${id}`);
  await run("UPDATE newspapers SET deleted_at = deleted_at - ? WHERE id = ?", restorableFor / 2, id);
  await me.post(`/api/completed-newspapers/${id}/restore`);
  expect([(await read(me, id)).shareUrl, await statusOf(path)]).toEqual([null, 404]);
});

it("leads every address of a newspaper to the one with its title of today", async () => {
  const me = await signIn();
  const saved = await savedBy(me, { title: "Мост открыт" });
  const path = await share(me, saved.id);
  expect(decodeURIComponent(path)).toMatch(/\/мост-открыт$/);
  await me.post("/api/completed-newspapers", newspaper({ ...saved, title: "The bridge is closed" }));
  const folder = folderOf(path);
  const now = `${folder}/the-bridge-is-closed`;
  for (const wrong of [
    path,
    folder,
    `${folder}/`,
    `${now}/`,
    `${folder}/%E0%A4%A`,
    `${folder}/embed/x`,
    `${folder}/../${folder.split("/")[2]}`,
  ]) {
    const answer = await fetch(`${wrong}?from=mail&q=%20`);
    expect([wrong, answer.status, answer.headers.get("location")]).toEqual([wrong, 301, `${now}?from=mail&q=%20`]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  }
  expect(await statusOf(`${now}?from=mail`)).toBe(200);
});

it("says politely that there is no such newspaper, in the visitor's language, whatever was asked for", async () => {
  for (const path of [
    "/share/",
    "/share/x",
    "/share/AAAAAAAAAAAAAAAAAAAAAA",
    "/share/AAAAAAAAAAAAAAAAAAAAAA/embed",
    "/share/AAAAAAAAAAAAAAAAAAAAA'/x",
    "/share/%00/x",
    "/share/a/b/c",
  ]) {
    const answer = await fetch(path, { headers: { "accept-language": "de-AT, en;q=0.5" } });
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(text).toContain("Diese Zeitung ist nicht hier");
  }
  const arabic = await (await fetch("/share/x", { headers: { "accept-language": "ar" } })).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
});

it("keeps its manners when a newspaper cannot be read", async () => {
  const me = await signIn();
  const { id } = await savedBy(me);
  const path = await share(me, id);
  await run("UPDATE newspapers SET data = 'no json' WHERE id = ?", id);
  const answer = await fetch(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain("Please load this page again in a moment.");
  await run("UPDATE newspapers SET data = '{}' WHERE id = ?", id);
});

it("shows everybody the pictures that can be seen of a shared newspaper, and no other", async () => {
  const me = await signIn();
  const [main, small, preview, card, one, two, narrow, replaced, other] = await Promise.all(Array.from({ length: 9 }, () => pictureOf(me)));
  const pictures = [{ role: "main", focal: null, treatment: null, replaced: { imageUrl: replaced, caption: "", alt: "" } }];
  const shown = {
    imageUrl: main,
    smallImageUrl: small,
    previewImageUrl: preview,
    sharePictures: { pages: [one, two], narrow, card },
    pictures,
  };
  const saved = await savedBy(me, shown);
  await savedBy(me, { imageUrl: other });
  const seen = async () => Promise.all([main, small, preview, card, one, two, narrow, replaced, other].map((path) => statusOf(path ?? "")));
  expect(await seen()).toEqual(Array(9).fill(404));
  const path = await share(me, saved.id);
  expect(await seen()).toEqual([...Array(7).fill(200), 404, 404]);
  const stranger = await signIn();
  const asked = await stranger.get(main ?? "");
  expect([asked.status, asked.headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
  expect((await me.get(main ?? "")).headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
  expect((await browser().get(main ?? "", { "if-none-match": asked.headers.get("etag") ?? "" })).status).toBe(304);
  const sources = (await (await fetch(path)).text()).match(/(?<=src=")[^"]+/g);
  expect(sources).toEqual([one, two, main, small]);
  await setSharing(me, saved.id, false);
  expect(await seen()).toEqual(Array(9).fill(404));
  await share(me, saved.id);
  await me.delete(`/api/completed-newspapers/${saved.id}`);
  expect(await seen()).toEqual(Array(9).fill(404));
  await expectSound();
});

it("shows no other person's picture, whatever a row names, and nothing to a session that has ended", async () => {
  const [me, other] = [await signIn(), await signIn()];
  const [own, anothers] = [await pictureOf(me), await pictureOf(other)];
  const saved = await savedBy(me, { imageUrl: own });
  const path = await share(me, saved.id);
  await run(
    "UPDATE newspapers SET data = json_set(data, '$.smallImageUrl', ?, '$.sharePictures.card', ?) WHERE id = ?",
    anothers,
    anothers,
    saved.id,
  );
  const text = await (await fetch(path)).text();
  expect([text.includes(own), text.includes(anothers)]).toEqual([true, false]);
  expect([await statusOf(own), await statusOf(anothers), (await me.get(anothers)).status]).toEqual([200, 404, 404]);
  const tag = (await browser().get(own)).headers.get("etag") ?? "";
  await setSharing(me, saved.id, false);
  expect((await browser().get(own, { "if-none-match": tag })).status).toBe(404);
  expect((await me.get(own)).status).toBe(200);
  // The cookie is as it was, and its session is over.
  await run("DELETE FROM sessions WHERE user_id = ?", me.user.id);
  expect((await me.get(own, { "if-none-match": tag })).status).toBe(404);
  await run("UPDATE newspapers SET data = json_set(data, '$.smallImageUrl', '', '$.sharePictures.card', '') WHERE id = ?", saved.id);
  await expectSound();
});

it("takes what an account had made public away with the account", async () => {
  const me = await signIn();
  const picture = await pictureOf(me);
  const paths = [];
  for (const _ of [1, 2]) {
    const { id } = await savedBy(me, { imageUrl: picture });
    paths.push(await share(me, id));
  }
  const [first = "", second = ""] = paths;
  await setSharing(
    me,
    ((await (await me.get("/api/completed-newspapers")).json()) as Saved[]).find(({ shareUrl }) => shareUrl === first)?.id ?? "",
    false,
  );
  // The other one still shows it.
  expect([await statusOf(first), await statusOf(second), await statusOf(picture)]).toEqual([404, 200, 200]);
  expect((await me.send("DELETE", "/api/user", { confirm: me.user.email })).status).toBe(204);
  expect([await statusOf(second), await statusOf(`${folderOf(second)}/embed`), await statusOf(picture)]).toEqual([404, 404, 404]);
});

it("answers reading alone: what would change something finds nothing there", async () => {
  const me = await signIn();
  const path = await share(me, (await savedBy(me)).id);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    expect([method, (await fetch(path, { method })).status]).toEqual([method, 404]);
  expect(
    await statusOf(
      path.replace(/\/share\/([\w-]+)/, (_, id: string) => `/share/${id === id.toUpperCase() ? id.toLowerCase() : id.toUpperCase()}`),
    ),
  ).toBe(404);
  for (const slug of ["%0d%0aset-cookie:a=b", "..%2f..%2fevil.example", "/evil.example", "x".repeat(2_000), "%00", "\\evil.example"]) {
    const answer = await fetch(`${folderOf(path)}/${slug}?a=%0d%0ab`);
    expect([slug, answer.status, answer.headers.get("location")]).toEqual([slug, 301, `${path}?a=%0d%0ab`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

it("finds shared newspapers and pictures by their indexes, a page in one round trip", async () => {
  const database = await db();
  const planOf = async ({ sql, params }: { sql: string; params: unknown[] }) =>
    JSON.stringify((await run(`EXPLAIN QUERY PLAN ${sql}`, ...params)).map(({ detail }) => detail));
  const plan = await planOf(findPicture(database, "key", "user").toSQL());
  expect(plan).toContain("SEARCH s USING COVERING INDEX sqlite_autoindex_shown_pictures_1 (key=?)");
  expect(plan).not.toMatch(/SCAN|newspapers/);
  const asked: { sql: string; params: unknown[] }[][] = [];
  const watched = new Proxy(database, {
    get: (target, name) =>
      name === "batch"
        ? (queries: { toSQL(): { sql: string; params: unknown[] } }[]) => {
            asked.push(queries.map((query) => query.toSQL()));
            return target.batch(queries as never);
          }
        : Reflect.get(target, name),
  });
  expect(await findShared(watched, "AAAAAAAAAAAAAAAAAAAAAA")).toBeNull();
  expect(asked).toHaveLength(1);
  for (const query of asked[0] ?? []) expect(await planOf(query)).not.toMatch(/SCAN (images|n\b|newspapers)/);
});

it("gives other sites a page to frame, and tells it to those that know oEmbed", async () => {
  const me = await signIn();
  const page = await pictureOf(me);
  const saved = await savedBy(me, { sharePictures: { pages: [page], card: "" } });
  const path = await share(me, saved.id);
  const embed = await fetch(`${folderOf(path)}/embed`);
  const text = await embed.text();
  expect(embed.headers.get("content-security-policy")).toMatch(
    /frame-ancestors \*; require-trusted-types-for 'script'; trusted-types 'none'$/,
  );
  expect(embed.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(text).toContain(
    `<a href="${path}" target="_blank" rel="noopener"><img src="${page}" srcset="${page} 12w" sizes="100vw" alt="Front page of The Lantern" width="12" height="16">`,
  );
  expect(text).toContain('<meta name="robots" content="noindex">');
  const told = await fetch(`${folderOf(path)}/oembed?maxwidth=300&format=json`);
  expect(told.headers.get("access-control-allow-origin")).toBe("*");
  const { origin } = new URL(/canonical" href="([^"]+)/.exec(text)?.[1] ?? "");
  expect(await told.json()).toMatchObject({
    type: "rich",
    title: "The bridge is open at last",
    width: 300,
    height: 464,
    html: expect.stringContaining(`<iframe src="${origin}${folderOf(path)}/embed" width="300"`),
  });
  expect((await fetch(`${folderOf(path)}/oembed?format=xml`)).status).toBe(501);
});
