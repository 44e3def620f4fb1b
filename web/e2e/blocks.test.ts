import { expect, it } from "vitest";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();
const patience = { timeout: 30_000 };

const order = {
  title: "The night library opens its doors",
  content: `TARTU — The night library opened on Friday with 4,000 books and one lamp at each table. “People read differently after ten,” said Liis Kask, who keeps the keys.

The house at the river was a bakery until 1994. Its ovens still stand, and in the largest of them children find the picture books.

The city pays 18,000 euros a year for it. The library opens at nine in the evening and closes at five in the morning, except on Sundays.`,
  region: "Tartu, Estonia",
  language: "en",
  templateId: "american-classic",
  textModel: "house",
  imageModel: "house",
  author: "",
  publishDate: "2026-03-08",
};

it("makes the paper's name again with everything else as it was, says why the story cannot be, and takes it back", async () => {
  const { page, errors } = await visit("/api/login?returnTo=/home");
  await signIn(page, "night@example.test");
  await page.waitForURL("**/home");
  const read = async (path: string) => (await page.request.get(path)).json();
  const headers = { origin: new URL(page.url()).origin };
  const { id } = await (await page.request.post("/api/press-runs", { data: order, headers })).json();
  await expect.poll(async () => (await read(`/api/press-runs/${id}`)).status, patience).toBe("complete");
  const { newspaperId } = await read(`/api/press-runs/${id}`);
  const saved = () => read(`/api/completed-newspapers/${newspaperId}`);
  await page.evaluate((value) => localStorage.setItem("desk", value), JSON.stringify({ state: { newspaperId }, version: 1 }));
  await page.reload();
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor(patience);
  const before = await saved();
  await page.getByRole("button", { name: "Download card" }).scrollIntoViewIfNeeded();
  await page.getByText("You can still have 8 short texts and 6 pictures").waitFor(patience);

  const main = page.getByRole("button", { name: "Make again: Main story" });
  expect(await main.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("The house edition prints your own words here.").first().waitFor();

  await page.getByRole("button", { name: "Make again: Name of the paper" }).press("Enter");
  await page.getByRole("button", { name: "Make this part again" }).press("Enter");
  await page.getByText("The paper’s name is new.").waitFor(patience);
  const after = await saved();
  expect(after.newspaperName).not.toBe(before.newspaperName);
  const rest = ({ updatedAt: _saved, previewImageUrl: _preview, newspaperName: _name, expandedContent, ...others }: typeof before) => ({
    ...others,
    expandedContent: { ...expandedContent, newspaperName: "" },
  });
  expect(rest(after)).toEqual(rest(before));
  await expect.poll(() => front.textContent(), patience).toContain(after.newspaperName);
  await page.getByText("You can still have 7 short texts and 6 pictures").waitFor();

  await page.getByRole("button", { name: "Bring back the old one: Name of the paper" }).click();
  await expect.poll(() => front.textContent(), patience).toContain(before.newspaperName);
  await expect.poll(async () => (await saved()).newspaperName, patience).toBe(before.newspaperName);
  expect(errors).toEqual([]);
});
