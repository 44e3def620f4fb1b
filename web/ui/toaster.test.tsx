import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/client.ts";
import { renderPart } from "./testing.tsx";
import { showToast } from "./toast.ts";
import Toaster from "./toaster.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** In steps, for each timer of sonner's starts in the effects of the one before. */
async function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) await act(async () => vi.advanceTimersByTimeAsync(50));
}
const show = async (message: Parameters<typeof showToast>[0]) => {
  await act(async () => showToast(message));
  await wait(50);
};

it("shows one message at a time, for five seconds", async () => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
  await show({ title: "First" });
  await show({ title: "Second" });
  await wait(1000);
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
  await wait(3900);
  expect(screen.getByText("Second")).toBeTruthy();
  await wait(1000);
  expect(screen.queryByText("Second")).toBeNull();
});

it("reads an error aloud at once, and waits while it is hovered or focused", async () => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
  await show({ tone: "error", title: "Generation Failed", description: "Please try again." });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Generation Failed");
  fireEvent.pointerEnter(alert);
  await wait(20_000);
  fireEvent.focus(screen.getByRole("button", { name: "Close" }));
  fireEvent.pointerLeave(alert);
  await wait(20_000);
  expect(screen.getByRole("alert")).toBeTruthy();
  fireEvent.blur(screen.getByRole("button", { name: "Close" }));
  await wait(6000);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("gives the keyboard back to what had it when it is pressed and goes", async () => {
  vi.useFakeTimers();
  renderPart(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  await show({ title: "Deleted", action: { label: "Undo", onPress: () => undefined } });
  screen.getByRole("button", { name: "Before" }).focus();
  screen.getByRole("button", { name: "Undo" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await wait(1000);
  expect(document.activeElement?.textContent).toBe("Before");
});

it("does its action once and goes", async () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  renderPart(<Toaster />);
  await show({ title: "Deleted", action: { label: "Undo", onPress: undo } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await wait(1000);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted")).toBeNull();
});

it("brings back a message with something to press that another took the place of, and not one that says the same", async () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  renderPart(<Toaster />);
  await show({ title: "Deleted", action: { label: "Undo", onPress: undo } });
  await wait(1000);
  await show({ title: "Saved" });
  await wait(1000);
  expect(screen.queryByText("Deleted")).toBeNull();
  await wait(5000);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  await wait(6000);
  await show({ title: "No Tokens Available", action: { label: "Buy Tokens", onPress: undo } });
  await show({ title: "No Tokens Available", action: { label: "Buy Tokens", onPress: undo } });
  await wait(6000);
  expect(screen.queryByText("No Tokens Available")).toBeNull();
});

it("is reached from the keyboard with F8, and read aloud once: an error by itself, the others by the region they stand in", async () => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
  await show({ title: "Saved" });
  const region = screen.getByRole("region", { name: "Messages F8" });
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(region.contains(document.activeElement)).toBe(true);
  await show({ tone: "error", title: "Generation Failed" });
  expect(region.getAttribute("aria-live")).toBe("off");
  expect(screen.getByRole("alert")).toBeTruthy();
});

it("waits for somebody to see it while the page is behind another tab", async () => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await show({ title: "Your newspaper is ready" });
  await wait(20_000);
  expect(screen.getByText("Your newspaper is ready")).toBeTruthy();
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await wait(6000);
  expect(screen.queryByText("Your newspaper is ready")).toBeNull();
});

it("an error that follows a failure nobody expected names the id it has in the log, once and not for another", async () => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
  const said = (title: string) => screen.getByText(title).parentElement?.textContent;
  const fail = (status: number, code: string, requestId: string) =>
    new ApiError(status, JSON.stringify({ error: "…", code, requestId }), "", new Headers());
  fail(422, "INVALID", "expected-1");
  await show({ tone: "error", title: "Please fill in the title." });
  expect(said("Please fill in the title.")).not.toContain("expected-1");
  fail(500, "INTERNAL", "a1b2c3");
  await show({ tone: "error", title: "Not saved" });
  expect(said("Not saved")).toContain("Reference for support: a1b2c3");
  await show({ tone: "error", title: "Something else" });
  expect(said("Something else")).not.toContain("a1b2c3");
  fail(500, "INTERNAL", "too-old");
  await wait(11_000);
  await show({ tone: "error", title: "Much later" });
  expect(said("Much later")).not.toContain("too-old");
});
