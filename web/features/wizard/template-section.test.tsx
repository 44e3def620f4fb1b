import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { TemplateSection } from "./template-section.tsx";

afterEach(() => vi.unstubAllGlobals());

const template = (id: string, name: string, region = "Universal") => ({
  id,
  name,
  description: `${name}, as the server describes it.`,
  region,
  config: {
    fontFamily: "serif",
    fontSize: 9,
    layout: "three-column",
    colors: { background: "#fff", primary: "#000", secondary: "#555", accent: "#900" },
  },
  sectionLayouts: {},
});

it("calls a template by its name in the interface's language, and one nobody has translated as the server does", async () => {
  serveApi({ "GET /api/templates": json([template("bamboo-daily", "bamboo"), template("tomorrow", "Tomorrow’s Paper")]) });
  renderPart(<TemplateSection thumbnail={() => null} onLook={() => {}} />);
  expect(await screen.findByRole("radio", { name: "Bamboo Daily" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Tomorrow’s Paper" })).toBeTruthy();
});

it("narrows the templates to a region of the world, and keeps the chosen one in sight, saying so", async () => {
  serveApi({
    "GET /api/templates": json([
      template("american-classic", "American Classic", "United States and Canada"),
      template("bamboo-daily", "Bamboo Daily", "East Asia"),
      template("modern-herald", "Modern Herald"),
      template("tomorrow", "Tomorrow", "The Moon"),
    ]),
  });
  act(() => useDraft.getState().edit({ templateId: "american-classic" }));
  renderPart(<TemplateSection thumbnail={() => null} onLook={() => {}} />);
  const names = () =>
    screen.getAllByRole("radio", { name: /American|Bamboo|Herald|Tomorrow/ }).map((card) => card.closest("label")?.textContent);
  const choose = async (region: string) => {
    const filter = await screen.findByRole("combobox", { name: "Best for" });
    fireEvent.keyDown(filter, { key: "Enter" });
    fireEvent.click(within(await screen.findByRole("listbox")).getByRole("option", { name: region }));
  };
  await screen.findByRole("radio", { name: "Modern Herald" });
  expect(names()).toEqual(["American Classic", "Bamboo Daily", "Modern Herald", "Tomorrow"]);
  await choose("East Asia");
  expect(names()).toEqual(["American Classic", "Bamboo Daily", "Modern Herald"]);
  expect(screen.getByText("2 templates suit this region. “American Classic” is your choice and stays first.")).toBeTruthy();
  await choose("The Moon");
  expect(names()).toEqual(["American Classic", "Tomorrow", "Modern Herald"]);
  await choose("All regions");
  expect(names()).toHaveLength(4);
});
