import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { forgetSession } from "../../api/session.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { ToastHost } from "../../ui/toast-host.tsx";
import { PricingPage } from "./pricing-page.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 2, newspaperCount: 0, language: "en" };

const screenOf = (checkout: Response) => {
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens: 2, isAdmin: false }),
    "POST /api/stripe/create-checkout": checkout,
  });
  renderPart(
    <>
      <PricingPage />
      <ToastHost />
    </>,
  );
  return calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetSession();
});

it("shows both cards, the balance, and a current plan that cannot be pressed", async () => {
  screenOf(json({ url: "https://pay.example/1" }));
  expect(await screen.findByText("You have 2 tokens.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Free Plan" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "3 Token Package" })).toBeTruthy();
  expect(screen.getByText("POPULAR")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Current Plan" })).toHaveProperty("disabled", true);
});

it("takes the buyer to the checkout the server names", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  screenOf(json({ url: "https://pay.example/1" }));
  fireEvent.click(screen.getByRole("button", { name: "Buy 3 tokens" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"));
});

it("says so when no payment can be started, and lets the buyer try again", async () => {
  screenOf(json({ error: "Not configured", code: "NOT_CONFIGURED", requestId: "r" }, 503));
  fireEvent.click(screen.getByRole("button", { name: "Buy 3 tokens" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Payment Error");
  expect(alert.textContent).toContain("Failed to create payment session. Please try again.");
  expect(screen.getByRole("button", { name: "Buy 3 tokens" })).toHaveProperty("disabled", false);
});
