import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { startSite } from "../../web/e2e/site.ts";
import { readPngXmp } from "../../web/render/image/png-metadata.ts";
import { typeset } from "../../web/typeset/cli/typeset.ts";
import type { ChatModel } from "../ai/providers/chat-request.ts";
import { openWriter } from "../ai/writer.ts";
import { sample } from "../house/edition/sample-articles.test-data.ts";
import { extractArticle } from "../import-url/extract/extract.ts";
import { changeMail } from "../mail/mails.ts";
import { isFull, tell } from "./row.ts";
import { vectors } from "./script-vectors.test-data.ts";
import { actingIn, watch } from "./watched-browser.ts";

const { visit, signIn, run } = startSite();
const patience = { timeout: 60_000 };
/** One for each way out of text: out of a title, a script, an attribute, and straight into an element or an address. */
const handful = ["</title><script>", "</script><script>", '" onfocus=', "<img src=x onerror=alert(1)>", "javascript:alert(1)"];
const some = isFull ? vectors : vectors.filter((vector) => handful.some((start) => vector.startsWith(start)));
/** What one newspaper holds: each by itself, or in `npm test` the handful together. */
const alone = isFull ? some.map((vector) => [vector]) : [some];
/** As many whole vectors as a field has room for, beginning with this one. */
const fill = (texts: readonly string[], most: number) => {
  let joined = "";
  for (const text of texts) if (joined.length + text.length + 1 <= most) joined += joined === "" ? text : ` ${text}`;
  return joined;
};
const groups = (size: number) => Array.from({ length: Math.ceil(some.length / size) }, (_, at) => some.slice(at * size, (at + 1) * size));

/** A newspaper with these texts in every field that holds one. */
function newspaperOf(texts: readonly string[]) {
  const line = (most: number) => fill(texts, most);
  const long = `The bridge is open. ${texts.join(" ")} People cross it.\n\n## ${line(200)}\n\n${texts.join("\n\n")}\n\nIt is made of oak.`;
  return {
    title: line(300),
    content: long,
    region: line(120),
    author: line(120),
    importedUrl: `https://example.com/${encodeURI(line(300))}`,
    newspaperName: line(120),
    imageCaption: line(600),
    smallImageCaption: line(600),
    imageAlt: line(600),
    smallImageAlt: line(600),
    place: { city: line(120), country: line(120), countryCode: "US", lat: 46.8, lng: -92.1, timeZone: "America/Chicago" },
    folio: { volume: 1, number: 1, price: line(40), motto: line(200), ears: [line(200), line(200)] },
    madeWith: { text: line(80), images: line(80), house: false },
    factDecisions: [{ kind: "name", text: line(1_000), decision: "keep" }],
    expandedContent: {
      newspaperName: line(120),
      expandedTitle: line(300),
      deck: line(600),
      kicker: line(120),
      quote: line(600),
      expandedContent: long,
      byline: line(200),
      caption: line(600),
      writerName: line(120),
      whatsInside: [{ section: line(120), description: line(300), page: 2 }],
      sideStories: [{ headline: line(300), content: `${texts.join(" ")} and more of it.` }],
      smallCaption: line(600),
      additions: [{ text: line(1_000), kind: "context" }],
      claims: [{ claim: line(300), source: line(300) }],
    },
  };
}

