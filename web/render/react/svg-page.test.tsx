import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageScene, SceneItem, TextItem } from "../../typeset/model/scene.ts";
import { SvgPage } from "./svg-page.tsx";
import { TextVersion } from "./text-version.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const createText = (text: string, given: Partial<TextItem> = {}): TextItem => ({
  kind: "text",
  block: "expanded-content",
  role: "body",
  x: 10,
  y: 20,
  width: 100,
  text,
  font: "normal 400 Source Serif 4",
  size: 9,
  color: "#111",
  wordSpace: 0,
  letterSpace: 0,
  naturalSpace: 2,
  hyphen: false,
  last: false,
  language: "en",
  direction: "ltr",
  ...given,
});

const createScene = (items: SceneItem[]): PageScene => ({
  page: 1,
  width: 612,
  height: 816,
  background: "#f4efe2",
  ink: "#111",
  template: "american-classic",
  language: "en",
  direction: "ltr",
  items,
  frames: [],
  sections: [],
  jumps: [],
});

it("shows every run as text, in the order of the scene", () => {
  render(
    <SvgPage
      scene={createScene([createText("Town Rebuilds"), createText("By A. Writer"), createText("At dawn  the sea")])}
      label="Front page"
    />,
  );
  const page = screen.getByRole("document", { name: "Front page" });
  expect(Array.from(page.querySelectorAll("text"), (text) => text.textContent)).toEqual([
    "Town Rebuilds",
    "By A. Writer",
    "At dawn  the sea",
  ]);
});

it("sets an Arabic run from its right edge, in its language, with the spaces the typesetter gave it", () => {
  const item = createText("صحيفة الميناء", {
    font: "normal 700 Noto Naskh Arabic",
    direction: "rtl",
    language: "ar",
    x: 576,
    wordSpace: 1.5,
  });
  render(<SvgPage scene={createScene([item])} label="Page" />);
  const text = screen.getByText("صحيفة الميناء");
  expect(text.getAttribute("transform")).toMatch(/^translate\(576 /);
  expect(text.getAttribute("direction")).toBe("rtl");
  expect(text.getAttribute("lang")).toBe("ar");
  const shareOfSize = Number.parseFloat(text.getAttribute("word-spacing") ?? "") / Number.parseFloat(text.getAttribute("font-size") ?? "");
  expect(shareOfSize).toBeCloseTo(1.5 / item.size, 5);
  expect(text.getAttribute("font-family")).toMatch(/^Noto-Naskh-Arabic-700, /);
});

it("draws dotted rules as dots, clips what must not leave its box, and gives labels a halo of paper", () => {
  render(
    <SvgPage
      scene={createScene([
        { kind: "rule", block: "folio", x: 0, y: 0, width: 100, height: 1, color: "#111", pitch: 3 },
        createText("Severn", { halo: 1, clip: { x: 5, y: 6, width: 7, height: 8 } }),
      ])}
      label="Page"
    />,
  );
  const label = screen.getByText("Severn");
  expect(document.querySelector("line")?.getAttribute("stroke-dasharray")).toBe("0 3");
  expect(label.getAttribute("stroke")).toBe("#f4efe2");
  expect(label.closest("svg")?.getAttribute("viewBox")).toBe("5 6 7 8");
});

it("is for the eye alone where the text version stands beside it", () => {
  render(
    <>
      <SvgPage scene={createScene([createText("Town Rebuilds")])} label="Front page" hasTextVersion />
      <TextVersion blocks={[{ kind: "heading", level: 2, text: "Town Rebuilds" }]} language="en" direction="ltr" />
    </>,
  );
  expect(screen.queryByRole("document")).toBeNull();
  expect(screen.getByRole("heading", { name: "Town Rebuilds" })).toBeDefined();
});

it("keeps the place of a picture that does not come, with its description", async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", ask);
  const box = { x: 10, y: 10, width: 100, height: 80, treatment: "halftone", focal: { x: 0.5, y: 0.5 } } as const;
  render(
    <SvgPage
      scene={createScene([{ kind: "picture", block: "main-image", src: "/api/images/1", alt: "Boats at dawn", ...box }])}
      label="Page"
    />,
  );
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByLabelText("Boats at dawn").getAttribute("width")).toBe("100");
});
