import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { NewspaperToSet, PageScene } from "../../typeset/index.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { FrontPage } from "./front-page.tsx";
import { createPressRoom, createScene } from "./press-room.test-data.tsx";

afterEach(() => vi.unstubAllGlobals());

function arrive(setFront: (newspaper: NewspaperToSet) => Promise<PageScene>) {
  serveApi({ "GET /hero/en.json": json({ title: "Library reopens", templateId: "american-classic" }) });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderPart(<FrontPage openPressRoom={async () => ({ ...createPressRoom(), setFront })} />);
}

const isPressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

it("sets the same newspaper in the paper that is pressed, as text in place of the picture, and says that it has been set here", async () => {
  const setFront = vi.fn(async ({ title }: NewspaperToSet) => createScene(title));
  arrive(setFront);
  expect(screen.getByRole("img", { name: /front page in English/ })).toBeTruthy();
  expect(screen.queryByText("Set in your browser just now")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Bamboo Daily" }));
  const page = await screen.findByRole("document");
  expect(page.textContent).toContain("Library reopens");
  expect(setFront.mock.calls).toEqual([[expect.objectContaining({ templateId: "bamboo-daily" })]]);
  expect(screen.getByText("Set in your browser just now")).toBeTruthy();
  expect([isPressed("Bamboo Daily"), isPressed("American Classic")]).toEqual(["true", "false"]);
  expect(screen.queryByRole("img", { name: /front page in English/ })).toBeNull();
});

it("keeps the page that lies there when the next cannot be had, and says what to do", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  arrive(async () => Promise.reject(new Error("no network")));
  fireEvent.click(screen.getByRole("button", { name: "Goldfield Daily" }));
  await screen.findByText(/^The page could not be set just now .* press the name again\.$/);
  expect([isPressed("Goldfield Daily"), isPressed("American Classic")]).toEqual(["false", "true"]);
});
