import { expect, it } from "vitest";
import { callsOf, layOnDesk, longerNightLibrary, makeNewspaper } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 30_000 };

it("makes the paper's name again with everything else as it was, says why the story cannot be, puts both names side by side, and keeps the old one as a step that can be undone", async () => {
  const { page, errors } = await visit("/home", { as: "night@example.test" });
  const { read } = callsOf(page);
  const newspaperId = await makeNewspaper(page, longerNightLibrary);
  const saved = () => read(`/api/completed-newspapers/${newspaperId}`);
  await layOnDesk(page, newspaperId);
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
  const rest = ({
    updatedAt: _saved,
    previewImageUrl: _preview,
    newspaperName: _name,
    made: _made,
    pageShape: _shape,
    expandedContent,
    ...others
  }: typeof before) => ({
    ...others,
    expandedContent: { ...expandedContent, newspaperName: "" },
  });
  expect(rest(after)).toEqual(rest(before));
  await expect.poll(() => front.textContent(), patience).toContain(after.newspaperName);
  await page.getByText("You can still have 7 short texts and 6 pictures").waitFor();

  await page.getByRole("button", { name: "Compare: Name of the paper" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Name of the paper: old and new" });
  const text = (side: string) => dialog.getByRole("region", { name: side }).getByRole("paragraph").textContent();
  await expect.poll(() => text("Old"), patience).toBe(before.newspaperName);
  expect(await text("New")).toBe(after.newspaperName);
  await expect.poll(() => dialog.getByRole("region", { name: "New" }).getByRole("insertion").count()).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Keep the old one" }).press("Enter");
  await expect.poll(() => front.textContent(), patience).toContain(before.newspaperName);
  await expect.poll(async () => (await saved()).newspaperName, patience).toBe(before.newspaperName);
  // Neither name was written by hand, and either is one step.
  await expect.poll(() => front.textContent()).not.toContain("Edited by hand");
  await page.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect.poll(() => front.textContent(), patience).toContain(after.newspaperName);
  expect(errors).toEqual([]);
});
