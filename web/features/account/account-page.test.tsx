import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { useUnsavedChanges } from "../../api/stone/unsaved-changes.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { account, at, device, firefox, google, safari, user } from "./account.test-data.tsx";
import { AccountPage } from "./account-page.tsx";
import { RequireUser } from "./require-user.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/account");
});

type Answers = Parameters<typeof serveApi>[0];

async function open(answers: Answers = {}) {
  const calls = serveApi({ ...account, ...answers });
  const view = renderPart(
    <RequireUser>
      <AccountPage />
    </RequireUser>,
  );
  await screen.findByRole("heading", { level: 1, name: "Your account" });
  return { calls, ...view };
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const failure = (status: number, code: string) => json({ error: "x", code, requestId: "r" }, status);
const made = (calls: { call: string; body: unknown }[], call: string) => calls.filter((each) => each.call === call);

it("saves the name when it is left, says so quietly, and once", async () => {
  const { calls } = await open({ "PATCH /api/user": json({ ...user, firstName: "Ada" }) });
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "  Ada " } });
  fireEvent.submit(name);
  fireEvent.blur(name);
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(made(calls, "PATCH /api/user").map(({ body }) => body)).toEqual([{ firstName: "Ada" }]);
  expect((name as HTMLInputElement).value).toBe("Ada");
});

it("keeps what was typed when the name could not be saved, says why, and tries again on the next Enter", async () => {
  let isUp = false;
  await open({ "PATCH /api/user": () => (isUp ? json({ ...user, firstName: "Ada" }) : failure(500, "INTERNAL")) });
  const name = screen.getByLabelText("Name") as HTMLInputElement;
  fireEvent.change(name, { target: { value: "Ada" } });
  fireEvent.blur(name);
  await screen.findByText(/Your name was not saved; it stands here as you typed it\. Something went wrong on our side\./);
  expect([name.value, name.getAttribute("aria-invalid")]).toEqual(["Ada", "true"]);
  isUp = true;
  fireEvent.submit(name);
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect([screen.queryByText(/was not saved/), name.getAttribute("aria-invalid")]).toEqual([null, null]);
});

it("does not send a name that is too long, and counts an emoji as one letter", async () => {
  const { calls } = await open({ "PATCH /api/user": json(user) });
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "x".repeat(61) } });
  fireEvent.blur(name);
  await screen.findByText("Please use at most 60 characters.");
  expect(made(calls, "PATCH /api/user")).toEqual([]);
  fireEvent.change(name, { target: { value: "🗞".repeat(60) } });
  fireEvent.blur(name);
  await waitFor(() => expect(made(calls, "PATCH /api/user")).toHaveLength(1));
});

