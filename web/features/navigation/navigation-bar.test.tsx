import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readyLanguages } from "../../../locales/languages.ts";
import { forgetSession } from "../../api/account/session.ts";
import { queryKeys } from "../../api/queries.ts";
import { queryClient } from "../../api/query-client.ts";
import { IntoNavigation } from "../../ui/navigation-slot.tsx";
import { closeSettings, useSettingsDoor } from "../../ui/settings-door.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

const user = {
  id: "u",
  email: "ada@example.org",
  username: "ada",
  firstName: "",
  role: "user",
  tokens: 1,
  newspaperCount: 0,
  language: "en",
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it("offers a visitor the way to sign in, and the ready languages by their own names", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  renderPart(<NavigationBar />);
  expect((await screen.findByRole("link", { name: "Sign in" })).getAttribute("href")).toBe("/api/login");
  const names = [...screen.getByRole("combobox", { name: "Language" }).querySelectorAll("option")].map((option) => option.textContent);
  expect(names).toEqual(readyLanguages.map(({ flag, nativeName }) => `${nativeName} ${flag}`));
  expect(names).toContain("Français 🇫🇷");
});

it("greets somebody signed in, counts their tokens, and leads to buying and out", async () => {
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }) });
  renderPart(<NavigationBar />);
  expect(await screen.findByText("1 token")).toBeTruthy();
  expect(screen.getByTitle("ada@example.org").textContent).toBe("Hello, ada@example.org");
  expect(screen.getByRole("link", { name: "Buy Tokens" }).getAttribute("href")).toBe("/pricing");
  expect(screen.getByRole("link", { name: "Sign out" }).getAttribute("href")).toBe("/api/logout");
});

it("tells an admin that generations are unlimited, and gives a screen a place for its buttons", async () => {
  serveApi({ "GET /api/auth/user": json({ ...user, role: "admin" }), "GET /api/user/tokens": json({ tokens: 0, isAdmin: true }) });
  renderPart(
    <>
      <NavigationBar />
      <IntoNavigation>
        <button type="button">My Newspapers</button>
      </IntoNavigation>
    </>,
  );
  expect(await screen.findByText("Unlimited generations available")).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Main" }).contains(screen.getByRole("button", { name: "My Newspapers" }))).toBe(true);
});

it("opens and closes its menu with the button and with Escape", async () => {
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }) });
  renderPart(<NavigationBar />);
  const button = await screen.findByRole("button", { name: "Menu" });
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(button, { key: "Escape" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});

it("closes its menu after something in it was pressed, also a screen's own button", async () => {
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }) });
  renderPart(
    <>
      <NavigationBar />
      <IntoNavigation>
        <button type="button">My Newspapers</button>
      </IntoNavigation>
    </>,
  );
  const menu = await screen.findByRole("button", { name: "Menu" });
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole("button", { name: "My Newspapers" }));
  expect(menu.getAttribute("aria-expanded")).toBe("false");
});

it("opens the settings for everybody, visitors too", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  renderPart(<NavigationBar />);
  fireEvent.click(await screen.findByRole("button", { name: "Settings" }));
  expect(useSettingsDoor.getState().isOpen).toBe(true);
  cleanup();
  forgetSession();
  act(closeSettings);
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }) });
  renderPart(<NavigationBar />);
  await screen.findByText("1 token");
  fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  expect(useSettingsDoor.getState().isOpen).toBe(true);
  act(closeSettings);
});

it("shows what was bought elsewhere as soon as somebody looks, and keeps the balance when it cannot be asked for", async () => {
  let answer = json({ tokens: 1, isAdmin: false });
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": () => answer.clone() });
  renderPart(<NavigationBar />);
  await screen.findByText("1 token");
  answer = json({ tokens: 4, isAdmin: false });
  const old = () => queryClient.setQueryData(queryKeys.tokens, (purse: unknown) => purse, { updatedAt: Date.now() - 60_000 });
  act(old as () => void);
  fireEvent.focus(window);
  expect(await screen.findByText("4 tokens")).toBeTruthy();
  answer = json({ code: "INTERNAL" }, 500);
  act(old as () => void);
  fireEvent.focus(window);
  expect(screen.getByText("4 tokens")).toBeTruthy();
});

it("leads from the greeting to the account, greets by a new name at once, and is a visitor's when the account is gone", async () => {
  serveApi({ "GET /api/auth/user": json(user), "GET /api/user/tokens": json({ tokens: 1, isAdmin: false }) });
  renderPart(<NavigationBar />);
  const greeting = await screen.findByRole("link", { name: "Hello, ada@example.org" });
  expect(greeting.getAttribute("href")).toBe("/account");
  await screen.findByText("1 token");
  act(() => void queryClient.setQueryData(queryKeys.user, { ...user, firstName: "Ada" }));
  expect(await screen.findByRole("link", { name: "Hello, Ada" })).toBeTruthy();
  act(() => void queryClient.setQueryData(queryKeys.user, null));
  expect((await screen.findByRole("link", { name: "Sign in" })).getAttribute("href")).toBe("/api/login");
  expect(screen.getAllByRole("link", { name: /Features|Pricing/ })).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Settings" })).toBeTruthy();
  expect(screen.queryByText("1 token")).toBeNull();
});
