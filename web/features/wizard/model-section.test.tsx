import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { forgetModels } from "../../api/press/models.ts";
import { closeSettings, useSettingsDoor } from "../../ui/settings-door.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { ModelSection } from "./model-section.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    closeSettings();
  });
});

const list = [
  {
    id: "gpt-4o",
    kind: "text",
    name: "GPT-4o",
    provider: "openai",
    status: "available",
    recommended: true,
    by: "own",
    pricePerNewspaper: 0.061,
  },
  { id: "luna", kind: "text", name: "Luna", provider: "openai", status: "available", by: "operator", pricePerNewspaper: 0.003 },
  { id: "gpt-3.5", kind: "text", name: "GPT-3.5", provider: "openai", status: "retired", successor: "luna" },
  { id: "claude", kind: "text", name: "Claude", provider: "anthropic", status: "needs-key", pricePerNewspaper: 0.058 },
  { id: "house", kind: "text", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
  { id: "house", kind: "image", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
  { id: "midjourney", kind: "image", name: "Midjourney", provider: "midjourney", status: "coming-soon" },
];

async function openList(name: RegExp) {
  serveApi({ "GET /api/ai/models": json(list) });
  renderPart(<ModelSection />);
  fireEvent.click(await screen.findByRole("button", { name }));
  await screen.findAllByRole("radio");
}

const radio = (name: RegExp) => screen.getByRole("radio", { name }) as HTMLButtonElement;

it("keeps the model that was chosen, in this browser", async () => {
  await openList(/Text model/);
  expect(radio(/House edition/).getAttribute("aria-checked")).toBe("true");
  fireEvent.click(radio(/GPT-4o/));
  expect(useDraft.getState().textModel).toBe("gpt-4o");
  expect(localStorage.getItem("draft")).toContain("gpt-4o");
  expect(screen.getByRole("button", { name: /Text model/ }).textContent).toContain("GPT-4o");
});

it("selecting a retired model selects what stands for it, as it says", async () => {
  await openList(/Text model/);
  expect(screen.getByText("Retired. Luna is chosen instead.")).toBeTruthy();
  fireEvent.click(radio(/GPT-3.5/));
  expect(useDraft.getState().textModel).toBe("luna");
});

it("a model that needs a key cannot be chosen, and leads to the place where the key goes", async () => {
  await openList(/Text model/);
  expect(radio(/Claude/).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Add a key for Claude" }));
  expect(useSettingsDoor.getState()).toMatchObject({ isOpen: true, place: "anthropic" });
});

it("says about how much a newspaper costs with each model, and who pays", async () => {
  await openList(/Text model/);
  expect(screen.getByText("About $0.06 per newspaper, charged to your own key")).toBeTruthy();
  expect(screen.getByText("Included in the price of one token")).toBeTruthy();
  expect(screen.getByText("About $0.06 per newspaper, with a key of your own")).toBeTruthy();
});

it("announced models are shown and cannot be chosen", async () => {
  await openList(/Picture model/);
  expect(radio(/Midjourney/).disabled).toBe(true);
  expect(screen.getByText("Coming soon")).toBeTruthy();
});

it("says when a model chosen before cannot be had any more, and which one is taken", async () => {
  act(() => useDraft.getState().edit({ textModel: "claude" }));
  serveApi({ "GET /api/ai/models": json(list) });
  renderPart(<ModelSection />);
  expect(await screen.findByText("Claude cannot be used at the moment. House edition is chosen instead.")).toBeTruthy();
});

it("offers to load the list again when it did not come", async () => {
  let attempts = 0;
  serveApi({ "GET /api/ai/models": () => (++attempts === 1 ? json({ code: "NOT_FOUND" }, 404) : json(list)) });
  renderPart(<ModelSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("button", { name: /Text model/ })).toBeTruthy());
});

it("puts the keyboard on a model once its key is there and the button that asked for it is gone", async () => {
  let models: object[] = list;
  serveApi({ "GET /api/ai/models": () => json(models) });
  const { client } = renderPart(<ModelSection />);
  fireEvent.click(await screen.findByRole("button", { name: /Text model/ }));
  const add = await screen.findByRole("button", { name: "Add a key for Claude" });
  add.focus();
  fireEvent.click(add);
  models = list.map((model) => (model.id === "claude" ? { ...model, status: "available", by: "own" } : model));
  act(() => forgetModels(client));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Add a key for Claude" })).toBeNull());
  act(() => closeSettings());
  await waitFor(() => expect(document.activeElement).toBe(radio(/Claude/)));
});

it("takes the keyboard through the buttons that add keys on its way to the chosen model", async () => {
  await openList(/Text model/);
  expect(screen.getByRole("radiogroup").tabIndex).toBe(-1);
  const stops = screen.getAllByRole("radio").filter((option) => option.tabIndex === 0);
  expect(stops).toEqual([radio(/House edition/)]);
  expect(screen.getByRole("button", { name: "Add a key for Claude" }).tabIndex).toBe(0);
});