it("names devices as people do, this one first, and ends another without asking", async () => {
  let isEnded = false;
  const { calls } = await open({
    "GET /api/auth/sessions": () =>
      json(isEnded ? [device("here", firefox, true)] : [device("odd", ""), device("phone", safari), device("here", firefox, true)]),
    "DELETE /api/auth/sessions/phone": () => {
      isEnded = true;
      return json(null, 204);
    },
  });
  const devices = section("Devices");
  const rows = await devices.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toEqual([
    "Firefox on WindowsThis device",
    "Unknown browser",
    "Safari on iPhone",
  ]);
  expect(
    within(rows[0] as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/api/logout");
  const end = devices.getByRole("button", { name: "Sign out: Safari on iPhone" });
  end.focus();
  fireEvent.click(end);
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(1));
  expect(useToast.getState().current?.title).toBe("Safari on iPhone was signed out.");
  expect(document.activeElement?.textContent).toBe("Devices");
  expect(made(calls, "DELETE /api/auth/sessions/phone")).toHaveLength(1);
});

it("signs out all other devices at once", async () => {
  const { calls } = await open({
    "GET /api/auth/sessions": json([device("a", safari), device("b", firefox), device("here", firefox, true)]),
    "DELETE /api/auth/sessions": json(null, 204),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Sign out all other devices" }));
  await waitFor(() => expect(useToast.getState().current?.title).toBe("All other devices were signed out."));
  expect(made(calls, "DELETE /api/auth/sessions")).toHaveLength(1);
});

it("tells the ledger in plain words, newest first, and shows more of it", async () => {
  const [older, newer] = [at("2026-11-01T12:00:00Z"), at("2026-11-19T12:00:00Z")];
  const entry = (id: string, delta: number, reason: string, more: object = {}) => ({ id, delta, reason, at: newer, balance: 9, ...more });
  await open({
    "GET /api/user/ledger": json(
      [
        entry("a", -1, "run", { runStatus: "running", title: "Now" }),
        entry("b", 1, "refund", { runStatus: "failed", code: "PICTURES_FAILED", title: "Storm" }),
        entry("c", 1, "refund", { runStatus: "stopped" }),
        entry("d", 0, "refund", { runStatus: "failed", code: "TEXT_FAILED", owed: -1 }),
        entry("e", -2, "reversal", { owed: 1 }),
        entry("e2", 1, "reinstated", { owed: -2 }),
        entry("f", 3, "purchase"),
        entry("g", 5, "admin"),
        entry("h", -1, "run", { runStatus: "complete", newspaperName: "The Harbor Chronicle", title: "x" }),
        entry("i", 4, "of another version"),
      ],
      200,
      { link: '</api/user/ledger?cursor=7>; rel="next"' },
    ),
    "GET /api/user/ledger?cursor=7": json([{ id: "z", delta: 3, reason: "free", at: older, balance: 3 }]),
  });
  const tokens = section("Tokens");
  const told = async () =>
    (await tokens.findAllByRole("listitem")).map((row) => row.querySelector("div")?.textContent?.replace(/[\u2068\u2069]/g, ""));
  expect(await told()).toEqual([
    "1 token for a newspaper that is being made",
    "Returned: the picture model failedStorm",
    "Returned: you stopped it",
    "Returned: the text model failedIt settled 1 token that was owed.",
    "Taken back: the payment was refundedTokens still owed, because they had been spent: 1",
    "Given back: the payment stands after allIt settled 2 tokens that were owed.",
    "3 tokens bought",
    "Set by an admin",
    "1 token for The Harbor Chronicle",
    "Another change",
  ]);
  expect(tokens.getAllByText("Balance: 9")).toHaveLength(10);
  fireEvent.click(tokens.getByRole("button", { name: "Show more" }));
  expect(await tokens.findByText("3 free tokens for November")).toBeTruthy();
  expect(tokens.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("tells an admin that generations are unlimited", async () => {
  await open({ "GET /api/user/tokens": json({ tokens: 0, isAdmin: true }) });
  expect(await section("Tokens").findByText("Unlimited generations available")).toBeTruthy();
});

it("says what could not be loaded, and loads it on another try", async () => {
  let isUp = false;
  await open({ "GET /api/user/ledger": () => (isUp ? json([]) : failure(500, "INTERNAL")) });
  const tokens = section("Tokens");
  const alert = await tokens.findByRole("alert");
  expect(alert.textContent).toContain("Your tokens are safe.");
  isUp = true;
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await tokens.findByText(/^There is nothing here yet\./)).toBeTruthy();
});

it("removes a provider after asking, and leaves for one that is added", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  let identities = [google];
  const { calls } = await open({
    "GET /api/auth/identities": () => json({ identities, available: [{ id: "gitlab", name: "GitLab" }], mail: true }),
    "DELETE /api/auth/identities/g": () => {
      identities = [];
      return json(null, 204);
    },
    "POST /api/auth/oidc/gitlab/join": json({ url: "https://gitlab.example/authorize?x=1" }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove Google" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Google?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Remove Google" }));
  await waitFor(() => expect(useToast.getState().current?.title).toBe("Google was removed."));
  expect(made(calls, "DELETE /api/auth/identities/g")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Remove Google" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add GitLab" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://gitlab.example/authorize?x=1"));
});

it("says why the last way in cannot be removed, and does not offer a code where no mail can be sent", async () => {
  await open({
    "GET /api/auth/identities": json({ identities: [google], available: [], mail: false }),
    "DELETE /api/auth/identities/g": failure(409, "CONFLICT"),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove Google" }));
  expect(screen.queryByText("E-mail code")).toBeNull();
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove Google" }));
  await waitFor(() =>
    expect(useToast.getState().current).toMatchObject({
      title: "Google was not removed.",
      description: "It is the last way into your account. Please add another one first.",
    }),
  );
});

it("says once how joining a provider ended", async () => {
  history.replaceState(null, "", "/account?join=taken&provider=gitlab");
  await open();
  expect(await screen.findByText(/This account at GitLab belongs to another account here, and stays there\./)).toBeTruthy();
  expect(location.search).toBe("");
});

it("takes somebody who was signed out elsewhere to sign in, and back here", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  let isIn = true;
  await open({
    "GET /api/auth/user": () => (isIn ? json(user) : failure(401, "UNAUTHORIZED")),
    "PATCH /api/user": () => {
      isIn = false;
      return failure(401, "UNAUTHORIZED");
    },
  });
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "Ada" } });
  fireEvent.blur(name);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2F"));
});

it("offers another account of a provider that is joined already, by that name", async () => {
  await open();
  expect(await screen.findByRole("button", { name: "Add another account at Google" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add GitLab" })).toBeTruthy();
});

async function askToDelete(typed: string) {
  fireEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  const field = dialog.getByLabelText(/To confirm/);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(dialog.getByRole("button", { name: "Delete for good" }));
  return { dialog, field };
}

it("says exactly what a deletion takes, and does not begin it with another address", async () => {
  const { calls } = await open();
  const { dialog } = await askToDelete("eve@example.org");
  expect(dialog.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Newspapers with their pictures: 2",
    "Tokens that are left: 3",
    "API keys and ways to sign in",
    "Shared pages: their addresses end at once",
  ]);
  await dialog.findByText(/This is not the address of your account\./);
  expect(made(calls, "DELETE /api/user")).toEqual([]);
});

it("tells the last admin to make another one first", async () => {
  await open({ "DELETE /api/user": failure(409, "CONFLICT") });
  const { dialog } = await askToDelete("ada@example.org");
  await dialog.findByText("You are the last admin. Please make somebody else an admin first.");
});

it("deletes with the address however it is spelt, leaves nothing of the person in this browser, and says farewell", async () => {
  localStorage.setItem("theme", "dark");
  localStorage.setItem("press-run", '"run"');
  sessionStorage.setItem("block-of-run", "{}");
  useDraft.getState().edit({ title: "Secret" });
  useOrigin.getState().note({ imageUrl: "/api/images/secret" });
  useUnsavedChanges.setState({ changes: { n: { newspaperName: "x" } } });
  const { calls, unmount } = await open({ "DELETE /api/user": json(null, 204) });
  await askToDelete(" ADA@example.org ");
  await waitFor(() => expect(useToast.getState().current?.title).toBe("Your account was deleted"));
  expect(made(calls, "DELETE /api/user").map(({ body }) => body)).toEqual([{ confirm: " ADA@example.org " }]);
  // Before the next screen, which shows the draft.
  expect([useDraft.getState().title, useOrigin.getState().imageUrl, useUnsavedChanges.getState().changes]).toEqual(["", "", {}]);
  unmount();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("says when the mails come in another language, and sends them in this one when asked", async () => {
  const { calls } = await open({
    "GET /api/auth/user": json({ ...user, language: "fr" }),
    "PATCH /api/user": json({ ...user, language: "en" }),
  });
  expect(await screen.findByText("Our mails come to you in another language: Français.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send mails in this language too" }));
  await waitFor(() => expect(screen.queryByText(/in another language/)).toBeNull());
  expect(made(calls, "PATCH /api/user").map(({ body }) => body)).toEqual([{ language: "en" }]);
});

it("says so at once when there is no line, and shows what was there before", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open({
    "PATCH /api/user": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const name = screen.getByLabelText("Name");
  fireEvent.change(name, { target: { value: "Ada" } });
  fireEvent.blur(name);
  await screen.findByText(/it stands here as you typed it\. The server did not answer\. Please check your connection and try again\./);
});
