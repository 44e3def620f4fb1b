import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import type { PageScene, TextItem } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import type { LayeredSheet, PageViewerHandle } from "./page-layer.ts";
import { PageSheet } from "./page-sheet.tsx";
import { PocketViewer } from "./pocket-viewer.tsx";
import { withDifference } from "./scene-difference.ts";

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
    of: "expandedContent.expandedContent",
  };
}

function page(items: TextItem[], number = 1): PageScene {
  return {
    page: number,
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
  };
}

const laid = { pages: [], set: {} } as unknown as Omit<LayeredSheet, "zoom">;
const lines = (container: HTMLElement) => [...container.querySelectorAll("svg text")];

it("changes a page where it lies while it is edited, and prints in one that has arrived", () => {
  const before = page([line("One", 10), line("Two", 20)]);
  const { items, ...sheet } = page([line("One", 10), line("Two more", 20)]);
  const change = { rest: { warnings: [] }, pages: [{ sheet, kept: Int32Array.of(0, -1), fresh: [items[1] as TextItem] }] };
  const after = withDifference([before], change).pages[0] as PageScene;
  const { container, rerender } = render(<PageSheet scene={before} arrival={1} filter="none" label="Page 1" />);
  const old = lines(container);
  const printed = container.querySelector(".print-in");
  rerender(<PageSheet scene={after} arrival={1} filter="none" label="Page 1" />);
  expect(lines(container).map(({ textContent }) => textContent)).toEqual(["One", "Two more"]);
  expect(lines(container)).toEqual(old);
  expect(container.querySelector(".print-in")).toBe(printed);
  rerender(<PageSheet scene={before} arrival={2} filter="none" label="Page 1" />);
  expect(container.querySelector(".print-in")).not.toBe(printed);
  expect(container.querySelector("[aria-hidden] svg")?.textContent).toContain("Two more");
  fireEvent.animationEnd(container.querySelector(".print-in") as Element);
  expect(container.querySelectorAll("svg")).toHaveLength(1);
});

it("leaves out what something of a layer stands for", () => {
  const scene = page([line("One", 10), line("Two", 20)]);
  const { container } = renderPart(
    <PageSheet
      scene={scene}
      arrival={1}
      filter="none"
      label="Page 1"
      hiddenItems={(item) => item.kind === "text" && item.text === "Two"}
    />,
  );
  expect(lines(container).map(({ textContent }) => textContent)).toEqual(["One"]);
});

it("lays a layer over the page in points, whichever way the screen reads", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ width: 1_224 } as DOMRect);
  const scene = page([line("One", 10)]);
  const layer = vi.fn((_scene: PageScene, { zoom }: LayeredSheet) => <b>{zoom}</b>);
  const { container } = renderPart(<PageSheet scene={scene} arrival={1} filter="none" label="Page 1" laid={laid} layer={layer} />);
  const box = container.querySelector("b")?.parentElement;
  expect(layer.mock.calls.at(-1)?.[0]).toBe(scene);
  expect(box?.textContent).toBe("2");
  expect(box?.style.transform).toBe("scale(2)");
  expect([box?.style.width, box?.style.left]).toEqual(["612px", "0px"]);
});

it("on a narrow screen a part of a page that is asked for opens over the whole of it, and a layer stands on one page at a time", async () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ width: 306, top: 0, left: 0, bottom: 800 } as DOMRect);
  const viewer = createRef<PageViewerHandle>();
  renderPart(
    <>
      <button type="button">Show on the page</button>
      <PocketViewer
        pages={[page([line("One", 10)])]}
        arrival={1}
        current={1}
        onCurrent={() => {}}
        device="desktop"
        filter="none"
        fitTo="width"
        laid={laid}
        layer={() => <b>layer</b>}
        handle={viewer}
        tools={<button type="button">Undo</button>}
      />
    </>,
  );
  const asker = screen.getByRole("button", { name: "Show on the page" });
  asker.focus();
  expect(screen.getAllByText("layer")).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => viewer.current?.showArea(1, { x: 40, y: 0, width: 100, height: 20 }, 16));
  expect((await screen.findByRole("dialog")).textContent).toContain("Undo");
  expect(screen.queryAllByText("layer").length).toBeLessThanOrEqual(1);
  // The keyboard goes to the place, and back to what asked for it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Pages" })));
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(asker));
});
