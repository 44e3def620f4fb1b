import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { layOnDesk, longerNightLibrary, makeNewspaper } from "./desk.ts";
import { startSite } from "./site.ts";

const { visit, signIn } = startSite();
const patience = { timeout: 40_000 };

const house = { textModel: "house", imageModel: "house", author: "", publishDate: "2026-03-08" };
const english = longerNightLibrary;
const arabic = {
  ...house,
  title: "مكتبة الليل تفتح أبوابها للقراء",
  content: `إربد – فتحت مكتبة الليل أبوابها مساء الجمعة وفيها أربعة آلاف كتاب ومصباح على كل طاولة. وقالت أمينة المكتبة سلمى حداد إن الناس يقرؤون بعد العاشرة على نحو آخر.

كان البيت عند النهر مخبزًا حتى عام 1994، وما زالت أفرانه قائمة، وفي أكبرها يجد الأطفال كتب الصور.

تدفع المدينة للمكتبة ثمانية عشر ألف دينار في السنة، وتفتح من التاسعة مساءً حتى الخامسة صباحًا ما عدا يوم الأحد.`,
  region: "إربد، الأردن",
  language: "ar",
  templateId: "american-classic",
};
const japanese = {
  ...house,
  title: "夜の図書館、川べりに開館",
  content: `今治市の川べりに6日夜、夜だけ開く図書館が開館した。蔵書は4千冊で、机ごとに灯が一つずつ置かれている。「10時を過ぎると読み方が変わる」と館長の越智美咲さんは話す。

建物は1994年までパン工場だった。窯は今も残り、いちばん大きな窯の中には絵本が並ぶ。

市は年間180万円を負担する。開館は夜9時から朝5時まで、日曜は休む。`,
  region: "今治、日本",
  language: "ja",
  templateId: "bamboo-daily",
};

/** A newspaper of an article on the desk of a new user. */
async function open(article: typeof english, email: string, options: BrowserContextOptions = {}) {
  const visitor = await visit("/api/login?returnTo=/home", { viewport: { width: 1440, height: 1000 }, ...options });
  const { page } = visitor;
  await signIn(page, email);
  await page.waitForURL("**/home");
  const newspaperId = await makeNewspaper(page, article);
  await layOnDesk(page, newspaperId);
  await page
    .locator("[data-stone-block]")
    .first()
    .waitFor({ ...patience, state: "attached" });
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("#stage svg text").length), patience).toBeGreaterThan(20);
  return visitor;
}

/** Every run of text on the pages and where it stands. */
const scene = (page: Page) =>
  page.evaluate(() => {
    const sheets = [
      ...document.querySelectorAll(document.querySelector("[data-page]") ? "[data-page] .shadow-page" : "#stage .shadow-page"),
    ];
    return sheets.map((sheet) => {
      // Others are laid over it; the one before it lies under it for a moment.
      const drawn = [...sheet.querySelectorAll("svg:not(svg svg)")].filter((svg) => svg.querySelector("text")).at(-1);
      return [...(drawn?.querySelectorAll("text") ?? [])].map(
        (text) => `${text.textContent} ${text.getAttribute("transform")} ${text.getAttribute("word-spacing")}`,
      );
    });
  });

const printed = async (page: Page) => (await scene(page)).flat().join("\n");

/** CSS pixels between the caret and the end of the words just written, where the page has them; the caret must be on their line. */
const caretBeside = (page: Page, words: string) =>
  page.evaluate((words) => {
    const selection = document.getSelection();
    const caret = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
    if (!caret) return null;
    const gaps = [...document.querySelectorAll<SVGTextElement>(".shadow-page svg text")].flatMap((text) => {
      const at = (text.textContent ?? "").toLowerCase().indexOf(words.toLowerCase());
      const box = text.getBoundingClientRect();
      if (at < 0 || caret.bottom < box.top || caret.top > box.bottom) return [];
      const end = text.getEndPositionOfChar(at + words.length - 1).matrixTransform(text.getScreenCTM() ?? undefined);
      return [Math.abs(end.x - caret.left)];
    });
    return gaps.length > 0 ? Math.min(...gaps) : null;
  }, words);

const middleOf = async (page: Page, name: RegExp) => {
  const box = await page.getByRole("button", { name }).first().boundingBox();
  if (!box) throw new Error(`No place of ${name}`);
  return { x: box.x + box.width * 0.4, y: box.y + Math.min(box.height * 0.3, 40) };
};

