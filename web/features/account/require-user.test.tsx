import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { RequireUser } from "./require-user.tsx";

const user = { id: "u", email: "a@example.org", username: "a", firstName: "", role: "user", tokens: 2, newspaperCount: 0, language: "en" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows the screen to somebody signed in", async () => {
  serveApi({ "GET /api/auth/user": json(user) });
  renderPart(<RequireUser>the desk</RequireUser>);
  expect(await screen.findByText("the desk")).toBeTruthy();
});

it("shows 'Loading...' to a visitor and takes them to sign in, and back", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  renderPart(<RequireUser>the desk</RequireUser>);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2F"));
  expect(screen.getByText("Loading...")).toBeTruthy();
  expect(screen.queryByText("the desk")).toBeNull();
});

it("asks again for whoever comes back from the sign-in page to the page as it was left", async () => {
  serveApi({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  renderPart(<RequireUser>the desk</RequireUser>);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

it("does not take a broken server for a signed-out user: it says what was kept and tries again", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  let isUp = false;
  serveApi({ "GET /api/auth/user": () => (isUp ? json(user) : json({ code: "INTERNAL" }, 500)) });
  renderPart(<RequireUser>the desk</RequireUser>);
  expect((await screen.findByRole("alert")).textContent).toContain("kept in this browser");
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("the desk")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});
