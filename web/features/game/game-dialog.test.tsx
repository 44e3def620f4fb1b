import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveRun } from "../../api/press/live-run.ts";
import { useGameDoor } from "../../ui/game-door.ts";
import { renderPart } from "../../ui/testing.tsx";
import { bestScoreKey, forgetBestScore } from "./best-score.ts";
import { GameDialog } from "./game-dialog.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetBestScore();
  act(() => useLiveRun.getState().end());
});

const openGameDialog = () => renderPart(<GameDialog open onOpenChange={() => {}} />);
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole("application", { name: "Playing field" });
const dots = () => screen.queryAllByRole("button", { name: /^Dot/ });
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector("dd")?.textContent;

it("is played by pointer and by the dots' keys for thirty seconds, counts, keeps the best score, and is played again", async () => {
  openGameDialog();
  expect(screen.getByRole("dialog", { name: "Quick Game" })).toBeTruthy();
  press("Start");
  expect(document.activeElement).toBe(field());
  fireEvent.pointerDown(screen.getByRole("button", { name: "Dot 1" }), { button: 0 });
  expect(figure("Score")).toBe("10");
  await wait(1_600);
  fireEvent.keyDown(field(), { key: "1" });
  expect(figure("Score")).toBe("20");
  expect(screen.getByRole("status").textContent).toBe("Score: 20.");
  await wait(5_000);
  expect(dots()).toHaveLength(3);
  await wait(3_900);
  expect(screen.getByRole("status").textContent).toBe("20 seconds left.");
  await wait(20_000);
  expect(dots()).toHaveLength(0);
  expect(screen.getByRole("status").textContent).toBe("Game over. Score: 20. This is your best score so far.");
  expect(figure("Best")).toBe("20");
  expect(localStorage.getItem(bestScoreKey)).toBe("20");
  press("Play Again");
  expect(figure("Score")).toBe("0");
  expect(figure("Best")).toBe("20");
});

it("shows no score that nobody can have played", () => {
  for (const stored of ["999999", "210", "-10", "NaN", "Infinity", "1e999", "ten", "12.5", "{}", ""]) {
    localStorage.setItem(bestScoreKey, stored);
    const { unmount } = openGameDialog();
    expect([stored, figure("Best")]).toEqual([stored, "0"]);
    unmount();
    forgetBestScore();
  }
});

it("leads the keyboard from dot to dot, and keeps it in the field when its dot goes", async () => {
  openGameDialog();
  press("Start");
  await wait(3_100);
  fireEvent.keyDown(field(), { key: "ArrowRight" });
  const first = document.activeElement as HTMLElement;
  expect(dots()).toContain(first);
  // Enter and Space click without a pointer.
  fireEvent.click(first, { detail: 0 });
  expect(figure("Score")).toBe("10");
  expect(document.activeElement).toBe(field());
});

it("stands still behind another tab, and goes on when the player wants", async () => {
  openGameDialog();
  press("Start");
  await wait(5_000);
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.blur(window);
  await wait(60_000);
  expect(figure("Seconds")).toBe("25");
  expect(dots()).toHaveLength(0);
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  fireEvent.focus(window);
  await wait(5_000);
  expect(figure("Seconds")).toBe("25");
  press("Go on");
  expect(dots().length).toBeGreaterThan(0);
  await wait(5_000);
  expect(figure("Seconds")).toBe("20");
});

it("knows its best score for the visit where the browser keeps nothing", async () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  const { unmount } = openGameDialog();
  press("Start");
  fireEvent.pointerDown(screen.getByRole("button", { name: "Dot 1" }), { button: 0 });
  await wait(30_100);
  expect(figure("Best")).toBe("10");
  unmount();
  openGameDialog();
  expect(figure("Best")).toBe("10");
});

it("is not torn away when the newspaper is ready: it shows the way to it", async () => {
  useGameDoor.setState({ isOpen: true });
  openGameDialog();
  press("Start");
  act(() => {
    useLiveRun.getState().begin({} as Parameters<ReturnType<typeof useLiveRun.getState>["begin"]>[0]);
    useLiveRun.getState().complete("n1");
    useLiveRun.getState().end();
  });
  expect(dots()).toHaveLength(1);
  expect(screen.getByText("Your newspaper is ready.")).toBeTruthy();
  press("Show it");
  expect(useGameDoor.getState().isOpen).toBe(false);
});
