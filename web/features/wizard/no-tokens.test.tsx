import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { json, renderPart, serveApi, showAgain } from "../../ui/testing.tsx";
import { pressToast, useToast } from "../../ui/toast.ts";
import { WizardPage } from "./wizard-page.tsx";

const user = { id: "u", email: "a@example.test", username: "a", firstName: "", role: "user", tokens: 0, newspaperCount: 0, language: "en" };
const article = { title: "Library reopens", content: "It rained.", region: "Duluth, United States" };
const house = { id: "house", name: "House edition", provider: "house", status: "available", standard: true, by: "house" };
const toast = () => useToast.getState().current;

afterEach(() => {
  showAgain();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openWizard(answers: Parameters<typeof serveApi>[0], purse = { tokens: 0, isAdmin: false }) {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json(purse),
    "GET /api/templates": json([]),
    "GET /api/ai/models": json([
      { ...house, kind: "text" },
      { ...house, kind: "image" },
    ]),
    ...answers,
  });
  const wizard = (
    <WizardPage
      notices={null}
      stage={null}
      exports={() => null}
      thumbnail={() => null}
      hasNewspaper={false}
      onNewspaper={() => {}}
      onLook={() => {}}
    />
  );
  renderPart(
    <Routes>
      <Route path="/" element={wizard} />
      <Route path="/pricing" element="the pricing page" />
    </Routes>,
  );
  act(() => useDraft.getState().edit(article));
  return assign;
}

const generate = () => screen.getByRole("button", { name: /^Generat(e|ing)/ });

async function pressBuyTokens() {
  await screen.findByText(/You have 0 tokens\./);
  fireEvent.click(generate());
  act(() => {
    const message = toast();
    if (message) pressToast(message);
  });
}

it("Buy Tokens in the message starts the checkout at once, and says that it is opening", async () => {
  const assign = openWizard({ "POST /api/stripe/create-checkout": json({ url: "https://pay.example/1" }) });
  await pressBuyTokens();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"));
  expect(toast()?.title).toBe("The checkout is being opened.");
  expect(screen.queryByText("the pricing page")).toBeNull();
});

for (const [reason, answer] of [
  ["payment is not configured", json({ code: "NOT_CONFIGURED" }, 503)],
  ["the server names no checkout", json({})],
] as const)
  it(`Buy Tokens leads to the pricing page when ${reason}, and the article is kept`, async () => {
    const assign = openWizard({ "POST /api/stripe/create-checkout": answer });
    await pressBuyTokens();
    expect(await screen.findByText("the pricing page")).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    expect(toast()).toBeNull();
    expect(useDraft.getState()).toMatchObject(article);
  });

const failing = {
  "POST /api/press-runs": json({ id: "run-1", tokens: 0, isAdmin: false }, 202),
  "GET /api/press-runs/run-1/events": () =>
    new Response(`id: 1\nevent: failed\ndata: ${JSON.stringify({ code: "TEXT_FAILED", error: "x", refunded: true })}\n\n`, {
      headers: { "content-type": "text/event-stream" },
    }),
};
const refund = { id: "run:run-1:refund", reason: "refund", at: 1, balance: 0 };

it("a returned token that settled a debt is not said to be in the balance", async () => {
  openWizard({ ...failing, "GET /api/user/ledger": json([{ ...refund, delta: 0, owed: -1 }]) }, { tokens: 1, isAdmin: false });
  await screen.findByText(/You have 1 token\./);
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("Generation Failed"));
  expect(toast()?.description).toContain(
    "Your token has been given back. It settled a token that was still owed after a refunded payment. Your article is kept.",
  );
});

it("a returned token that is in the balance is told without a word of debts", async () => {
  openWizard({ ...failing, "GET /api/user/ledger": json([{ ...refund, delta: 1, owed: 0 }]) }, { tokens: 1, isAdmin: false });
  await screen.findByText(/You have 1 token\./);
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("Generation Failed"));
  expect(toast()?.description).toContain("Your token has been given back. Your article is kept.");
});

it("an admin who stops a run is told nothing of tokens, for none was held", async () => {
  openWizard(
    {
      "POST /api/press-runs": json({ id: "run-1", tokens: 0, isAdmin: true }, 202),
      "GET /api/press-runs/run-1/events": () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } }),
      "DELETE /api/press-runs/run-1": json({ tokens: 0, refunded: false }),
    },
    { tokens: 0, isAdmin: true },
  );
  await screen.findByText(/Unlimited generations available/);
  fireEvent.click(generate());
  await waitFor(() => expect((screen.getByRole("button", { name: "Stop" }) as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(toast()?.title).toBe("Stopped."));
});
