import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi, showAgain } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { ToastHost } from "../../ui/toast-host.tsx";
import { PricingPage } from "./pricing-page.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 2, newspaperCount: 0, language: "en" };

const screenOf = (checkout: Response | (() => Promise<Response>), purse: unknown = { tokens: 2, isAdmin: false }) => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json(purse),
    "POST /api/stripe/create-checkout": checkout,
  });
  renderPart(
    <>
      <PricingPage />
      <ToastHost />
    </>,
  );
  const made = (wanted: string) => calls.filter(({ call }) => call === wanted).length;
  return { assign, started: () => made("POST /api/stripe/create-checkout"), askedWho: () => made("GET /api/auth/user") };
};

const buy = () => screen.getByRole("button", { name: "Buy 3 tokens" });

afterEach(() => {
  showAgain();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows both cards, their prices, the balance, and a current plan that cannot be pressed", async () => {
  screenOf(json({ url: "https://pay.example/1" }));
  expect(await screen.findByText("You have 2 tokens.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Free Plan" })).toBeTruthy();
  expect(screen.getByText("$0")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "3 Token Package" })).toBeTruthy();
  expect(screen.getByText("$5")).toBeTruthy();
  expect(screen.getByText("POPULAR")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Current Plan" })).toHaveProperty("disabled", true);
});

it("tells an admin that generations are unlimited, in place of a balance", async () => {
  screenOf(json({ url: "https://pay.example/1" }), { tokens: 0, isAdmin: true });
  expect(await screen.findByText("Unlimited generations available")).toBeTruthy();
  expect(screen.queryByText(/You have/)).toBeNull();
});

it("starts one checkout however often the button is pressed, and goes where the server says", async () => {
  const { assign, started } = screenOf(json({ url: "https://pay.example/1" }));
  fireEvent.click(buy());
  fireEvent.click(buy());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"));
  fireEvent.click(buy());
  expect(started()).toBe(1);
  expect(assign).toHaveBeenCalledTimes(1);
});

it("has a button that can be pressed again after the browser's Back button", async () => {
  const { assign } = screenOf(json({ url: "https://pay.example/1" }));
  fireEvent.click(buy());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(buy().getAttribute("aria-busy")).toBe("true");
  showAgain();
  expect(buy().getAttribute("aria-busy")).toBeNull();
  fireEvent.click(buy());
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

it("says so when no payment can be started, and lets the buyer try again", async () => {
  screenOf(json({ error: "Not configured", code: "NOT_CONFIGURED", requestId: "r" }, 503));
  fireEvent.click(buy());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Payment Error");
  expect(alert.textContent).toContain("Failed to create payment session. Please try again.");
  expect(buy()).toHaveProperty("disabled", false);
  expect(buy().getAttribute("aria-busy")).toBeNull();
});

it("says so when the server names no checkout, and goes nowhere", async () => {
  const { assign } = screenOf(json({}));
  fireEvent.click(buy());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Payment Error");
  expect(alert.textContent).toContain("No checkout URL received");
  expect(assign).not.toHaveBeenCalled();
});

it("asks who is signed in when the session has ended, so that the buyer is taken to sign in", async () => {
  const { askedWho } = screenOf(json({ code: "UNAUTHORIZED" }, 401));
  await screen.findByText("You have 2 tokens.");
  expect(askedWho()).toBe(1);
  fireEvent.click(buy());
  await vi.waitFor(() => expect(askedWho()).toBe(2));
  expect(buy().getAttribute("aria-busy")).toBeNull();
  expect(useToast.getState().current).toBeNull();
});
