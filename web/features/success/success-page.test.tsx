import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { queryKeys } from "../../api/queries.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { SuccessPage } from "./success-page.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 2, newspaperCount: 0, language: "en" };
const session = "cs_test_a1B2c3D4e5F6g7H8i9J0";
const payment = `GET /api/stripe/sessions/${session}`;

function open(answer: Response | (() => Response), address = `/success?session_id=${session}`) {
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens: 2, isAdmin: false }),
    [payment]: answer,
  });
  const { client } = renderPart(<SuccessPage />, address);
  return { client, asked: () => calls.filter(({ call }) => call === payment).length };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const says = (words: string) => document.body.textContent?.includes(words) ?? false;
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a paid session: says that 3 tokens were added, the balance, and the first 20 characters of the session", async () => {
  const { client } = open(json({ status: "paid", tokens: 5 }));
  expect(await title("Payment successful")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("3 tokens were added to your account.");
  expect(screen.getByText("You have 5 tokens.")).toBeTruthy();
  expect(client.getQueryData(queryKeys.tokens)).toEqual({ tokens: 5, isAdmin: false });
  expect(screen.getByText(session.slice(0, 20)).textContent).toHaveLength(20);
  expect([link("Make a newspaper"), link("Back to the start page"), link("Pricing")]).toEqual(["/home", "/", "/pricing"]);
});

it("a payment on its way: claims no tokens, and shows them when it arrives while the page is open", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let hasArrived = false;
  const { asked } = open(() => json(hasArrived ? { status: "paid", tokens: 5 } : { status: "pending", tokens: 2 }));
  expect(await title("Your payment is on its way")).toBeTruthy();
  expect(says("were added to your account")).toBe(false);
  hasArrived = true;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await title("Payment successful")).toBeTruthy();
  const looks = asked();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked()).toBe(looks);
});

it("a payment that takes days: is asked for ever more seldom, and the page says that it may be closed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = open(() => json({ status: "pending", tokens: 2 }));
  await title("Your payment is on its way");
  expect(says("several days")).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(says("Some ways of paying take several days. You can close this page")).toBe(true);
  const looks = asked();
  expect(looks).toBeLessThan(11);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(asked() - looks).toBeLessThanOrEqual(11);
  expect(asked() - looks).toBeGreaterThan(5);
});

it("keeps what it knows of a payment on its way while a look fails", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDown = false;
  open(() => (isDown ? json({ code: "INTERNAL" }, 500) : json({ status: "pending", tokens: 2 })));
  await title("Your payment is on its way");
  isDown = true;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await title("Your payment is on its way")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("a failed payment: adds nothing, comforts, and the way back leads to the pricing page", async () => {
  open(json({ status: "failed", tokens: 2 }));
  expect(await title("The payment did not go through")).toBeTruthy();
  expect(says("No tokens were added. If money was taken, it is returned automatically.")).toBe(true);
  expect([link("Try again"), link("Back to the start page")]).toEqual(["/pricing", "/"]);
});

it("an unknown session, or another person's: claims nothing, and says how a payment may be found", async () => {
  const { asked } = open(json({ code: "NOT_FOUND" }, 404));
  expect(await title("This payment was not found")).toBeTruthy();
  expect(says("were added to your account")).toBe(false);
  expect(says("sign in with that one")).toBe(true);
  expect(asked()).toBe(1);
});

for (const address of ["/success", "/success?session_id=", "/success?session_id=%20"])
  it(`without a session in ${address} nothing is asked, and nothing is claimed`, async () => {
    const { asked } = open(json({ status: "paid", tokens: 5 }), address);
    expect(await title("There is no payment to show")).toBeTruthy();
    expect(screen.queryByText("Payment session")).toBeNull();
    expect(asked()).toBe(0);
    expect([link("Back to the start page"), link("Pricing")]).toEqual(["/", "/pricing"]);
  });

it("a server that does not answer: comforts, and looks again when asked to", async () => {
  let isDown = true;
  open(() => (isDown ? json({ code: "INTERNAL" }, 500) : json({ status: "paid", tokens: 5 })));
  expect(await title("The payment could not be checked")).toBeTruthy();
  expect(says("If you have paid, your tokens are added all the same.")).toBe(true);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  expect(await title("Payment successful")).toBeTruthy();
});

it("another session's id is asked for as it stands, whatever is in it", async () => {
  const calls = serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 2, isAdmin: false }) });
  renderPart(<SuccessPage />, `/success?session_id=${encodeURIComponent("../../user/tokens?<b>")}`);
  await title("This payment was not found");
  expect(calls.map(({ call }) => call)).toContain("GET /api/stripe/sessions/..%2F..%2Fuser%2Ftokens%3F%3Cb%3E");
  expect(screen.getByText("../../user/tokens?<b")).toBeTruthy();
});
