import { expect, it } from "vitest";
import { startServer } from "../testing/index.ts";

const server = startServer();
type Me = Awaited<ReturnType<typeof server.signIn>>;

const content = [
  "The town library opened its doors again on Monday after two years of repairs.",
  "“We kept every book dry,” said Anna Berg, the librarian, as the first readers came in.",
  "The roof cost 240,000 dollars, and 312 people had given money for it.",
].join("\n\n");
const article = (more: object = {}) => ({
  title: `Library opens ${crypto.randomUUID()}`,
  content,
  region: "Duluth, United States",
  language: "en",
  ...more,
});

interface Body {
  pressRunId: string;
  code: string;
  error: string;
  expandedTitle: string;
  expandedContent: string;
  imageUrl: string;
  caption: string;
  alt: string;
  articles: { headline: string; content: string }[];
  tokens: number;
}
const bodyOf = async (answer: Response) => (await answer.json()) as Body;
const tokensOf = async (me: Me) => (await bodyOf(await me.get("/api/user/tokens"))).tokens;

const expand = (me: Me, source: ReturnType<typeof article>, more: object = {}) =>
  me.post("/api/ai/expand-content", { ...source, targetLength: 2_000, ...more });
const sides = (me: Me, source: ReturnType<typeof article>, more: object = {}) =>
  me.post("/api/ai/generate-side-articles", {
    mainTitle: source.title,
    mainContent: source.content,
    region: source.region,
    count: 6,
    language: "en",
    ...more,
  });
const image = (me: Me, source: ReturnType<typeof article>, more: object = {}) =>
  me.post("/api/ai/generate-image", {
    articleTitle: source.title,
    articleContent: source.content,
    style: "editorial",
    size: "small",
    language: "en",
    ...more,
  });

it("expands an article into the user's own sentences", async () => {
  const me = await server.signIn();
  const source = article();
  const answer = await expand(me, source);
  expect(answer.status).toBe(200);
  const text = await bodyOf(answer);
  expect(text.expandedTitle).toBe(source.title);
  for (const paragraph of content.split("\n\n")) expect(text.expandedContent).toContain(paragraph);
  expect(text.pressRunId).toMatch(/^[\w-]{22}$/);
  await server.expectSound();
});

