import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What has the keyboard, as a screen reader would call it; null where nothing has it. */
export function heldName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body || held === document.documentElement) return null;
    const byIds = (held.getAttribute("aria-labelledby") ?? "").split(" ").flatMap((id) => document.getElementById(id)?.textContent ?? []);
    const labels =
      "labels" in held ? [...((held.labels as NodeListOf<HTMLLabelElement> | null) ?? [])].map((label) => label.textContent) : [];
    const names = [held.getAttribute("aria-label"), byIds.join(" "), labels.join(" "), held.textContent];
    return names.find((name) => name?.trim())?.trim() ?? held.id;
  });
}

/** "seen" when what has the keyboard shows that it has it, and lies in view under nothing else (WCAG 2.4.7, 2.4.11); otherwise what is wrong. */
function howHeldIsSeen(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // What the scrolling that brought it here moves is in its place after the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const held = document.activeElement as HTMLElement;
    // Its parts are the browser's own, each with a mark of its own.
    if (held.matches("input[type=date]")) return "seen";
    const marks = [held, held.closest("label"), held.parentElement?.closest("div")].filter((each) => each !== null && each !== undefined);
    const isMarked = marks.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = held.getBoundingClientRect();
    // What lets the pointer through is found at its point only while it does not.
    const { pointerEvents } = held.style;
    if (getComputedStyle(held).pointerEvents === "none") held.style.pointerEvents = "auto";
    const isOnTop = [0.1, 0.5, 0.9].some((share) => {
      const at = document.elementFromPoint(left + width * share, top + height * share);
      // A message goes by itself, and at Escape.
      if (at?.closest("[data-sonner-toaster]")) return true;
      return at !== null && (held.contains(at) || at.contains(held));
    });
    held.style.pointerEvents = pointerEvents;
    if (isMarked && isOnTop) return "seen";
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    const place = `${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)} in ${innerWidth}×${innerHeight}`;
    return `${isMarked ? "marked" : "not marked"}, at ${place}, under ${middle?.outerHTML.slice(0, 200) ?? "nothing"}`;
  });
}

/** Presses Tab until something of this name has the keyboard. Whatever lies on the way has to be seen, and nothing may lose it. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const way: string[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const held = await heldName(page);
    if (held === null) throw new Error(`Nothing has the keyboard after ${way.slice(-5).join(" > ")}, on the way to ${name}`);
    way.push(held);
    // What opens or closes moves for a moment, longer on a busy machine; what is still hidden then stays so.
    const message = `It can be seen that “${held}” has the keyboard, on the way to ${name}`;
    await expect.poll(() => howHeldIsSeen(page), { message, timeout: 10_000, interval: 100 }).toBe("seen");
    if (typeof name === "string" ? held === name : name.test(held)) return;
  }
  throw new Error(`${name} is not on the way: ${way.join(" > ")}`);
}

/** As a hand would: to what is called this, and Enter. */
export async function pressByName(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