it("writes in a headline and a story where they stand, by mouse and keyboard, and takes everything back", async () => {
  const { page, errors } = await open(english, "stone-en@example.test");
  const before = await scene(page);
  const headline = page.getByRole("textbox", { name: "Headline", exact: true }).and(page.locator(".ProseMirror"));

  // Who selects words of the page has not opened anything.
  const start = await middleOf(page, /^Edit main story/);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => document.getSelection()?.toString().length)).toBeGreaterThan(3);
  expect(await page.locator(".ProseMirror").count()).toBe(0);

  const place = await middleOf(page, /^Edit headline:/);
  await page.mouse.click(place.x, place.y);
  await headline.waitFor(patience);
  expect(await scene(page)).toEqual(before);
  await page.keyboard.type("Heron ");
  await expect.poll(() => printed(page), patience).toMatch(/heron/i);
  await expect.poll(() => caretBeside(page, "Heron "), patience).toBeLessThan(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => scene(page), patience).toEqual(before);
  expect(await headline.count()).toBe(0);

  // From the block the keyboard is back on, to the story and into it.
  await page
    .getByRole("button", { name: /^Edit main story/ })
    .first()
    .press("Enter");
  await page.locator(".ProseMirror[aria-multiline=true]").waitFor(patience);
  await page.keyboard.press("End");
  await page.keyboard.type(" owls");
  await expect.poll(() => printed(page), patience).toContain("owls");
  await expect.poll(() => caretBeside(page, "owls"), patience).toBeLessThan(1);
  // A stretch of typing is taken back in a few steps.
  for (let step = 0; step < 6 && (await printed(page)).includes("owl"); step += 1) {
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(300);
  }
  await expect.poll(() => scene(page), patience).toEqual(before);
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.locator(".ProseMirror").count(), patience).toBe(0);

  // A page is never without its headline.
  await page.mouse.click(place.x, place.y);
  await headline.waitFor(patience);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.getByRole("textbox", { name: "Region" }).click();
  await page.getByText("A page needs a headline").first().waitFor(patience);
  await expect.poll(() => printed(page), patience).toMatch(/night library/i);

  // Of a text that is far too long, what fits is kept, and nobody waits.
  await page.getByRole("button", { name: /^Edit headline:/ }).press("F2");
  await headline.waitFor(patience);
  await page.keyboard.press("Control+End");
  await headline.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", " and closes them".repeat(3_125));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page
    .getByText(/characters were left out: there is room for 300 here/)
    .first()
    .waitFor(patience);
  expect((await headline.textContent())?.length).toBe(300);
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
});

it("writes in an Arabic story from right to left, the caret where the letters are", async () => {
  const { page, errors } = await open(arabic, "stone-ar@example.test");
  const before = await scene(page);
  await page
    .getByRole("button", { name: /^Edit main story/ })
    .first()
    .press("Enter");
  const field = page.locator(".ProseMirror[aria-multiline=true]");
  await field.waitFor(patience);
  expect(await field.getAttribute("dir")).toBe("rtl");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await page.keyboard.type("قمر");
  await expect.poll(() => caretBeside(page, "قمر"), patience).toBeLessThan(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => scene(page), patience).toEqual(before);
  expect(errors).toEqual([]);
});

it("takes what a Japanese input method composes on a telephone, and brings the text near enough to be read", async () => {
  const { page, errors } = await open(japanese, "stone-ja@example.test", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const block = page.locator('[data-stone-block="expandedContent.expandedContent"]').first();
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error("The story is nowhere");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
  const field = page.getByRole("dialog").locator(".ProseMirror[aria-multiline=true]");
  await field.waitFor(patience);
  const typeSize = () =>
    field
      .locator(".stone-line")
      .first()
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  await expect.poll(typeSize, patience).toBeGreaterThan(15.5);
  const before = await scene(page);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement), patience).toBe(true);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ["さ", "さく", "桜"]) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await expect.poll(() => printed(page), patience).toContain(text);
  }
  await keyboard.send("Input.insertText", { text: "桜" });
  await expect.poll(() => caretBeside(page, "桜"), patience).toBeLessThan(1);
  expect((await printed(page)).split("桜").length).toBe(2);
  await page.getByRole("button", { name: "Undo changes" }).tap();
  await expect.poll(() => scene(page), patience).toEqual(before);
  expect(errors).toEqual([]);
});
