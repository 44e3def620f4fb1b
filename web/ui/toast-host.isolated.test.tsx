import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showToast } from "./toast.ts";
import { ToastHost } from "./toast-host.tsx";

vi.mock("./toaster.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says that the network is gone even when the toaster cannot be fetched, and the app stands", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <>
      <p>What you typed</p>
      <ToastHost />
    </>,
  );
  act(() => showToast({ title: "Generation Failed", description: "We could not reach the server.", tone: "error" }));
  expect((await screen.findByRole("alert")).textContent).toContain("We could not reach the server.");
  expect(screen.getByText("What you typed")).toBeTruthy();
});