async function signedIn(email: string) {
  const { page } = await visit("/api/login?next=/privacy");
  await signIn(page, email);
  await page.waitForURL("**/privacy");
  const headers = { origin: new URL(page.url()).origin };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect([method, path, answer.status()]).toEqual([method, path, expect.toSatisfy((status: number) => status < 300)]);
    return answer.status() === 204 ? {} : await answer.json();
  };
  return { page, call };
}
type Call = Awaited<ReturnType<typeof signedIn>>["call"];
const shared = async (call: Call, texts: readonly string[]) => {
  const { id } = await call("POST", "/api/completed-newspapers", newspaperOf(texts));
  return { id: String(id), ...(await call("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true })) } as {
    id: string;
    shareUrl: string;
  };
};

/** A document as a site would serve it that knows no policy. */
async function showForeign(page: Page, body: string, contentType: string): Promise<void> {
  await page.context().route("https://reader.test/*", (route) => route.fulfill({ body, contentType }), { times: 1 });
  await page.goto("https://reader.test/shown");
}

it("a shared newspaper, its frame, its card and what other sites embed of it run nothing, with the policy or without it", async () => {
  let { page, call } = await signedIn("share@scripts.test");
  const [open, kept] = [await page.context().browser()?.newContext(), await page.context().browser()?.newContext()];
  if (!open || !kept) throw new Error("there is no browser");
  onTestFinished(async () => void (await Promise.all([open.close(), kept.close()])));
  const origin = new URL(page.url()).origin;
  const [seen, strict] = [await watch(open, { policy: false }), await watch(kept, { policy: true })];
  const [bare, policed] = [await open.newPage(), await kept.newPage()];
  let shown = 0;
  for (const [at, texts] of alone.entries()) {
    const vector = texts.join(" ");
    if (at % 100 === 0 && at > 0) ({ call } = await signedIn(`share-${at}@scripts.test`));
    const { shareUrl } = await shared(call, texts);
    const folder = shareUrl.split("/").slice(0, 3).join("/");
    for (const path of [shareUrl, `${folder}/embed`])
      for (const view of [bare, policed]) {
        await view.goto(origin + path);
        expect([vector, path, await actingIn(view)]).toEqual([vector, path, []]);
        shown++;
      }
    const embed = (await (await page.request.get(`${folder}/oembed`)).json()) as { html: string };
    await open.route(`${origin}${folder}/embed`, (route) => route.fulfill({ body: "" }));
    await showForeign(bare, embed.html, "text/html");
    const frames = await bare.evaluate(() =>
      [...document.querySelectorAll("*")].map((element) =>
        `${element.localName} ${[...element.attributes].map(({ name }) => name).filter((name) => name.startsWith("on"))}`.trim(),
      ),
    );
    expect([vector, frames]).toEqual([vector, ["html", "head", "body", "iframe"]]);
    // What search engines read is JSON, and holds the text itself.
    await policed.goto(origin + shareUrl);
    const data = await policed.locator('script[type="application/ld+json"]').textContent();
    expect([vector, typeof JSON.parse(data ?? "")]).toEqual([vector, "object"]);
    expect([vector, seen.ran, strict.ran, strict.reports]).toEqual([vector, [], [], []]);
  }
  tell(17, "texts that would be scripts, each in every field of a shared newspaper", some.length, vectors.length);
  tell(17, "documents of shared newspapers shown, with the policy and without it", shown, vectors.length * 4);
});

/** What an import makes of a page that says this everywhere, and a model that answers it everywhere. */
async function madeOf(vector: string): Promise<object> {
  const written = vector.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const paragraphs = sample("en-library-reopening")
    .content.split("\n\n")
    .map((text) => `<p>${text} ${written}</p>`);
  const html = `<!doctype html><html lang="en"><head><title>${written}</title><meta name="author" content="${written}"><meta property="og:site_name" content="${written}"><meta property="og:image" content="${written}"><link rel="canonical" href="${written}">
    <script type="application/ld+json">${JSON.stringify({ "@type": "NewsArticle", headline: vector, author: { name: vector }, articleSection: vector, image: vector, url: vector }).replaceAll("<", "\\u003c")}</script></head><body><article><h1>${written}</h1>${paragraphs.join("")}</article></body></html>`;
  const extraction = extractArticle(
    { bytes: new TextEncoder().encode(html), url: "https://example.com/a", contentType: "text/html; charset=utf-8" },
    { language: "en", now: Date.now() },
  );
  const imported = extraction.ok ? extraction.article : { title: vector, content: vector, author: vector, image: undefined };
  if ("image" in imported && imported.image) expect(imported.image).toMatch(/^https?:/);
  const story = {
    ...newspaperOf([vector]).expandedContent,
    expandedTitle: `Duluth ${vector}`,
    expandedContent: `${sample("en-library-reopening").content}\n\n${vector}`,
  };
  const model: ChatModel = {
    async *ask() {
      yield JSON.stringify(story);
    },
  };
  const answer = await openWriter(model)
    .expand({ ...sample("en-library-reopening"), place: null }, { targetLength: 12_000 }, { signal: new AbortController().signal })
    .catch(() => ({}));
  const { title, content, author } = imported;
  return {
    title: [...title].slice(0, 300).join("") || "None",
    content,
    author,
    region: "Duluth",
    newspaperName: "The Lantern",
    expandedContent: { ...answer, sideStories: [], claims: undefined },
  };
}

it("what an import took from a page full of them, and what a model answered, run nothing where they are shared", async () => {
  let { page, call } = await signedIn("import@scripts.test");
  const seen = await watch(page.context(), { policy: false });
  for (const [at, texts] of alone.entries()) {
    const vector = texts.join(" ");
    // One person may save 120 in an hour.
    if (at % 100 === 0 && at > 0) ({ call } = await signedIn(`import-${at}@scripts.test`));
    const { id } = await call("POST", "/api/completed-newspapers", await madeOf(vector));
    const { shareUrl } = await call("PUT", `/api/completed-newspapers/${id}/sharing`, { shared: true });
    await page.goto(shareUrl);
    expect([vector, await actingIn(page), seen.ran]).toEqual([vector, [], []]);
  }
  tell(17, "texts from pages and models", some.length, vectors.length);
});

/** Loads the app with a newspaper on its desk, set. */
async function onDesk(page: Page, id: string): Promise<void> {
  await page.goto("/privacy");
  await page.evaluate((value) => localStorage.setItem("desk", value), JSON.stringify({ state: { newspaperId: id }, version: 1 }));
  await page.goto("/home");
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor(patience);
}

it.each([[false], [true]])(
  "the page on its desk, its versions and the list of newspapers run nothing (content policy: %s)",
  async (policy) => {
    const { page, call } = await signedIn(`desk-${policy}@scripts.test`);
    const seen = await watch(page.context(), { policy });
    let shown = 0;
    for (const texts of groups(isFull ? 4 : 8)) {
      const { id } = await shared(call, texts);
      await call("POST", `/api/completed-newspapers/${id}/versions`, { name: fill(texts, 80) });
      await call("PATCH", "/api/user", { firstName: fill(texts, 60) });
      await onDesk(page, id);
      await page.getByRole("button", { name: "Versions", exact: true }).press("Enter");
      await page
        .getByRole("radio", { name: /As it was made|Now|/ })
        .first()
        .waitFor(patience);
      expect([texts, await actingIn(page), seen.ran, policy ? seen.reports : []]).toEqual([texts, [], [], []]);
      shown += texts.length;
    }
    for (const path of ["/account", "/home"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor(patience);
      expect([path, await actingIn(page), seen.ran, policy ? seen.reports : []]).toEqual([path, [], [], []]);
    }
    tell(17, `texts on the desk, in versions and names (content policy ${policy ? "on: no report" : "off"})`, shown, vectors.length);
  },
);

it.each([[false], [true]])("the admin's table, a person's ledger and the audit run nothing (content policy: %s)", async (policy) => {
  const { page, call } = await signedIn("editor@localhost.test");
  const seen = await watch(page.context(), { policy });
  const named = isFull ? vectors : some;
  for (const [at, text] of named.entries()) {
    // Names and addresses of an account are made by the product of what it has checked; here they are as if it had not.
    const values = [`scripts-${policy}-${at}`, `${text}${policy}`, `${text}@${policy}.test`, text, Date.now() + at];
    await run("INSERT INTO users (id, username, email, first_name, created_at) VALUES (?, ?, ?, ?, ?)", ...values);
    await call("PUT", `/api/admin/users/scripts-${policy}-${at}/tokens`, { tokens: 4 });
  }
  await page.goto("/admin");
  await page.getByRole("table").waitFor(patience);
  await expect.poll(() => page.getByRole("row").count(), patience).toBeGreaterThan(Math.min(named.length, 40));
  for (const tab of ["Operations", "Layout Preview", "User Management"]) {
    await page.getByRole("tab", { name: tab }).click();
    expect([tab, await actingIn(page), seen.ran, policy ? seen.reports : []]).toEqual([tab, [], [], []]);
  }
  // Ten at a time, found by a part of their names, and one person's tokens and history.
  const shown = new Set<string>();
  for (const sought of isFull ? ["", "<s", "<i", "<b", "<x", "&", "java", '"', "'", "{", "\\", "</"] : ["", "<"]) {
    await page.getByRole("searchbox").fill(sought);
    await expect.poll(() => page.getByRole("row").count(), patience).toBeGreaterThan(1);
    const text = (await page.getByRole("table").textContent()) ?? "";
    for (const each of named) if (text.includes(each)) shown.add(each);
    expect([sought, await actingIn(page), seen.ran, policy ? seen.reports : []]).toEqual([sought, [], [], []]);
  }
  expect(shown.size).toBeGreaterThan(0);
  await page
    .getByRole("button", { name: /^History: / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("radio", { name: "Changes by admins" }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor(patience);
  expect([await actingIn(page), seen.ran, policy ? seen.reports : []]).toEqual([[], [], []]);
  tell(
    17,
    `names in the admin panel (content policy ${policy ? "on: no report" : "off"}), ${shown.size} of them seen in its table`,
    named.length,
    vectors.length,
  );
});

it("mails about them run nothing in a reader that would run what they hold", async () => {
  const { page } = await visit("/privacy");
  const seen = await watch(page.context(), { policy: true });
  for (const vector of some)
    for (const kind of ["passkey-added", "identity-removed"] as const) {
      const mail = changeMail({
        to: "reader@scripts.test",
        language: "en",
        change: { kind, name: vector },
        at: 0,
        agent: vector,
        origin: "https://press.example.org",
      });
      await showForeign(page, mail.html, "text/html; charset=utf-8");
      expect([vector, await actingIn(page), seen.ran]).toEqual([vector, [], []]);
      expect([vector, /[\r\n]/.test(mail.subject)]).toEqual([vector, false]);
    }
  tell(17, "texts in mails", some.length, vectors.length);
});

/** The objects of a PDF without what their streams hold, which end where their length says and not at a word in them. */
function withoutStreams(pdf: string): string {
  let objects = "";
  let from = 0;
  for (;;) {
    const found = /\/Length (\d+)\b[\s\S]{0,400}?>>\s*stream\r?\n/.exec(pdf.slice(from));
    if (!found) return objects + pdf.slice(from);
    objects += pdf.slice(from, from + found.index);
    from += found.index + found[0].length + Number(found[1]);
  }
}

it("exported files run nothing: SVG opened by itself, PDF without actions, PNG whose metadata are words", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const papers = groups(isFull ? 4 : 8).map((texts, at) => {
    writeFileSync(
      join(folder, `${at}.json`),
      JSON.stringify({ ...newspaperOf(texts.map((text) => text.replaceAll("\u0000", ""))), language: "en" }),
    );
    return `${at}.json`;
  });
  const said: string[] = [];
  for (const format of ["svg", "pdf", "png"])
    expect(
      await typeset([...papers, "--format", format, "--out", `${folder}/set/`], {
        folder,
        out: () => {},
        say: (line) => void said.push(line),
      }),
    ).toBe(0);
  const { page } = await visit("/privacy");
  const seen = await watch(page.context(), { policy: true });
  let files = 0;
  for (const name of readdirSync(join(folder, "set"))) {
    const bytes = readFileSync(join(folder, "set", name));
    files++;
    if (name.endsWith(".svg")) {
      await showForeign(page, bytes.toString("utf8"), "image/svg+xml");
      expect([name, await actingIn(page), seen.ran]).toEqual([name, [], []]);
    } else if (name.endsWith(".pdf")) {
      // Strings stand in brackets: names alone count, and what a reader of PDF says of actions.
      const objects = withoutStreams(bytes.toString("latin1"))
        .replace(/\((?:\\.|[^\\)])*\)/g, "")
        .replace(/<[0-9A-Fa-f\s]*>/g, "");
      const read = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
      expect([name, await read.getOpenAction(), await read.getJSActions(), await read.getAttachments()]).toEqual([name, null, null, null]);
      expect([
        name,
        objects.match(/\/(?:JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|EmbeddedFile|RichMedia|XFA|GoToR)\b/g),
      ]).toEqual([name, null]);
    } else {
      const xmp = readPngXmp(new Uint8Array(bytes)) ?? "";
      const elements = new Set<string>();
      new Parser({ onopentag: (element) => void elements.add(element) }, { xmlMode: true }).end(xmp);
      expect([
        name,
        [...elements].filter((element) => !/^(?:x|rdf|dc|xmp\w*|photoshop|Iptc4xmp\w*|plus|tiff|exif):/.test(element)),
      ]).toEqual([name, []]);
    }
  }
  expect(files).toBeGreaterThanOrEqual(papers.length * 3);
  tell(17, "files exported and opened", files, Math.ceil(vectors.length / 4) * 3);
});
