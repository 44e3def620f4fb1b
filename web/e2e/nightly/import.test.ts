import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PNG } from "pngjs";
import { afterAll, expect, it } from "vitest";
import { faultsInBothColors, faultsOf } from "../access.ts";
import { startSite } from "../site.ts";

const paragraphs = [
  "DULUTH, Minn. — The oldest ferry on the harbor left its pier on Saturday without a sound. About 300 people had come to hear the engine start and heard the gulls instead.",
  "“I kept waiting for the smoke,” said Ruth Halvorsen, 71, who sold tickets on the pier for 34 years. “There was none. My coat does not smell of diesel for the first time since 1958.”",
  "The boat, built in 1946 and 24 meters long, now runs on batteries that weigh nine tons. They are charged at night from the city’s own grid, which the harbor office says will save 61,000 liters of fuel a year.",
  "The rebuilding took 14 months and cost 2.3 million dollars, of which the state paid a third. “We thought about a new boat,” said harbor master Daniel Okafor. “Then 4,000 people signed a list that asked us to keep this one.”",
  "The fare stays at two dollars. The first boat leaves at 6:40 a.m., the last at 11:15 p.m., and children under six ride free.",
];

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Old ferry goes electric | Harbor News</title>
<meta property="og:title" content="Old ferry goes electric after eighty years"><meta property="og:site_name" content="Harbor News">
<meta property="og:image" content="/ferry.png"><meta name="author" content="Mara Lindqvist">
<meta property="article:published_time" content="2026-11-14T08:00:00Z"></head><body>
<nav><a href="/">Home</a> <a href="/sport">Sport</a> <a href="/weather">Weather</a></nav>
<main><article><h1>Old ferry goes electric after eighty years</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}</article></main>
<aside><h2>Most read</h2><ul><li><a href="/1">Bakery burns</a></li><li><a href="/2">Snow is coming</a></li></ul></aside></body></html>`;

const picture = PNG.sync.write(new PNG({ width: 800, height: 600, fill: true }));

/** A site of the open web; one of its pages never comes. */
const site = createServer((request, response) => {
  if (request.url === "/ferry") response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  else if (request.url === "/ferry.png") response.setHeader("content-type", "image/png").end(picture);
  else if (request.url !== "/slow") response.writeHead(404).end("Not here");
});
await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const { visit } = startSite({ LOCAL_FETCH_HOSTS: host });
const patience = { timeout: 20_000 };

it("brings an article from its address to a front page that names its source, with the place chosen by keyboard", async () => {
  const { page, errors } = await visit("/", { as: "importer@example.test" });
  await page.getByLabel("Your article").fill(`http://${host}/ferry`);
  await page.getByRole("button", { name: "Try For Free" }).click();
  await page.waitForURL("**/home");

  const address = page.getByLabel("Import from URL");
  await address.fill(`http://${host}/slow`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.waitFor();
  await page.getByText("Please wait while we analyze the URL").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await cancel.waitFor({ state: "detached" });

  await address.fill(`http://${host}/gone`);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Content extraction failed").waitFor(patience);
  await expect.poll(() => page.getByRole("textbox", { name: "Article" }).inputValue()).toBe(`http://${host}/ferry`);

  await page.getByRole("button", { name: "Import this page" }).click();
  await page.getByRole("link", { name: "Harbor News" }).waitFor(patience);
  await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe("Old ferry goes electric after eighty years");
  await expect.poll(() => page.getByRole("textbox", { name: "Article" }).inputValue()).toContain("The fare stays at two dollars.");
  await expect.poll(() => page.getByLabel("Author").inputValue()).toBe("Mara Lindqvist");
  await expect.poll(() => page.getByLabel("Date of the paper").inputValue()).toBe("2026-11-14");
  const region = page.getByLabel("Region");
  await expect.poll(() => region.inputValue()).toBe("Duluth, United States");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await page.getByRole("img", { name: "The picture from the imported page" }).waitFor(patience);

  await region.fill("");
  await region.pressSequentially("Rochest");
  const options = page.getByRole("listbox", { name: "Suggested places" }).getByRole("option");
  await options.first().waitFor(patience);
  await expect.poll(() => options.first().textContent(), patience).toMatch(/^Rochester/);
  await page.keyboard.press("ArrowDown");
  expect(await faultsInBothColors(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => region.inputValue(), patience).toMatch(/^Rochester, /);

  // What came from the page outlives a reload.
  await page.reload();
  await page.getByRole("link", { name: "Harbor News" }).waitFor(patience);
  await page.getByRole("img", { name: "The picture from the imported page" }).waitFor(patience);
  const started = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/press-runs"));
  await page.getByText("You have 3 tokens.").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const order = (await started).postDataJSON() as Record<string, unknown>;
  expect(order).toMatchObject({ importedUrl: `http://${host}/ferry`, place: { city: "Rochester" }, publishDate: "2026-11-14" });
  expect(order.imageUrl).toMatch(/^\/api\/images\//);

  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor({ timeout: 40_000 });
  expect((await front.textContent())?.replace(/\s+/g, " ")).toContain("Source of the article: Harbor News");
  expect(errors).toEqual([]);
}, 120_000);
