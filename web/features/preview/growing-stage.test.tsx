import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { renderPart } from "../../ui/testing.tsx";
import { GrowingStage } from "./growing-stage.tsx";
import * as liveSetter from "./live-setter.ts";
import type { LiveFront } from "./live-work.ts";
import { useLiveOrder } from "./use-live-order.ts";

const followed = { shows: [] as ((front: LiveFront) => void)[], stopped: 0 };

beforeEach(() => {
  vi.spyOn(liveSetter, "followLiveRun").mockImplementation((_order, _number, show) => {
    followed.shows.push(show);
    return () => {
      followed.stopped += 1;
    };
  });
});
afterEach(() => {
  act(() => useLiveRun.getState().end());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  followed.shows = [];
  followed.stopped = 0;
});

const order = { title: "Ferry", language: "en" } as RunOrder;
const still = {
  set: null,
  isWorking: false,
  trouble: null,
  onRetry: () => {},
  current: 1,
  onCurrent: () => {},
  filter: "none",
  onFilter: () => {},
  isUnsaved: false,
} as const;

const headline = {
  kind: "text",
  block: "expanded-title",
  role: "headline",
  x: 40,
  y: 120,
  width: 400,
  text: "Ferry goes electric",
  font: "normal 700 Libre Bodoni",
  size: 30,
  color: "#111",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 6,
  hyphen: false,
  last: true,
  language: "en",
  direction: "ltr",
} as const;
const front: LiveFront = {
  scene: {
    page: 1,
    width: 612,
    height: 816,
    background: "#fff",
    ink: "#111",
    template: "american-classic",
    language: "en",
    direction: "ltr",
    items: [headline],
    frames: [],
    sections: [],
    jumps: [],
  },
  bars: new Map([["#111", [{ x: 40, y: 300, width: 100, height: 4 }]]]),
  places: [{ x: 200, y: 200, width: 300, height: 200 }],
};

/** A window of a size, as far as this needs one, whose owner may want nothing to move. */
function openWindow(wantsStillness: boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") && wantsStillness,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(1000);
}

const write = () => act(() => useLiveRun.getState().update({ texts: { expandedTitle: "Ferry" }, parts: {} }));

function Growing() {
  return <GrowingStage {...still} live={useLiveOrder(1, undefined)} />;
}

function begin(wantsStillness = false) {
  openWindow(wantsStillness);
  act(() => useLiveRun.getState().begin(order));
  return renderPart(<Growing />);
}

it("shows the page as it grows, and keeps it from screen readers, who would hear half sentences", async () => {
  const { container } = begin();
  await waitFor(() => expect(followed.shows).toHaveLength(1));
  act(() => followed.shows[0]?.(front));
  write();
  await screen.findByText("Ferry goes electric");
  const page = container.querySelector("svg[viewBox='0 0 612 816']");
  expect(page?.getAttribute("aria-hidden")).toBe("true");
  expect(page?.textContent).toBe("Ferry goes electric");
  expect(screen.getByRole("region", { name: "Your newspaper" }).getAttribute("aria-busy")).toBe("true");
  expect(performance.getEntriesByName("press:first-headline-glyph")).toHaveLength(1);
});

it("does not flicker for a run that is over at once", async () => {
  const { container } = begin();
  await waitFor(() => expect(followed.shows).toHaveLength(1));
  act(() => followed.shows[0]?.(front));
  expect(container.textContent).toContain("Your front page will appear here.");
  expect(container.textContent).not.toContain("Ferry goes electric");
});

it("does not let a page grow for somebody who wants nothing to move", async () => {
  const { container } = begin(true);
  write();
  await screen.findByRole("progressbar");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(followed.shows).toHaveLength(0);
  expect(container.textContent).not.toContain("Ferry");
});

it("gives the stage back when the run has come to nothing", async () => {
  begin();
  await waitFor(() => expect(followed.shows).toHaveLength(1));
  act(() => followed.shows[0]?.(front));
  write();
  await screen.findByText("Ferry goes electric");
  act(() => useLiveRun.getState().end());
  expect(screen.queryByText("Ferry goes electric")).toBeNull();
  expect(followed.stopped).toBe(1);
});
