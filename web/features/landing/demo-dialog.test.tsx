import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { DemoDialog } from "./demo-dialog.tsx";
import { createNewspaper, createPressRoom } from "./press-room.test-data.tsx";
import type { PressRoom } from "./press-room.ts";

afterEach(() => vi.unstubAllGlobals());

function open({ isStill, room = createPressRoom() }: { isStill: boolean; room?: PressRoom }) {
  serveApi({ "GET /hero/en.json": json(createNewspaper()) });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isStill && query.includes("reduced-motion"),
    addEventListener() {},
    removeEventListener() {},
  }));
  renderPart(<DemoDialog openPressRoom={async () => room} onClose={() => {}} />);
}

it("is turned on by hand for somebody who wants nothing to move, and ends with the page", async () => {
  open({ isStill: true });
  await screen.findByText("Step 1 of 3: Paste the article");
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("Step 2 of 3: Choose the paper")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("Step 3 of 3: Print the page")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText(/^The front page is finished\./)).toBeTruthy();
  expect((await screen.findByRole("document")).textContent).toContain("Alder Street Library");
  expect((screen.getByRole("button", { name: "Next" }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.queryByText(/^The front page is finished\./)).toBeNull();
});

it("stops and goes on when told", async () => {
  open({ isStill: false });
  fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

it("says so when the typesetter cannot be had, and tries again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const room = createPressRoom();
  const setFront = vi.fn(room.setFront).mockRejectedValueOnce(new Error("no network"));
  open({ isStill: true, room: { ...room, setFront } });
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(setFront).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("alert")).toBeNull();
});
