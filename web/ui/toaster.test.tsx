import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPart } from "./testing.tsx";
import { dismissToast, showToast } from "./toast.ts";
import Toaster from "./toaster.tsx";

afterEach(() => {
  act(() => dismissToast());
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
