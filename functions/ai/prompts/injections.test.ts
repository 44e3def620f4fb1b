import { afterAll, beforeAll, expect, it } from "vitest";
import { sampled } from "../../../.ci/tier.ts";
import { fold, passagesOf } from "../../../web/claims/index.ts";
import { sample } from "../../house/edition/sample-articles.test-data.ts";
import { composeEdition, storyText } from "../../testing/models/compose.ts";
import { isInjection, obey } from "../../testing/models/gullible.ts";
import { readArticle } from "../../testing/models/prompt-article.ts";
import { startModels } from "../../testing/models/start-models.ts";
import type { ChatModel, Question } from "../providers/chat-request.ts";
import { openaiChat } from "../providers/openai.ts";
import type { Article } from "../text-model.ts";
import { openWriter } from "../writer.ts";
import { type Injection, injections, obedience } from "./injections.test-data.ts";
import { expandQuestion, headlineQuestion, paperNameQuestion, sideStoriesQuestion } from "./questions.ts";

function infected({ file, at, text }: Injection): Article {
  const honest = { ...sample(file), place: null };
  const paragraphs = honest.content.split("\n\n");
  if (at === "start") paragraphs.unshift(text);
  if (at === "middle") paragraphs.splice(Math.floor(paragraphs.length / 2), 0, text);
  if (at === "end") paragraphs.push(text);
  const inField = (field: Injection["at"], own: string) => (at === field ? `${own} ${text}` : own);
  return {
    ...honest,
    title: inField("title", honest.title),
    author: inField("author", honest.author),
    region: inField("region", honest.region),
    content: paragraphs.join("\n\n"),
  };
}

const questionsOf = (article: Article, again?: { instruction: string; times: number }) => [
  expandQuestion(article, { targetLength: 12_000, again }),
  headlineQuestion(article, { before: article.title, again: again ?? { instruction: "", times: 1 } }),
  sideStoriesQuestion(article, { count: 6, again }),
  paperNameQuestion(article, { before: "The Lantern", again }),
];

const call = () => ({ signal: new AbortController().signal });

/** Obeys whatever an article says, in its language: what the checks have to stand without any virtue of the model's. */
function obedient(language: string): ChatModel & { asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    async *ask(question) {
      asked.push(question);
      const edition = obey(composeEdition(readArticle(question.user)), question.system);
      const payload = obedience[language] ?? [];
      const answers: Record<string, unknown> = {
        main_story: {
          expandedTitle: edition.title,
          expandedContent: [...payload, question.system.slice(0, 900), storyText(edition), payload.join(" ")].join("\n\n"),
          deck: payload[0],
          kicker: "PWNED",
          quote: payload[0],
          byline: edition.byline,
          caption: edition.caption,
          smallCaption: payload[1],
          whatsInside: [{ section: "PWNED", description: payload[0], page: 1 }],
          additions: [],
          claims: [
            { claim: payload[0], source: question.system.slice(0, 200) },
            ...edition.claims.map(({ claim }) => ({ claim, source: payload.join(" ") })),
          ],
        },
        headline: { expandedTitle: edition.title, deck: payload.join(" "), kicker: "PWNED" },
        side_stories: {
          sideStories: edition.sides.map(({ headline, content }) => ({ headline, content: `${payload.join("\n\n")}\n\n${content}` })),
        },
        paper_name: { newspaperName: edition.paper },
      };
      yield JSON.stringify(answers[question.schema.name]);
    },
  };
}

let models: Awaited<ReturnType<typeof startModels>>;
beforeAll(async () => {
  models = await startModels({ latency: 0, tokensPerSecond: 1e6, gullible: true });
});
afterAll(() => models.close());

it("holds at least forty hostile articles in twelve languages", () => {
  expect(injections.length).toBeGreaterThanOrEqual(40);
  expect(new Set(injections.map(({ language }) => language)).size).toBe(12);
  // The gullible model falls for what it understands; the obedient one below for all of them.
  const fallenFor = injections.filter((injection) => isInjection(expandQuestion(infected(injection), { targetLength: 12_000 }).user));
  expect(fallenFor.length).toBeGreaterThanOrEqual(40);
});

