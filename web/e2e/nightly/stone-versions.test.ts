import { expect, it } from "vitest";
import { faultsInBothColors } from "../access.ts";
import { callsOf, layOnDesk, makeNewspaper, nightLibrary } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 60_000 };

it("by keyboard a newspaper is kept under a name, set back to how it was made, and that taken back, on the page and on the server", async () => {
  const { page, errors } = await visit("/home", { as: "versions@example.test" });
  const { read, send } = callsOf(page);
  const newspaperId = await makeNewspaper(page, nightLibrary);
  const path = `/api/completed-newspapers/${newspaperId}`;
  const made = await read(path);
  const expandedContent = { ...made.expandedContent, expandedTitle: "By hand" };
  await send("/api/completed-newspapers", { ...made, expandedContent, templateId: "modern-herald" });
  await layOnDesk(page, newspaperId);
  const front = page.getByRole("document", { name: /^Page 1 of/ });
  await front.waitFor(patience);
  const words = async () => (await front.textContent())?.replace(/\s+/g, " ").toLowerCase() ?? "";
  await expect.poll(words, patience).toContain("by hand");

  await page.getByRole("button", { name: "Versions", exact: true }).press("Enter");
  const name = page.getByLabel("Name for this version");
  // A dialog takes the keyboard a moment after it is there; what is pressed before goes to its first button.
  const isHeld = () => name.evaluate((field) => field.closest("[role=dialog]")?.contains(document.activeElement));
  await expect.poll(isHeld, patience).toBe(true);
  await name.fill("For the evening");
  await name.press("Enter");
  const evening = page.getByRole("radio", { name: /For the evening/ });
  await evening.waitFor(patience);
  await page.getByText("This is how your newspaper stands now.").waitFor(patience);
  await evening.focus();
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("radio", { name: /As it was made/ });
  await expect.poll(() => first.isChecked(), patience).toBe(true);
  await page.getByRole("img", { name: /^Front page of this version/ }).waitFor(patience);
  const restore = page.getByRole("button", { name: "Restore this version" });
  await restore.waitFor(patience);
  expect(await faultsInBothColors(page)).toEqual([]);
  await first.press("Tab");
  await expect.poll(() => restore.evaluate((button) => button === document.activeElement), patience).toBe(true);
  await restore.press("Enter");

  await page.getByText("The version is on your page.").waitFor(patience);
  await page.getByRole("dialog").waitFor({ state: "detached", ...patience });
  // The message stays as long as the keyboard is on it.
  const undo = page.getByRole("button", { name: "Undo", exact: true }).last();
  await undo.focus();
  await expect.poll(words, patience).toContain("night library opens its doors");
  await expect.poll(() => read(path), patience).toMatchObject({ templateId: made.templateId, expandedContent: made.expandedContent });
  await undo.press("Enter");
  await page.getByText("The page is as it was before.").waitFor(patience);
  await expect.poll(words, patience).toContain("by hand");
  await expect.poll(() => read(path), patience).toMatchObject({ templateId: "modern-herald", expandedContent });
  expect(errors).toEqual([]);
}, 240_000);
