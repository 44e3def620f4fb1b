import type { Page } from "playwright-core";
import { injectAxe, settle } from "../../web/e2e/access.ts";

/** One thing that is wrong on a screen as it stands. */
export interface Finding {
  /** The rule: axe's own name, or ours (sideways, cut, unmarked, covered). */
  rule: string;
  where: string;
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>;
}

const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 160);

/** All of axe but what it holds to be experimental, with the size of targets (WCAG 2.5.8), which it leaves out by itself. */
export async function judgeByAxe(page: Page, only?: readonly string[]): Promise<Finding[]> {
  await injectAxe(page);
  await settle(page);
  const found = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const asked = rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } };
    const { violations } = await axe.run({ resultTypes: ["violations"], ...asked });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, where: html })));
  }, only);
  return found.map(({ rule, where }) => ({ rule, where: short(where) }));
}

/** How many pixels the page is wider than its window, and what is. */
export async function judgeWidth(page: Page): Promise<Finding[]> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 0) return null;
    const isRightToLeft = root.dir === "rtl";
    const stray = [...document.body.querySelectorAll("*")].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (isRightToLeft ? left < -1 : right > root.clientWidth + 1) && !element.closest("svg, [class*=overflow]");
    });
    return `${innerWidth} px: ${over} px too wide: ${stray?.outerHTML ?? ""}`;
  });
  return found === null ? [] : [{ rule: "sideways", where: short(found) }];
}

/**
 * Texts that are cut off by a box of their own; what is shortened with an ellipsis counts as cut too, unless it says all of it when pointed
 * at.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        if (element.closest("svg, [aria-hidden=true], .sr-only, [title]") || !element.textContent?.trim() || !element.checkVisibility())
          return false;
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element);
        // An excerpt of what stands elsewhere in full.
        if (webkitLineClamp !== "none") return false;
        const isWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isTall = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (isWide || isTall) && !(position === "absolute" && element.clientWidth <= 1);
      })
      .map((element) => `“${element.textContent?.trim().slice(0, 60)}” ${element.outerHTML.replace(/\s+/g, " ").slice(0, 160)}`),
  );

/** The spacing of WCAG 1.4.12 is laid on, and stays: what is cut off by it, or pushed out of the window. */
export async function judgeSpacing(page: Page): Promise<Finding[]> {
  const before = new Set(await cutTexts(page));
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":not(svg, svg *){line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    document.adoptedStyleSheets.push(sheet);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const after = (await cutTexts(page)).filter((text) => !before.has(text));
  return [...(await judgeWidth(page)), ...after.map((where) => ({ rule: "cut", where }))];
}

/** Through the page by Tab: what gets the keyboard must show it, and must not lie under something else (WCAG 2.4.7, 2.4.11). */
export async function judgeTabbing(page: Page, most = 90): Promise<Finding[]> {
  const found: Finding[] = [];
  const seen = new Set<string>();
  for (let press = 0; press < most; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const element = document.activeElement;
      if (!(element instanceof Element) || element === document.body) return null;
      const marks = globalThis as { stops?: Element[] };
      marks.stops ??= [];
      const isKnown = marks.stops.includes(element);
      marks.stops.push(element);
      const shows = (each: Element | null) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || /inset/.test(boxShadow);
      };
      // A text that is written in on the page: its field is as large as the page, what shows it is the caret and the line around its own
      // place.
      const opened = element.matches(".stone-field .ProseMirror")
        ? [...document.querySelectorAll(".stone-opened")].find(
            (place, _, all) => place.getBoundingClientRect().top > 0 || place === all.at(-1),
          )
        : undefined;
      const { left, right, top, bottom, width, height } = (opened ?? element).getBoundingClientRect();
      const isMarked =
        opened !== undefined ||
        shows(element) ||
        shows(element.closest("label")) ||
        shows(element.parentElement) ||
        element.matches("iframe, input[type=date]");
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const));
      const isSeen = points.some(([x, y]) => {
        const at = document.elementFromPoint(x, y);
        // A message goes by itself, and at Escape.
        if (at?.closest("[data-sonner-toaster]")) return true;
        // The texts of a page lie over it and let the pointer through to it.
        if (element.closest("[data-stone-page]") && at?.closest(".shadow-page")) return true;
        return at !== null && (element.contains(at) || at.contains(element) || at.closest("label")?.contains(element));
      });
      const isSmall = width < 3 || height < 3;
      return {
        isKnown,
        isMarked,
        isSeen: isSeen || isSmall,
        html: element.outerHTML,
        box: [left, top, right, bottom].map(Math.round).join(),
      };
    });
    if (stop === null || stop.isKnown) {
      if (press === 0) found.push({ rule: "covered", where: "Tab reaches nothing" });
      break;
    }
    const where = short(stop.html);
    if (seen.has(where)) continue;
    seen.add(where);
    if (!stop.isMarked) found.push({ rule: "unmarked", where });
    if (!stop.isSeen) found.push({ rule: "covered", where: short(`${stop.box} ${stop.html}`) });
  }
  return found;
}
