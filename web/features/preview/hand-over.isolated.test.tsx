import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import * as treatments from "../../render/image/treat-in-worker.ts";
import type { PageScene, PictureItem, TextItem } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { GrowingStage } from "./growing-stage.tsx";
import * as liveSetter from "./live-setter.ts";
import type { LiveFront } from "./live-work.ts";
import type { SetPages } from "./set-pages.ts";
import { useLiveOrder } from "./use-live-order.ts";
import { fetchPageViewer } from "./viewers.ts";

const run = { show: null as ((front: LiveFront) => void) | null };

function line(text: string, y: number): TextItem {
  return {
    kind: "text",
    block: "expanded-content",
    role: "body",
    x: 40,
    y,
    width: 100,
    text,
    font: "normal 400 Gelasio",
    size: 8,
    color: "#111",
    wordSpace: 0,
    letterSpace: 0,
    naturalSpace: 2,
    hyphen: false,
    last: false,
    language: "en",
    direction: "ltr",
  };
}

const picture = (src: string) =>
  ({ kind: "picture", src, x: 40, y: 200, width: 200, height: 100, alt: "", crop: null }) as unknown as PictureItem;

const page = (items: PageScene["items"]): PageScene => ({
  page: 1,
  width: 612,
  height: 816,
  background: "#fff",
  ink: "#111",
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items,
  frames: [],
  sections: [],
  jumps: [],
});

const growing = (items: PageScene["items"], bars: LiveFront["bars"] = new Map()): LiveFront => ({ scene: page(items), bars, places: [] });

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

let lay: (set: SetPages) => void = () => {};

function Screen() {
  const [set, setSet] = useState<SetPages | null>(null);
  lay = setSet;
  return <GrowingStage {...still} set={set} live={useLiveOrder(1, set?.newspaperId)} />;
}

beforeEach(async () => {
  vi.spyOn(liveSetter, "followLiveRun").mockImplementation((_order, _number, show) => {
    run.show = show;
    return () => {};
  });
  vi.spyOn(treatments, "treatAside").mockResolvedValue(new Blob(["picture"]));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(1000);
  await fetchPageViewer();
});
afterEach(() => {
  act(() => useLiveRun.getState().end());
  vi.restoreAllMocks();
});

const taking = () => screen.queryByText(/taking shape/);

/** The page has grown so far, and lies on the stage. */
async function grow(front: LiveFront) {
  run.show = null;
  act(() => useLiveRun.getState().begin({ title: "Ferry", language: "en" } as RunOrder));
  const { container } = renderPart(<Screen />);
  await waitFor(() => expect(run.show).not.toBeNull());
  act(() => run.show?.(front));
  act(() => useLiveRun.getState().update({ texts: { expandedTitle: "Ferry" }, parts: {} }));
  await waitFor(() => expect(taking()).not.toBeNull());
  await screen.findByText("One");
  return container;
}

const finish = (items: PageScene["items"], newspaperId = "ferry") =>
  act(() => {
    useLiveRun.getState().complete("ferry");
    lay({ newspaperId, pages: [page(items)], warnings: [], missingPictures: 0, arrival: 1 } as unknown as SetPages);
  });

it("lays the finished page on the stage at the very moment when it is set", async () => {
  const container = await grow(growing([line("One", 10)]));
  finish([line("One", 10)]);
  expect(screen.getByRole("document", { name: "Page 1 of 1" }).textContent).toBe("One");
  expect(taking()).toBeNull();
  expect(useLiveRun.getState().order).toBeNull();
  // It has lain there already: nothing is printed.
  expect(container.querySelector(".print-in")).toBeNull();
});

it("prints in over the page as far as it had grown, bars and all, where that was not yet whole", async () => {
  const bars = new Map([["#123456", [{ x: 40, y: 300, width: 100, height: 4 }]]]);
  const container = await grow(growing([line("One", 10)], bars));
  finish([line("One", 10), line("Two", 20)]);
  expect(container.querySelector(".print-in")?.textContent).toBe("OneTwo");
  const under = container.querySelector("[data-page='1'] [aria-hidden]");
  expect(under?.textContent).toBe("One");
  expect(under?.querySelector("path[fill='#123456']")).not.toBeNull();
});

it("lets a picture that was coming up go on from there, and one that has not been seen come up", async () => {
  const container = await grow(growing([line("One", 10), picture("/main")]));
  await waitFor(() => expect(container.querySelectorAll(".develop image")).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 60));
  finish([line("One", 10), picture("/main"), { ...picture("/small"), y: 400 }]);
  expect(container.querySelector(".print-in")).toBeNull();
  const [main, small] = container.querySelectorAll<SVGElement>("[role='document'] g");
  expect(main?.getAttribute("class")).toBe("develop");
  expect(Number.parseInt(main?.style.animationDelay ?? "", 10)).toBeLessThanOrEqual(-60);
  expect(small?.getAttribute("class")).toBeNull();
  await waitFor(() => expect(small?.getAttribute("class")).toBe("develop"));
  expect(small?.style.animationDelay).toBe("");
});

it("does not print a newspaper that was there before over the page of a run that has come to nothing", async () => {
  act(() => useLiveRun.getState().begin({ title: "Ferry", language: "en" } as RunOrder));
  const before = page([line("Before", 10), picture("/before")]);
  const { container } = renderPart(<Screen />);
  act(() => lay({ newspaperId: "older", pages: [before], warnings: [], missingPictures: 0, arrival: 1 } as unknown as SetPages));
  run.show = null;
  act(() => useLiveRun.getState().begin({ title: "Ferry two", language: "en" } as RunOrder));
  await waitFor(() => expect(run.show).not.toBeNull());
  act(() => run.show?.(growing([line("One", 10)])));
  act(() => useLiveRun.getState().update({ texts: { expandedTitle: "Ferry" }, parts: {} }));
  await screen.findByText("One");
  act(() => useLiveRun.getState().end());
  expect(screen.getByRole("document").textContent).toBe("Before");
  expect(screen.queryByText("One")).toBeNull();
  expect(container.querySelector(".develop")).toBeNull();
});
