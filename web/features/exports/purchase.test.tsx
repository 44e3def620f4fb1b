import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi, showAgain } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { Purchase } from "./purchase.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 1, newspaperCount: 0, language: "en" };

afterEach(() => {
  showAgain();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function buy(checkout: Response) {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }),
    "POST /api/stripe/create-checkout": checkout,
  });
  renderPart(<Purchase />);
  expect(await screen.findByText("You have 1 token. 3 more newspapers for $5.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Buy 3 tokens" }));
  return assign;
}

const toast = () => useToast.getState().current;

it("the export panel's purchase button starts the same checkout", async () => {
  const assign = await buy(json({ url: "https://pay.example/1" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"));
  expect(toast()).toBeNull();
});

it("says that buying will come with payment integration where payment is not configured", async () => {
  const assign = await buy(json({ code: "NOT_CONFIGURED" }, 503));
  await vi.waitFor(() => expect(toast()?.description).toContain("will come with payment integration"));
  expect(toast()?.tone).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

it("says 'Payment Error' when the checkout could not be started for another reason", async () => {
  await buy(json({ code: "PROVIDER_FAILED" }, 502));
  await vi.waitFor(() =>
    expect(toast()).toMatchObject({
      tone: "error",
      title: "Payment Error",
      description: "Failed to create payment session. Please try again.",
    }),
  );
});
