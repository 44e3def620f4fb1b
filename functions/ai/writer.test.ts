import { afterAll, beforeAll, expect, it } from "vitest";
import { sample, samples } from "../house/edition/sample-articles.test-data.ts";
import { startModels } from "../testing/models/start-models.ts";
import { ProviderError } from "./provider-error.ts";
import type { ChatModel } from "./providers/chat-request.ts";
import { openaiChat } from "./providers/openai.ts";
import type { Article } from "./text-model.ts";
import { openWriter } from "./writer.ts";

let models: Awaited<ReturnType<typeof startModels>>;
beforeAll(async () => {
  models = await startModels({ latency: 0, tokensPerSecond: 1e6 });
});
afterAll(() => models.close());

const article: Article = { ...sample("en-library-reopening"), place: null };
const call = () => ({ signal: new AbortController().signal });
const scripted = () =>
  openaiChat({ provider: "openai", model: "gpt-4o", apiKey: "scripted", baseUrl: `${models.url}/v1`, by: "operator" }, globalThis.fetch);

/** A model that gives this answer, in pieces of a few letters. */
function saying(answer: unknown): ChatModel {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return {
    async *ask() {
      for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
    },
  };
}

const story = (more: object = {}) => ({
  expandedTitle: "Duluth gets its library back",
  expandedContent: article.content,
  deck: "A brick branch reopens after 19 months.",
  kicker: "Libraries",
  quote: "I think the books are winning",
  byline: "By Karen Sundgaard",
  caption: "The Alder Street Library in Duluth.",
  smallCaption: "The clock stands at 4:52.",
  whatsInside: [{ section: "Numbers", description: "What the renovation cost", page: 1 }],
  additions: [],
  ...more,
});
const expand = (answer: unknown, more: Partial<Article> = {}) =>
  openWriter(saying(answer)).expand({ ...article, ...more }, { targetLength: 12_000 }, call());
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (failure) => (failure instanceof ProviderError ? failure.reason : failure),
  );

it.each(samples.map(({ file }) => [file] as const))("makes a newspaper of %s with a scripted model over HTTP", async (file) => {
  const own: Article = { ...sample(file), place: null };
  const writer = openWriter(scripted());
  const told: Record<string, string> = {};
  const paths: string[] = [];
  const onText = (path: string, delta: string) => {
    if (told[path] === undefined) paths.push(path);
    told[path] = (told[path] ?? "") + delta;
  };
  const written = await writer.expand(own, { targetLength: 12_000 }, { ...call(), onText });
  expect(paths.slice(0, 2)).toEqual(["expandedTitle", "expandedContent"]);
  expect(told.expandedContent).toBe(written.expandedContent);
  for (const paragraph of own.content.split("\n\n")) expect(written.expandedContent).toContain(paragraph);
  expect(written.additions.every(({ kind, text }) => kind === "context" && written.expandedContent.includes(text))).toBe(true);
  expect(written.writerName).toBe(own.author);
  expect(written.byline).toContain(own.author);
  const sides = await writer.sideStories(own, { count: 6 }, call());
  expect(sides.length).toBeGreaterThan(1);
  expect(await writer.paperName(own, {}, call())).not.toBe("");
  const head = await writer.headline(own, { before: own.title, again: { instruction: "", times: 1 } }, call());
  expect(head.expandedTitle).not.toBe("");
});

it("tells the page only what a reader may watch, in order and to the letter", async () => {
  const told: [string, string][] = [];
  const answer = story({ additions: ["Nobody is to see this being written."] });
  await openWriter(saying(answer)).expand(article, { targetLength: 12_000 }, { ...call(), onText: (...delta) => told.push(delta) });
  expect([...new Set(told.map(([path]) => path))]).toEqual([
    "expandedTitle",
    "expandedContent",
    "deck",
    "kicker",
    "caption",
    "smallCaption",
  ]);
  const textOf = (wanted: string) => told.flatMap(([path, delta]) => (path === wanted ? [delta] : [])).join("");
  expect(textOf("expandedContent")).toBe(article.content);
});

it.each([
  ["prose", "I am sorry, I cannot do that."],
  ["broken JSON", '{"expandedTitle": "A", "expandedContent": "B'],
  ["another form", { nonsense: true }],
  ["a story without text", story({ expandedContent: "" })],
  ["a list", []],
  [
    "a story of something else",
    story({ expandedContent: "Cats sleep a lot. They like the sun. Nobody knows why they purr so loudly at night." }),
  ],
  ["a story in another script", story({ expandedContent: sample("ru-nochnoy-poezd").content })],
  [
    "little but invented speech",
    story({ expandedContent: `${article.content.slice(0, 160)} ${"“We never thought it would happen,” he said. ".repeat(9)}` }),
  ],
] as const)("calls %s a bad answer", async (_, answer) => {
  expect(await reasonOf(expand(answer))).toBe("bad-answer");
});

