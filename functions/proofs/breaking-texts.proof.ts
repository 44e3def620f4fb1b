import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "htmlparser2";
import { afterAll, expect, it } from "vitest";
import { typeset } from "../../web/typeset/cli/typeset.ts";
import type { Newspaper } from "../completed-newspapers/contract.ts";
import { startServer } from "../testing/index.ts";
import { breakingTexts, longTexts } from "./breaking-texts.test-data.ts";
import { isFull, tell } from "./row.ts";

const server = startServer();
type Me = Awaited<ReturnType<typeof server.signIn>>;
const folder = mkdtempSync(join(tmpdir(), "breaking-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a field that is tidied up would lose first: blanks at its ends, NUL, half a letter, a sign that cannot be seen. */
const handful = [" .htaccess", "\u00a0", "\tcell", "a\u0000b", "a\ud800b", "a\u00adb", "\u202eabc"];
const some = isFull ? breakingTexts : breakingTexts.filter(({ text }, at) => at % 53 === 0 || handful.includes(text));
const code = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");
/** What is kept of a text: all of it, but NUL and halves of letters, which neither database nor UTF-8 can hold; in NFC. */
const kept = (text: string) => wellFormed(text.replaceAll("\u0000", "")).normalize("NFC");

/** The text in every field that holds one. */
const newspaperOf = (text: string) => ({
  title: `Before ${text} after`,
  content: `The bridge is open. ${text} People cross it.\n\n${text}\n\nIt is made of oak.`,
  region: text,
  author: text,
  newspaperName: text,
  imageCaption: text,
  smallImageCaption: text,
  imageAlt: text,
  smallImageAlt: text,
  folio: {
    volume: 1,
    number: 1,
    price: [...text].slice(0, 40).join(""),
    motto: [...text].slice(0, 200).join(""),
    ears: [text, text].map((each) => [...each].slice(0, 200).join("")),
  },
  expandedContent: {
    newspaperName: text,
    expandedTitle: `Before ${text} after`,
    deck: text,
    kicker: text,
    quote: text,
    expandedContent: `The bridge is open. ${text} People cross it.\n\n${text}\n\nIt is made of oak.`,
    byline: text,
    caption: text,
    writerName: text,
    whatsInside: [{ section: text, description: text, page: 2 }],
    sideStories: [{ headline: text, content: `${text} and more of it. ${text}` }],
    smallCaption: text,
    additions: [{ text, kind: "context" }],
  },
});

/** Each text of an answer against the one that was sent; the ways to those that differ. */
function differences(sent: unknown, got: unknown, path = ""): string[] {
  if (typeof sent === "string") return got === kept(sent) ? [] : [`${path}: ${code(String(got))}`];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    differences(value, (got as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
  );
}

const wellDone = (status: number) => status < 400;
const refused = (status: number) => status >= 400 && status < 500;

async function shared(me: Me, id: string): Promise<string> {
  const answer = await me.send("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { shareUrl: string }).shareUrl;
}

interface Node {
  type: string;
  name?: string;
  data?: string;
  children?: Node[];
}
const textOf = (node: Node): string => (node.type === "text" ? (node.data ?? "") : (node.children ?? []).map(textOf).join(""));
const firstOf = (node: Node, name: string): Node | undefined =>
  node.name === name ? node : (node.children ?? []).map((child) => firstOf(child, name)).find((found) => found !== undefined);
/** As it is read: whatever kind of blanks, and without what cannot be seen. */
const seen = (text: string) =>
  kept(text)
    .replace(/(?:[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}]|\u034f)+/gu, " ")
    .trim();

/** What was sent, by the newspaper that was made of it. */
const sentBy = new Map<string, { text: string; sent: object }>();

/** Everything that is kept of a person, against what they have sent. */
async function compareExport(me: Me): Promise<void> {
  const { newspapers } = (await (await me.get("/api/user/export")).json()) as { newspapers: Newspaper[] };
  const own = newspapers.filter(({ id }) => sentBy.has(id));
  expect(own.length).toBeGreaterThan(0);
  for (const each of own) {
    const { text, sent } = sentBy.get(each.id) ?? {};
    expect([code(text ?? ""), differences(sent, each)]).toEqual([code(text ?? ""), []]);
    sentBy.delete(each.id);
  }
}

it("what breaks programs comes back as it was, from the newspaper, its copy, its versions, the export and the shared page", async () => {
  let [whole, no, me, made] = [0, 0, await server.signIn(), 0];
  for (const { kind, text } of some) {
    if (++made % 50 === 0) {
      await compareExport(me);
      me = await server.signIn();
    }
    const sent = newspaperOf(text);
    const answer = await me.post("/api/completed-newspapers", sent);
    expect([kind, code(text), wellDone(answer.status) || refused(answer.status)]).toEqual([kind, code(text), true]);
    if (!wellDone(answer.status)) {
      no++;
      continue;
    }
    const { id } = (await answer.json()) as Newspaper;
    const read = (await (await me.get(`/api/completed-newspapers/${id}`)).json()) as Newspaper;
    expect([kind, code(text), differences(sent, read)]).toEqual([kind, code(text), []]);
    const copy = (await (await me.post(`/api/completed-newspapers/${id}/duplicate`)).json()) as Newspaper;
    expect([kind, code(text), differences({ ...sent, title: undefined, folio: undefined }, copy)]).toEqual([kind, code(text), []]);

    const page = await server.fetch(await shared(me, id));
    expect([kind, code(text), page.status]).toEqual([kind, code(text), 200]);
    const heading = firstOf(parseDocument(await page.text()) as unknown as Node, "h1");
    expect([kind, code(text), seen(textOf(heading as Node))]).toEqual([kind, code(text), seen(sent.expandedContent.expandedTitle)]);

    const version = await me.post(`/api/completed-newspapers/${id}/versions`, { name: text });
    expect([kind, code(text), wellDone(version.status) || refused(version.status)]).toEqual([kind, code(text), true]);
    if (wellDone(version.status)) expect(((await version.json()) as { name: string }).name).toBe(kept(text));
    const named = await me.patch("/api/user", { firstName: text });
    expect([kind, code(text), wellDone(named.status) || refused(named.status)]).toEqual([kind, code(text), true]);
    if (wellDone(named.status)) expect(((await named.json()) as { firstName: string }).firstName).toBe(kept(text).trim());
    for (const path of ["/api/completed-newspapers?q=", "/api/location/suggest?q="]) {
      const found = await me.get(path + encodeURIComponent(wellFormed(text)));
      expect([kind, code(text), path, found.status < 500]).toEqual([kind, code(text), path, true]);
    }
    sentBy.set(id, { text, sent });
    whole++;
  }
  await compareExport(me);
  await server.expectSound();
  expect(sentBy.size).toBe(0);
  expect(whole).toBeGreaterThan(no);
  tell(18, `texts that come back as they were (${whole}) or are refused (${no})`, whole + no, 200);
});

it("a word of 64,000 letters and an article at its bound come back or are refused", async () => {
  const me = await server.signIn();
  for (const text of longTexts) {
    const sent = {
      title: "A long one",
      content: text,
      expandedContent: { expandedTitle: "A long one", expandedContent: text.slice(0, 30_000) },
    };
    const answer = await me.post("/api/completed-newspapers", sent);
    expect([code(text), wellDone(answer.status) || refused(answer.status)]).toEqual([code(text), true]);
    if (!wellDone(answer.status)) continue;
    const read = (await answer.json()) as Newspaper;
    expect([code(text), differences(sent, read)]).toEqual([code(text), []]);
    expect((await server.fetch(await shared(me, read.id))).status).toBe(200);
  }
  await server.expectSound();
  tell(18, "long texts", longTexts.length, 8);
});

it("and a page is set of each, as scenes and as PDF", async () => {
  const papers = some.map(({ text }, at) => {
    const name = `${at}.json`;
    writeFileSync(
      join(folder, name),
      JSON.stringify({
        ...newspaperOf([...kept(text)].slice(0, 100).join("")),
        language: ["en", "ar", "ja", "hi"][at % 4],
        templateId: "american-classic",
        layout: "three-column",
      }),
    );
    return name;
  });
  const said: string[] = [];
  for (const [format, from, step] of [
    ["json", 0, 1],
    ["pdf", 0, isFull ? 3 : 5],
  ] as const) {
    const names = papers.filter((_, at) => (at + from) % step === 0);
    const status = await typeset([...names, "--format", format, "--out", `${folder}/set/`], {
      folder,
      out: () => {},
      say: (line) => void said.push(line),
    });
    expect([format, status, said.filter((line) => line.includes("It is no newspaper"))]).toEqual([format, 0, []]);
  }
  tell(18, "pages set of them", papers.length, 200);
});
