import { readFileSync } from "node:fs";

const words = (name) => JSON.parse(readFileSync(`locales/en/${name}.json`, "utf8"));

const article = {
  title: "Night ferry keeps its lamps",
  content: `The night ferry to the islands keeps its paraffin lamps for another year, said harbor master Ines Vollmer on Sunday. About 200 people had signed a letter.

“We see them from the kitchen window, and then we put the water on,” the letter says. The new lamps would have cost 12,000 euros.

The ferry leaves at 9:40 p.m. from the long quay. On the first Monday of each month the crossing is free.`,
};

/** A newspaper of the house edition made and shared as its owner would, with its pictures; gives the path of its page. */
export async function shareNewspaper(browser, origin, cookies) {
  const { paste } = words("public").landing;
  const app = words("app");
  const share = words("share-app");
  const context = await browser.newContext({ locale: "en-US", baseURL: origin });
  try {
    await context.addCookies(cookies);
    await context.route(/linkedin\.com/, (route) => route.fulfill({ contentType: "text/html", body: "A network" }));
    const page = await context.newPage();
    await page.goto("/");
    await page.getByLabel(paste.label).fill(`${article.title}\n\n${article.content}`);
    await page.getByRole("button", { name: paste.button }).click();
    await page.waitForURL("**/home");
    await page.getByLabel(app.article.region.label).fill("Duluth, United States");
    await page.getByRole("button", { name: app.generate.button, exact: true }).click();
    await page
      .getByRole("document", { name: new RegExp(`^${app.stage.page.replace("{{page}}", "1").split("{{")[0]}`) })
      .waitFor({ timeout: 60_000 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("button", { name: share.on.replace("{{network}}", "LinkedIn") }).click();
    await page.getByRole("button", { name: share.ask.network.replace("{{network}}", "LinkedIn") }).click();
    const address = page.getByLabel(share.public.address);
    await address.waitFor({ timeout: 90_000 });
    return new URL(await address.inputValue()).pathname;
  } finally {
    await context.close();
  }
}
