import { expect, it } from "vitest";
import { longerNightLibrary } from "../desk.ts";
import { startSite } from "../site.ts";
import { caretBeside, middleOf, openToWrite, printed, scene } from "../writing.ts";

const { visit } = startSite();
const patience = { timeout: 40_000 };

const house = { textModel: "house", imageModel: "house", author: "", publishDate: "2026-03-08" };
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

it("gives an emptied headline back, and of a text that is far too long keeps what fits", async () => {
  const { page, errors } = await openToWrite(visit, longerNightLibrary, "stone-en@example.test");
  const headline = page.getByRole("textbox", { name: "Headline", exact: true }).and(page.locator(".ProseMirror"));
  const place = await middleOf(page, /^Edit headline:/);
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
  const { page, errors } = await openToWrite(visit, arabic, "stone-ar@example.test");
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
  const { page, errors } = await openToWrite(visit, japanese, "stone-ja@example.test", {
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
