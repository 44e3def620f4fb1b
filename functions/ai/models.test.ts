import { expect, it } from "vitest";
import { imageModelOf } from "./models.ts";
import { openImages } from "./providers/index.ts";
import { startScripted } from "./providers/scripted.test-data.ts";
import type { Article } from "./text-model.ts";

const article: Article = {
  title: "Library opens",
  content: "The town library opened its doors again on Monday after two years of repairs.",
  region: "Duluth, United States",
  language: "en",
  author: "",
  publishDate: "",
  place: null,
};

it("an image model is told what the article is about, in the shape of its place on the page, and gives no caption", async () => {
  const { server, access, reach } = await startScripted();
  const model = imageModelOf(openImages(access("picture", "openai"), reach));
  const call = { signal: new AbortController().signal };
  const main = await model.picture(article, { number: 1, style: "photojournalistic", size: "large", description: "" }, call);
  const small = await model.picture(article, { number: 2, style: "editorial", size: "small", description: "" }, call);
  expect([main.caption, main.alt, small.caption, small.alt]).toEqual(["", "", "", ""]);
  expect(main.bytes?.length).toBeGreaterThan(1_000);
  expect(server.requests.map(({ body }) => body as { size: string; prompt: string })).toMatchObject([
    { size: "1536x1024", prompt: expect.stringContaining("town library opened") },
    { size: "1024x1024", prompt: expect.stringContaining("Library opens") },
  ]);
  await server.close();
});
