import { afterEach, expect, it, vi } from "vitest";
import { isLostFile, LostFile, reloadOnce } from "./lost-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("knows a file that did not come by what each browser says of it, and takes no other error for one", () => {
  const said = [
    "Failed to fetch dynamically imported module: https://press.example/assets/home-1.js",
    "error loading dynamically imported module: https://press.example/assets/home-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/home-1.css",
  ];
  expect(said.map((message) => isLostFile(new TypeError(message)))).toEqual([true, true, true, true]);
  expect(isLostFile(new LostFile("No words: de/app", null))).toBe(true);
  expect(isLostFile(new TypeError("Cannot read properties of undefined"))).toBe(false);
});

it("loads the page again once, and after a while once more, so that a deploy never ends in a loop", () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  vi.advanceTimersByTime(11 * 60_000);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("does not load again what cannot be remembered", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: full });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
