import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { PasteBox } from "./paste-box.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps a visitor's article as the draft and leads to sign-in, from where it comes back to the wizard", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  renderPart(<PasteBox />);
  fireEvent.change(screen.getByLabelText("Your article"), { target: { value: "Bridge opens\n\nForty thousand crossed." } });
  fireEvent.click(screen.getByRole("button", { name: "Try For Free" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2Fhome"));
  expect(useDraft.getState()).toMatchObject({ title: "Bridge opens", content: "Forty thousand crossed." });
});

it("can be pressed again by whoever comes back from the sign-in page to the page as it was left", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  renderPart(<PasteBox />);
  const button = screen.getByRole("button", { name: "Try For Free" });
  fireEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  fireEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

it("leaves an unchanged draft alone, title and all", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  useDraft.getState().edit({ title: "Mine", content: "Short line\nand more" });
  renderPart(<PasteBox />);
  fireEvent.click(screen.getByRole("button", { name: "Try For Free" }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(useDraft.getState()).toMatchObject({ title: "Mine", content: "Short line\nand more" });
});