it("hands on the provider's own failure, and stops at the signal", async () => {
  const failing: ChatModel = {
    // biome-ignore lint/correctness/useYield: it fails before its first word
    async *ask() {
      throw new ProviderError("no", { reason: "quota", final: true });
    },
  };
  expect(await reasonOf(openWriter(failing).expand(article, { targetLength: 12_000 }, call()))).toBe("quota");
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  const stopped = openWriter(saying(story())).expand(article, { targetLength: 12_000 }, { signal: stop.signal });
  await expect(stopped).rejects.toThrow("stopped");
});

it("takes an answer with parts missing or of the wrong kind as one without them", async () => {
  const written = await expand({ expandedTitle: "Library reopens", expandedContent: article.content, whatsInside: "none", quote: 7 });
  expect(written).toMatchObject({ expandedTitle: "Library reopens", deck: "", quote: null, whatsInside: [], additions: [] });
  expect(written.byline).toBe("By Karen Sundgaard");
});

it("prints plain text whatever markup a model sends", async () => {
  const written = await expand(
    story({
      expandedTitle: "**Library** reopens &amp; rejoices",
      expandedContent: `# Opening day\n${article.content}\n\n- The **brass** book lift\n* was [kept](https://evil.example/x) <b>too</b>.\n---\n\`\`\`js\nalert(1)\n\`\`\`\n![x](https://evil.example/p.png)`,
      deck: "<i>A branch</i> of brick",
    }),
  );
  expect(written.expandedTitle).toBe("Library reopens & rejoices");
  expect(written.deck).toBe("A branch of brick");
  expect(written.expandedContent.startsWith("## Opening day\n\nDULUTH, Minn. — The line")).toBe(true);
  expect(written.expandedContent).not.toMatch(/[*`<>]|evil|alert|---/);
});

it("cuts what is too long behind a sentence rather than losing it", async () => {
  const sentence = "The library in Duluth has a brass book lift and an oak staircase. ";
  const written = await expand(story({ deck: sentence.repeat(20), expandedTitle: "Library ".repeat(80), kicker: "library ".repeat(40) }));
  expect(written.deck.length).toBeLessThanOrEqual(600);
  expect(written.deck.endsWith("staircase.")).toBe(true);
  expect(written.expandedTitle.length).toBeLessThanOrEqual(300);
  expect(written.kicker.length).toBeLessThanOrEqual(120);
});

it("falls back to the author's headline when the model's says more than the article, or nothing of it", async () => {
  for (const expandedTitle of [
    "Library reopens for 5,000 readers",
    "“We won at last,” says library",
    "Library reopens after Falsmark resigns",
    "Nothing whatever matters",
    "",
  ])
    expect((await expand(story({ expandedTitle }))).expandedTitle, expandedTitle).toBe(article.title);
});

it("prints a pull quote only when somebody says it in the article, in the marks of the language", async () => {
  expect((await expand(story())).quote).toBe("“I think the books are winning”");
  expect((await expand(story({ quote: "“The cheapest energy is the draft you stop,”" }))).quote).toBe(
    "“The cheapest energy is the draft you stop”",
  );
  for (const quote of ["The line began forming at 7:20 a.m.", "We are all winners", "", null])
    expect((await expand(story({ quote }))).quote).toBeNull();
});

it("keeps people of the article out of captions: nobody took these pictures", async () => {
  const caption = "The Alder Street Library in Duluth. Walt Nyberg turns the key.";
  const written = await expand(story({ caption, smallCaption: "Raman and Wieczorek look up at the clock." }));
  expect(written.caption).toBe("The Alder Street Library in Duluth.");
  expect(written.smallCaption).toBe("");
  const island: Article = { ...sample("ja-shima-no-ferry"), place: null };
  const answer = story({
    expandedTitle: island.title,
    expandedContent: island.content,
    caption: "今治港に着くこなみ丸。越智正義さんが手を振る。",
  });
  const told = await openWriter(saying(answer)).expand(island, { targetLength: 12_000 }, call());
  expect(told.caption).toBe("今治港に着くこなみ丸。");
});

it("does not begin the story with its headline", async () => {
  const title = "Duluth gets its library back";
  for (const first of [`# ${title}`, `**${title}**`, title])
    expect((await expand(story({ expandedContent: `${first}\n\n${article.content}` }))).expandedContent).toBe(article.content);
});

it("names the author and nobody else in the byline", async () => {
  expect((await expand(story({ byline: "By KAREN SUNDGAARD" }))).byline).toBe("By KAREN SUNDGAARD");
  expect((await expand(story({ byline: "By Quentin Falsmark" }))).byline).toBe("By Karen Sundgaard");
  expect((await expand(story({ byline: "By Karen Sundgaard and Quentin Falsmark of the Times" }))).byline).toBe("By Karen Sundgaard");
  expect((await expand(story({ byline: "By our correspondent" }), { author: "" })).byline).toBe("");
});

it("marks what the model says it added, and what it did not say, but never the author's own sentences", async () => {
  const declared = "Libraries are places where a town keeps its memory.";
  const silent = "Umbrellas dry slowly everywhere.";
  const own = "Nobody was hurt; the pipe had failed on a Sunday night.";
  const written = await expand(
    story({ expandedContent: `${article.content}\n\n${declared} ${silent} The branch won 12 prizes in 2025.`, additions: [declared, own] }),
  );
  expect(written.additions).toEqual([
    { text: declared, kind: "context" },
    { text: silent, kind: "context" },
    { text: "The branch won 12 prizes in 2025.", kind: "number" },
  ]);
});

it("keeps of a model's sources only what stands word for word in story and article, and believes none of it", async () => {
  const own = "Nobody was hurt; the pipe had failed on a Sunday night.";
  const invented = "The branch won 12 prizes in 2025.";
  const silent = "Its garden wall was painted by volunteers from a sailing school.";
  const written = await expand(
    story({
      expandedContent: `${article.content}\n\n${invented} ${silent}`,
      claims: [
        { claim: "the pipe had failed", source: own },
        { claim: "won 12 prizes", source: "the pipe had failed on a Sunday night" },
        { claim: "volunteers from a sailing school", source: "The harbor regatta raised money with painted oars and lanterns" },
        { claim: "The pipe had burst in a cellar", source: own },
        { claim: "<b>books</b>", source: "" },
      ],
    }),
  );
  expect(written.claims).toEqual([
    { claim: "the pipe had failed", source: own },
    { claim: "won 12 prizes", source: "the pipe had failed on a Sunday night" },
  ]);
  // A pointer to true words makes an invention no less one, and a source that is nowhere gives its sentence away.
  expect(written.additions).toContainEqual({ text: invented, kind: "number" });
  expect(written.additions).toContainEqual({ text: silent, kind: "context" });
});

it.each([
  ["missing", undefined],
  ["no list", "none"],
  ["of other forms", [null, 3, "x", { claim: 1, source: [] }, { claim: "Duluth" }]],
])("prints the story whose claims are %s", async (_, claims) => {
  const written = await expand(story({ claims }));
  expect(written.expandedContent).toContain("Nobody was hurt");
  expect(written.claims).toBeUndefined();
});

it.each([
  ["break off in the middle", '{"claim": "Duluth", "sou'],
  ["are no JSON", '{"claim" "Duluth"} ]}'],
])("prints the story whose claims %s, for they come last", async (_, rest) => {
  const whole = JSON.stringify(story());
  const text = `${whole.slice(0, -1)},"claims":[${rest}`;
  const chat: ChatModel = {
    async *ask() {
      for (let at = 0; at < text.length; at += 50) yield text.slice(at, at + 50);
    },
  };
  const written = await openWriter(chat).expand(article, { targetLength: 12_000 }, call());
  expect(written.expandedTitle).toBe("Duluth gets its library back");
  expect(written.claims).toBeUndefined();
});

it("reads no more than forty claims", async () => {
  const claims = Array.from({ length: 500 }, (_, at) => ({
    claim: article.content.slice(at, at + 30),
    source: article.content.slice(at, at + 30),
  }));
  expect((await expand(story({ claims }))).claims?.length ?? 0).toBeLessThanOrEqual(40);
});

it("sets an article of another language in the newspaper's, without speech nobody can check", async () => {
  const french: Partial<Article> = {
    title: sample("fr-boulangerie-cooperative").title,
    content: sample("fr-boulangerie-cooperative").content,
  };
  const told =
    "The bakery of a village 18 kilometres from Guéret belongs to 286 people. Each bought a share of 50 euros. The budget is 168,000 euros. The oven of 1931 weighs eleven tons and has 1,143 bricks. “We did it together at last,” said the baker. The notice drew 67 replies. The bakery sells 174 baguettes a day and needs 190.";
  const written = await expand(
    story({ expandedTitle: "A village buys its bakery", expandedContent: told, quote: "We did it together" }),
    french,
  );
  expect(written.expandedContent).not.toContain("We did it together");
  expect(written.expandedContent).toContain("1,143 bricks");
  expect(written.quote).toBeNull();
  expect(written.expandedTitle).toBe("A village buys its bakery");
});

it("says which language a story turned out to be in when it is not the newspaper's", async () => {
  const spanish = { ...sample("es-faro-punta-meira"), place: null };
  const written = await openWriter(saying(story({ expandedTitle: spanish.title, expandedContent: spanish.content }))).expand(
    { ...spanish, language: "fr" },
    { targetLength: 12_000 },
    call(),
  );
  expect(written.contentLanguage).toBe("es");
});

it("gives side stories of the article alone, each once, and none of what stands beside them", async () => {
  const [first = "", second = "", third = ""] = article.content.split("\n\n");
  const sideStories = [
    { headline: "The queue", content: first },
    { headline: "The queue again", content: first },
    { headline: "Taken", content: third },
    { headline: "The custodian", content: `${second}\n\nThe mayor, Quentin Falsmark, paid $9,000 for the party.` },
    { headline: "Thin", content: "A library." },
    { headline: "", content: second },
  ];
  const writer = openWriter(saying({ sideStories }));
  const keep = [{ headline: "The flood", content: third }];
  expect(await writer.sideStories(article, { count: 6, keep }, call())).toEqual([
    { headline: "The queue", content: first },
    { headline: "The custodian", content: second },
  ]);
  expect(await writer.sideStories(article, { count: 1 }, call())).toHaveLength(1);
  expect(await writer.sideStories(article, { count: 0 }, call())).toEqual([]);
});

it.each([
  ["The New York Times", "en"],
  ["the guardian", "en"],
  ["Duluth Guardian Herald https://x.example", "en"],
  ["The Duluth Lantern. All the news", "en"],
  ["Le Monde", "fr"],
  ["朝日新聞", "ja"],
  ["조선일보", "ko"],
  ["صحيفة الأهرام", "ar"],
  ["दैनिक जागरण", "hi"],
  ["Известия", "ru"],
  ["The Lantern of Duluth", "ja"],
] as const)("does not call a paper “%s”", async (newspaperName, language) => {
  const name = await openWriter(saying({ newspaperName })).paperName({ ...article, language }, {}, call());
  expect(name).not.toBe("");
  expect(name).not.toContain(newspaperName);
});

it("takes an invented name as it is, and another than before when there was one", async () => {
  const writer = openWriter(saying({ newspaperName: "“The Lakehead Packet”" }));
  expect(await writer.paperName(article, {}, call())).toBe("The Lakehead Packet");
  const again = { instruction: "", times: 1 };
  expect(await writer.paperName(article, { before: "The Lakehead Packet", again }, call())).not.toBe("The Lakehead Packet");
});

it("compares a page with its article by a scripted model over HTTP", async () => {
  const [, , said = ""] = article.content.split(/(?<=\.)\s/);
  const turned = said.replace(/\p{L}+/u, "Nothing");
  const found = await openWriter(scripted()).contradictions?.(article, [said, "Something else is new.", turned], call());
  expect(found?.map(({ sentence }) => sentence)).toEqual([2]);
  const { from = 0, to = 0 } = found?.[0]?.source ?? {};
  expect(article.content.slice(from, to)).toBe(said);
});

it("takes of a comparison only what has the form, and gives nothing of the model's words", async () => {
  const source = article.content.slice(0, 40);
  const compare = (answer: unknown) =>
    openWriter(saying(answer)).contradictions?.(article, ["All of it is false.", "None of it is true."], call());
  const mixed = {
    contradictions: [{ sentence: "1", source }, { sentence: 1.5, source }, { source }, null, { sentence: 2, source, why: "PWNED" }],
  };
  expect(await compare(mixed)).toEqual([{ sentence: 1, source: { field: "content", from: 0, to: 40 } }]);
  for (const answer of ["no", {}, { contradictions: "all" }, []])
    expect(await reasonOf(compare(answer) ?? Promise.resolve())).toBe("bad-answer");
});
