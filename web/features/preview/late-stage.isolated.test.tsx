import { act, screen, waitFor } from "@testing-library/react";
import { Suspense, useLayoutEffect, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { renderPart } from "../../ui/testing.tsx";
import { GrowingStage } from "./growing-stage.tsx";
import type { LiveStage } from "./live-stage.tsx";
import type { LiveFront } from "./live-work.ts";
import type { SetPages } from "./set-pages.ts";
import { useLiveOrder } from "./use-live-order.ts";

const files = vi.hoisted(() => {
  const late = new Promise<never>(() => {});
  return {
    shows: [] as ((front: LiveFront) => void)[],
    isLost: false,
    /** The growing page's. */
    isThere: false,
    late(): never {
      throw late;
    },
  };
});

vi.mock("./live-setter.ts", () => ({
  followLiveRun: (_order: unknown, _number: number, show: (front: LiveFront) => void) => {
    files.shows.push(show);
    return () => {};
  },
}));
vi.mock("./live-stage.tsx", () => ({
  LiveStage({ page, onStand }: Parameters<typeof LiveStage>[0]) {
    useLayoutEffect(() => onStand?.(), [onStand]);
    if (files.isThere) return <p>{`${page.scene.items.length} items, ${page.bars.size} bars`}</p>;
    if (files.isLost) throw new Error("Failed to fetch dynamically imported module");
    return files.late();
  },
}));
vi.mock("./page-viewer.tsx", () => ({ PageViewer: () => files.late() }));

afterEach(() => {
  act(() => useLiveRun.getState().end());
  vi.restoreAllMocks();
  files.shows = [];
  files.isLost = false;
  files.isThere = false;
});

const scene = {
  page: 1,
  width: 612,
  height: 816,
  background: "#fff",
  ink: "#111",
  template: "american-classic",
  language: "en",
  direction: "ltr" as const,
  items: [],
  frames: [],
  sections: [],
  jumps: [],
};

const finished = { newspaperId: "ferry", pages: [scene], blocks: [], missingPictures: 0, warnings: [] } as unknown as SetPages;

const still = {
  isWorking: false,
  trouble: null,
  onRetry: () => {},
  current: 1,
  onCurrent: () => {},
  filter: "none",
  onFilter: () => {},
  isUnsaved: false,
} as const;

/** The panel beside the stage, in one screen; the press lays the newspaper there. */
function Screen() {
  const [set, setSet] = useState<SetPages | null>(null);
  const live = useLiveOrder(1, set?.newspaperId);
  return (
    <Suspense fallback={<p>Loading the whole screen</p>}>
      <label>
        Headline <input />
      </label>
      <button type="button" onClick={() => setSet(finished)}>
        Lay
      </button>
      <GrowingStage {...still} set={set} live={live} />
    </Suspense>
  );
}

/** A run goes through its whole life while no file for the page comes. */
async function finishBeforeTheFiles() {
  act(() => useLiveRun.getState().begin({ title: "Ferry", language: "en" } as RunOrder));
  renderPart(<Screen />);
  await waitFor(() => expect(files.shows).toHaveLength(1));
  await act(async () => files.shows[0]?.({ scene, bars: new Map([["#111", []]]), places: [] }));
  await act(async () => useLiveRun.getState().update({ texts: { expandedTitle: "Ferry" }, parts: {} }));
  await act(async () => {
    screen.getByRole("button", { name: "Lay" }).click();
    useLiveRun.getState().end();
  });
}

it("keeps the whole screen where it is while the growing page's file is late and the newspaper is finished", async () => {
  await finishBeforeTheFiles();
  expect(screen.queryByText("Loading the whole screen")).toBeNull();
  expect(screen.getByLabelText("Headline").style.display).not.toBe("none");
});

it("stays without the growing page where its file is lost, with nothing to complain about", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  files.isLost = true;
  await finishBeforeTheFiles();
  expect(screen.getByRole("region", { name: "Your newspaper" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the finished page where the viewer's file is late, not the one that was half grown", async () => {
  files.isThere = true;
  await finishBeforeTheFiles();
  expect(screen.getByText("0 items, 0 bars")).toBeTruthy();
  expect(screen.queryByText("Loading the whole screen")).toBeNull();
});
