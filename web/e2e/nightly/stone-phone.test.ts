import { expect, it } from "vitest";
import { standStill } from "../access.ts";
import { callsOf, layOnDesk, makeNewspaper } from "../desk.ts";
import { startSite } from "../site.ts";

const { visit } = startSite();
const patience = { timeout: 60_000 };

const paragraph =
  "افتتحت المكتبة الليلية أبوابها يوم الجمعة وفيها أربعة آلاف كتاب ومصباح واحد على كل طاولة. تقول ليس كاسك التي تحمل المفاتيح إن الناس يقرؤون بطريقة مختلفة بعد العاشرة. كان البيت القائم على النهر مخبزا حتى عام 1994. ولا تزال أفرانه قائمة، وفي أكبرها يجد الأطفال الكتب المصورة.";
const order = {
  title: "المكتبة الليلية تفتح أبوابها",
  content: ["في", "من", "إلى", "على", "عن", "مع", "بعد"].map((word) => `${paragraph} ${word}`).join("\n\n"),
  region: "عمان",
  language: "ar",
  templateId: "american-classic",
  textModel: "house",
  imageModel: "house",
  author: "",
  publishDate: "2026-03-08",
};

it("on a telephone, in Arabic, Tab goes from text to text with the caret in view, also where the same words stand in an ear of the page", async () => {
  const { page } = await visit("/home", {
    as: "phone-ar@example.test",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { read, send } = callsOf(page);
  const id = await makeNewspaper(page, order);
  const paper = await read(`/api/completed-newspapers/${id}`);
  // The second story stands at the left, the ear that tells of it at the right.
  const sideStories = ["حفل موسيقي", "سوق الزهور", "مباراة الليلة"].map((headline, index) => ({
    ...paper.expandedContent.sideStories[0],
    headline,
    content: index === 0 ? `${paragraph}\n\n${paragraph}` : paragraph,
  }));
  await send("/api/completed-newspapers", { ...paper, pageShape: null, expandedContent: { ...paper.expandedContent, sideStories } });
  await layOnDesk(page, id);
  const first = page.locator('[data-stone-block="expandedContent.deck"]').first();
  await first.waitFor({ state: "attached", ...patience });
  const inEar = page.locator("svg[role=document] text", { hasText: "سوق الزهور" });
  const apart = () =>
    inEar.evaluateAll((lines) => {
      const places = lines.map((line) => line.getBoundingClientRect().x);
      return Math.max(...places) - Math.min(...places);
    });
  await expect.poll(apart, patience).toBeGreaterThan(150);
  await first.focus();
  await page.keyboard.press("Enter");
  const field = page.locator("[contenteditable=true]");
  await field.waitFor();
  const caret = () =>
    field.evaluate((element) => {
      const selection = getSelection();
      const { x = -1, y = -1 } = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : {};
      return { name: element.getAttribute("aria-label"), isInView: x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight, x, y };
    });
  const way: (string | null)[] = [];
  for (let at = await caret(); way.length < 20; at = await caret()) {
    await expect.poll(caret, { timeout: 30_000 }).toMatchObject({ name: at.name, isInView: true });
    // Nothing moves it away again.
    await standStill(field);
    expect(await caret()).toMatchObject({ name: at.name, isInView: true });
    way.push(at.name);
    await page.keyboard.press("Tab");
    if (!(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.isContentEditable))) break;
  }
  expect(new Set(way).size).toBe(way.length);
  expect(way.length).toBeGreaterThanOrEqual(10);
  await page.context().close();
}, 180_000);
