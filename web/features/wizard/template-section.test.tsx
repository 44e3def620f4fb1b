import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { TemplateSection } from "./template-section.tsx";

afterEach(() => vi.unstubAllGlobals());

const template = (id: string, name: string) => ({
  id,
  name,
  description: `${name}, as the server describes it.`,
  region: "Universal",
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