it("meets four calls at once in one run that takes one token", async () => {
  const me = await server.signIn();
  const source = article();
  const answers = await Promise.all([
    expand(me, source),
    sides(me, source),
    image(me, source),
    image(me, source, { size: "large", style: "photojournalistic" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const runs = await Promise.all(answers.map(async (answer) => (await bodyOf(answer)).pressRunId));
  expect(new Set(runs).size).toBe(1);
  expect(await tokensOf(me)).toBe(2);
  expect(await server.run("SELECT texts, side_sets, pictures FROM press_runs WHERE id = ?", runs[0])).toEqual([
    // A text is four quarters.
    { texts: 4, side_sets: 1, pictures: 2 },
  ]);
  await server.expectSound();
});

it("serves the picture to its owner and nobody else", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const picture = await bodyOf(await image(me, article()));
  expect((await me.get(picture.imageUrl)).headers.get("content-type")).toContain("image/svg+xml");
  expect((await other.get(picture.imageUrl)).status).toBe(404);
});

it("binds the run that consume-token opened, and pays for it once", async () => {
  const me = await server.signIn();
  const consumed = await bodyOf(await me.post("/api/user/consume-token"));
  expect(consumed.tokens).toBe(2);
  const source = article();
  expect((await bodyOf(await expand(me, source))).pressRunId).toBe(consumed.pressRunId);
  expect((await bodyOf(await sides(me, source))).pressRunId).toBe(consumed.pressRunId);
  expect((await bodyOf(await me.post("/api/user/consume-token"))).pressRunId).toBe(consumed.pressRunId);
  expect(await tokensOf(me)).toBe(2);
});

it("opens the next run for another article and keeps the first one's token", async () => {
  const me = await server.signIn();
  const first = await bodyOf(await expand(me, article()));
  const second = await bodyOf(await expand(me, article({ content: `${content}\n\nMore.` })));
  expect(second.pressRunId).not.toBe(first.pressRunId);
  expect(await tokensOf(me)).toBe(1);
  expect(await server.run("SELECT status FROM press_runs WHERE id = ?", first.pressRunId)).toEqual([{ status: "kept" }]);
  const late = await expand(me, article(), { pressRunId: second.pressRunId });
  expect([late.status, (await bodyOf(late)).code]).toEqual([409, "CONFLICT"]);
  await server.expectSound();
});

it("takes what the run delivered for the same article", async () => {
  const me = await server.signIn();
  const first = await bodyOf(await expand(me, article()));
  const further = await sides(me, article({ title: first.expandedTitle, content: first.expandedContent }));
  expect((await bodyOf(further)).pressRunId).toBe(first.pressRunId);
  expect(await tokensOf(me)).toBe(2);
});

it("gives the token back when the open run had delivered nothing", async () => {
  const me = await server.signIn();
  const { pressRunId } = await bodyOf(await me.post("/api/user/consume-token"));
  await server.run("UPDATE press_runs SET deadline_at = ? WHERE id = ?", Date.now() - 1, pressRunId);
  expect(await tokensOf(me)).toBe(3);
  expect(await server.run("SELECT status, refunded FROM press_runs WHERE id = ?", pressRunId)).toEqual([{ status: "failed", refunded: 1 }]);
  await server.expectSound();
});

it("gives three texts and eight pictures for a token, counted also when they are asked for at once", async () => {
  const me = await server.signIn();
  const source = article();
  const { pressRunId } = await bodyOf(await expand(me, source));
  const named = { pressRunId };
  const texts = await Promise.all(Array.from({ length: 6 }, () => expand(me, source, named)));
  expect(texts.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(texts.filter(({ status }) => status === 409)).toHaveLength(4);
  const pictures = await Promise.all(Array.from({ length: 11 }, () => image(me, source, named)));
  expect(pictures.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(await tokensOf(me)).toBe(2);
  const next = await bodyOf(await expand(me, source));
  expect(next.pressRunId).not.toBe(pressRunId);
  expect(await tokensOf(me)).toBe(1);
  await server.expectSound();
});

it("answers 402 without tokens, 404 for another's run, 401 to a stranger and 422 for what is missing", async () => {
  const [me, other] = [await server.signIn(), await server.signIn()];
  const { pressRunId } = await bodyOf(await expand(other, article()));
  expect((await expand(me, article(), { pressRunId })).status).toBe(404);
  expect((await expand(me, article(), { pressRunId: "none" })).status).toBe(404);
  await server.setTokens(me.user.id, 0);
  const refused = await expand(me, article());
  expect([refused.status, (await bodyOf(refused)).code]).toEqual([402, "NO_TOKENS"]);
  expect((await me.post("/api/user/consume-token")).status).toBe(402);
  expect((await server.browser().post("/api/ai/expand-content", article())).status).toBe(401);
  for (const path of ["expand-content", "generate-side-articles", "generate-image"]) {
    expect((await me.post(`/api/ai/${path}`, {})).status).toBe(422);
  }
  await server.expectSound();
});

it("completes the run with the newspaper that is saved under it, and never has a second one", async () => {
  const me = await server.signIn();
  const source = article();
  const { pressRunId, ...expandedContent } = await bodyOf(await expand(me, source));
  const newspaper = { ...source, expandedContent, newspaperName: "The Lantern", pressRunId };
  const saved = await me.post("/api/completed-newspapers", newspaper);
  expect(saved.status).toBe(201);
  const again = await me.post("/api/completed-newspapers", { ...newspaper, newspaperName: "The Beacon" });
  expect(again.status).toBe(200);
  expect(await server.run("SELECT newspaper_name FROM newspapers WHERE press_run_id = ?", pressRunId)).toEqual([
    { newspaper_name: "The Beacon" },
  ]);
  expect(await server.run("SELECT status FROM press_runs WHERE id = ?", pressRunId)).toEqual([{ status: "complete" }]);
  expect((await bodyOf(await image(me, source, { pressRunId }))).pressRunId).toBe(pressRunId);
  expect(await tokensOf(me)).toBe(2);
  await server.expectSound();
});

it("names the models that are there, and those that are not as such", async () => {
  const answer = await server.browser().get("/api/ai/models");
  const models = (await answer.json()) as { id: string; kind: string; status: string; successor?: string }[];
  expect(models.filter(({ status }) => status === "available").map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    "text house",
    "image house",
  ]);
  expect(models.find(({ id }) => id === "dall-e-3")).toMatchObject({ status: "retired", successor: "gpt-image" });
});

it("lets a finished press run give the rest of its bound, without another token", async () => {
  const me = await server.signIn();
  const source = article();
  const { id } = (await (await me.post("/api/press-runs", source)).json()) as { id: string };
  await (await me.get(`/api/press-runs/${id}/events`)).text();
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await expand(me, source, { pressRunId: id })).status);
  expect(statuses).toEqual([200, 200, 409]);
  expect((await image(me, source, { pressRunId: id, size: "large" })).status).toBe(200);
  expect((await expand(me, article(), { pressRunId: id })).status).toBe(409);
  await server.run("UPDATE press_runs SET ended_at = ended_at - 31 * 86400000 WHERE id = ?", id);
  expect((await sides(me, source, { pressRunId: id })).status).toBe(409);
  expect(await tokensOf(me)).toBe(2);
  await server.expectSound();
});
