import { expect, it } from "vitest";
import { layOnDesk, makeNewspaper, nightLibrary } from "../desk.ts";
import { heldName, tabTo } from "../keyboard.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();

it("a part of the panel that comes late does not push what has the keyboard out of the window", { timeout: 120_000 }, async () => {
  const { page } = await visit("/home", { as: "late-parts@example.test", reducedMotion: "reduce" });
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await page.context().route(/\/assets\/facts-on-stage/, async (route) => {
    await gate;
    await route.continue();
  });
  await layOnDesk(page, await makeNewspaper(page, nightLibrary));
  await page.getByRole("document", { name: /^Page 1 of/ }).waitFor();
  await page.getByRole("button", { name: "Stories", exact: true }).focus();
  await tabTo(page, "Add a story");
  const held = await heldName(page);
  const top = () => page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? -1));
  const before = await top();
  open();
  await page.getByRole("button", { name: "Open the ledger" }).waitFor();
  expect(await heldName(page)).toBe(held);
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
  await page.context().close();
});