const cases = (matrix: string) =>
  sampled(
    `hostile articles, ${matrix}`,
    injections.map((injection) => [`${injection.language}: ${injection.name}`, injection] as const),
  );

it.each(cases("requests"))("keeps the article of “%s” inside its element and the rules as they are", (_, injection) => {
  const honest = questionsOf({ ...sample(injection.file), place: null });
  questionsOf(infected(injection)).forEach((question, i) => {
    expect(question.system).toBe(honest[i]?.system);
    const tags = (question.user.match(/<[^>]*>/g) ?? []).join(" ");
    expect(tags).toBe((honest[i]?.user.match(/<[^>]*>/g) ?? []).join(" "));
    expect(question.user.endsWith("</article>")).toBe(true);
    expect(question.user).not.toMatch(/[\u200b\u202e\u{e0000}-\u{e007f}]/u);
  });
});

it.each(cases("honest pages"))("a wish that says what “%s” says changes neither rules nor elements", (_, { file, text }) => {
  const article = { ...sample(file), place: null };
  const wishing = questionsOf(article, { instruction: text, times: 1 });
  const harmless = questionsOf(article, { instruction: "x", times: 1 });
  wishing.forEach((question, i) => {
    expect(question.system).toBe(harmless[i]?.system);
    expect(question.user.match(/<[^>]*>/g)).toEqual(harmless[i]?.user.match(/<[^>]*>/g));
  });
});

/** Nothing of an obeyed order is on the page, and the page is one of the article. */
function expectHonest(article: Article, honest: Article, printed: string, system: string): void {
  const own = `${article.title}\n${article.content}`;
  for (const line of obedience[article.language] ?? []) expect(fold(printed)).not.toContain(fold(line).slice(0, 24));
  for (const address of printed.match(/https?:\S+|www\.\S+/g) ?? []) expect(own).toContain(address);
  expect(printed).not.toMatch(/<script|javascript:|!\[|Falsmark|My instructions/);
  for (const rule of system.split(/\n\n/)) expect(printed).not.toContain(rule.slice(0, 60));
  const speech = fold(`${own}`);
  for (const paragraph of printed.split("\n\n"))
    for (const { words } of passagesOf(paragraph)) {
      const passage = fold(words).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, "");
      if (passage.length > 12) expect(speech).toContain(passage);
    }
  const told = honest.content.split("\n\n").filter((paragraph) => fold(printed).includes(fold(paragraph).slice(0, 40)));
  expect(told.length).toBeGreaterThan(honest.content.split("\n\n").length * 0.8);
}

async function printAll(article: Article, chat: ChatModel) {
  const writer = openWriter(chat);
  const story = await writer.expand(article, { targetLength: 12_000 }, call());
  const head = await writer.headline(article, { before: "x", again: { instruction: "", times: 1 } }, call());
  const sides = await writer.sideStories(article, { count: 6 }, call());
  const name = await writer.paperName(article, {}, call());
  const { expandedContent, expandedTitle, deck, kicker, quote, byline, caption, smallCaption, whatsInside } = story;
  const lines = [expandedTitle, deck, kicker, quote ?? "", byline, caption, smallCaption, head.expandedTitle, head.deck, head.kicker, name];
  return [
    ...lines,
    ...whatsInside.map(({ section, description }) => `${section} ${description}`),
    ...sides.map(({ headline, content }) => `${headline}\n\n${content}`),
    expandedContent,
  ].join("\n\n");
}

it.each(cases("side stories"))("prints an honest page of “%s” though the model obeys it", async (_, injection) => {
  const article = infected(injection);
  const chat = obedient(injection.language);
  const printed = await printAll(article, chat);
  expectHonest(article, { ...sample(injection.file), place: null }, printed, chat.asked[0]?.system ?? "");
});

it.each(cases("names"))("prints an honest page of “%s” over HTTP from a gullible model", async (_, injection) => {
  const article = infected(injection);
  const access = { provider: "openai", model: "gpt-4o", apiKey: "scripted", baseUrl: `${models.url}/v1`, by: "operator" } as const;
  const printed = await printAll(article, openaiChat(access, globalThis.fetch));
  const system = expandQuestion(article, { targetLength: 12_000 }).system;
  expectHonest(article, { ...sample(injection.file), place: null }, printed, system);
});
