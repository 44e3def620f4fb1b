import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { faultsInBothColors } from "./access.ts";
import { startSite } from "./site.ts";

const { visit } = startSite();

const title = "Night ferry keeps its lamps";
const content = `The night ferry to the islands keeps its paraffin lamps for another year, said harbor master Ines Vollmer on Sunday. About 200 people had signed a letter.

“We see them from the kitchen window, and then we put the water on,” the letter says. The new lamps would have cost 12,000 euros.

The ferry leaves at 9:40 p.m. from the long quay. On the first Monday of each month the crossing is free.`;

it("becomes public after asking, is seen by anybody with the address, and by nobody once it is taken back", {
  timeout: 150_000,
}, async () => {
  const { page, errors } = await visit("/", { as: "ferry@example.test", permissions: ["clipboard-read", "clipboard-write"] });
  await page.context().route(/linkedin\.com/, (route) => route.fulfill({ contentType: "text/html", body: "<h1>A network</h1>" }));
  await page.getByLabel("Your article").fill(`${title}\n\n${content}`);
  await page.getByRole("button", { name: "Try for free" }).click();
  await page.waitForURL("**/home");
  await page.getByLabel("Region").fill("Duluth, United States");
  await page.getByText("You have 3 tokens.").waitFor();
  const onLinkedIn = page.getByRole("button", { name: "Share on LinkedIn" });
  // Loaded when the reader comes near; on the way there the screen still grows.
  const isNear = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return onLinkedIn.isVisible();
  };
  await expect.poll(isNear, { timeout: 60_000 }).toBe(true);
  expect(await onLinkedIn.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor({ timeout: 40_000 });

  // The keyboard alone: asked, sent to the network in a window of its own, and back where it was.
  await onLinkedIn.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Make this newspaper public?" }).waitFor();
  expect(await faultsInBothColors(page)).toEqual([]);
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Make public and open LinkedIn" }).press("Enter");
  const window = await opening;
  await expect.poll(() => window.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 400]);
  await window.waitForURL(/linkedin\.com/, { timeout: 60_000 });
  await expect.poll(() => window.evaluate(() => globalThis.opener)).toBeNull();
  const link = await page.getByLabel("Address").inputValue();
  expect(new URL(window.url()).searchParams.get("url")).toBe(link);
  await window.close();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  // Somebody else, without an account: the page with its pictures, and the front page in a frame of another site.
  const stranger = await visit(new URL(link).pathname, { javaScriptEnabled: false });
  await stranger.page.getByRole("heading", { name: title }).first().waitFor();
  const front = stranger.page.locator("img").first();
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const card = await stranger.page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await stranger.page.request.get(card ?? "")).headers()["content-type"]).toBe("image/jpeg");
  await page.getByRole("button", { name: "Embed" }).click();
  const code = await page.getByLabel("Embed code").inputValue();
  // On a server of its own: a browser lets no page it was given otherwise frame one of this machine.
  const blog = createServer((_request, response) => response.setHeader("content-type", "text/html").end(code)).listen(0, "127.0.0.1");
  onTestFinished(() => void blog.close());
  await once(blog, "listening");
  await stranger.page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  await stranger.page.frameLocator("iframe").locator("img").first().waitFor();

  expect(await faultsInBothColors(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await page.getByText("Your newspaper is no longer public.").waitFor();
  expect((await stranger.page.goto(link))?.status()).toBe(404);
  expect((await stranger.page.request.get(card ?? "")).status()).toBe(404);
  expect(errors).toEqual([]);
});
