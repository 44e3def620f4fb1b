import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AdminUser } from "../../api/admin/user-list.ts";
import { json, renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { admin, serveUsers, userNamed } from "./admin.test-data.tsx";
import { AdminPage } from "./admin-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const me: AdminUser = userNamed("me", { email: admin.email, role: "admin" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const isDisabled = (name: string) => button(name).getAttribute("aria-disabled") === "true";
// Its marks are places where the address may take a new line.
const headerOf = (email: string) => screen.queryAllByRole("rowheader").find(({ textContent }) => textContent === email);
const rowOf = (email: string) => within(headerOf(email)?.closest("tr") as HTMLElement);
const tokensOf = (email: string) => rowOf(email).getAllByRole("cell")[2]?.textContent?.match(/^\d+/)?.[0];
const toast = () => useToast.getState().current;

async function openPanel(users: AdminUser[], address = "/admin", more: Parameters<typeof serveUsers>[1] = {}) {
  const server = serveUsers([me, ...users], more);
  renderPart(<AdminPage layoutPreview="the layouts" operations="the day" />, address);
  await screen.findByRole("table");
  return server;
}

it("shows who there is, what they hold and may do, with the numbers of the site", async () => {
  const { newspaperCount: _, ...without } = userNamed("ada");
  await openPanel([without as AdminUser], "/admin", { total: 100_000 });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Email",
    "Username",
    "Role",
    "Tokens",
    "Newspapers",
    "Actions",
  ]);
  const cells = rowOf("ada@example.test").getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["ada", "User", "3-1+1+5", "0", "Make Admin"]);
  expect(rowOf(`${admin.email}(You)`).getByText("Remove Admin")).toBeTruthy();
  expect(screen.getByText("Total Users").nextSibling?.textContent).toBe("100,000");
  expect(screen.getByText("Admin Users").nextSibling?.textContent).toBe("1");
});

it("takes no token where there is none, and none while a save is on its way", async () => {
  const server = await openPanel([userNamed("ada"), userNamed("bob", { tokens: 0 })]);
  expect(isDisabled("-1: bob@example.test")).toBe(true);
  press("-1: bob@example.test");
  let finish = () => {};
  server.meanwhile = () => new Promise((done) => (finish = () => done(undefined)));
  press("+1: ada@example.test");
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("4"));
  expect([isDisabled("-1: ada@example.test"), isDisabled("+5: ada@example.test")]).toEqual([true, false]);
  press("-1: ada@example.test");
  await act(async () => finish());
  await waitFor(() => expect(isDisabled("-1: ada@example.test")).toBe(false));
  expect(toast()).toMatchObject({ title: "Success", description: "User tokens updated successfully" });
  expect(server.changes().map(({ body }) => body)).toEqual([{ tokens: 4, from: 3 }]);
});

it("adds up what is pressed meanwhile and sends it after, each reckoned from the total before it", async () => {
  const server = await openPanel([userNamed("ada")]);
  press("+1: ada@example.test");
  press("+5: ada@example.test");
  press("+1: ada@example.test");
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("10"));
  await waitFor(() => expect(server.users.get("ada")?.tokens).toBe(10));
  expect(server.changes().map(({ body }) => body)).toEqual([
    { tokens: 4, from: 3 },
    { tokens: 10, from: 4 },
  ]);
  await screen.findByText(/ada@example\.test.*tokens 10/);
  expect(tokensOf("ada@example.test")).toBe("10");
});

it("gives on top of what was spent or given in the meantime, and says so", async () => {
  const server = await openPanel([userNamed("ada")]);
  const spent = [1, 2];
  server.meanwhile = (id) => {
    const user = server.users.get(id);
    const tokens = spent.shift();
    if (user && tokens !== undefined) user.tokens = tokens;
  };
  press("+5: ada@example.test");
  await waitFor(() => expect(toast()?.title).toBe("Success"));
  expect(toast()?.description).toBe(
    "User tokens updated successfully. The total had changed in the meantime; your change was added to it. Tokens now: 7.",
  );
  expect([server.users.get("ada")?.tokens, tokensOf("ada@example.test")]).toEqual([7, "7"]);
});

it("takes nothing from somebody who has spent the last one meanwhile", async () => {
  const server = await openPanel([userNamed("ada", { tokens: 1 })]);
  server.meanwhile = (id) => void Object.assign(server.users.get(id) ?? {}, { tokens: 0 });
  press("-1: ada@example.test");
  await waitFor(() => expect(toast()?.title).toBe("Error"));
  expect(toast()?.description).toBe("Failed to update user tokens. There is nothing left to take: the tokens were spent in the meantime.");
  expect([server.users.get("ada")?.tokens, tokensOf("ada@example.test")]).toEqual([0, "0"]);
});

it("goes back to the total there was when nothing could be saved, with what waited behind it", async () => {
  const server = await openPanel([userNamed("ada")]);
  server.refusals = [() => json({ code: "INTERNAL" }, 500)];
  press("+1: ada@example.test");
  press("+5: ada@example.test");
  await waitFor(() => expect(toast()?.tone).toBe("error"));
  expect(toast()?.title).toBe("Error");
  expect(toast()?.description).toMatch(/^Failed to update user tokens\. .+try again/);
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("3"));
  expect(server.changes()).toHaveLength(1);
});

it("makes an admin and takes it back at once when that was not saved", async () => {
  const server = await openPanel([userNamed("ada")]);
  press("Make Admin: ada@example.test");
  await waitFor(() => expect(rowOf("ada@example.test").getByText("Admin")).toBeTruthy());
  await waitFor(() => expect(toast()).toMatchObject({ title: "Success", description: "User role updated successfully" }));
  expect([server.users.get("ada")?.role, screen.getByText("Admin Users").nextSibling?.textContent]).toEqual(["admin", "2"]);
  server.refusals = [() => json({ code: "CONFLICT", details: { reason: "last-admin" } }, 409)];
  press("Remove Admin: ada@example.test");
  await waitFor(() => expect(toast()?.title).toBe("Error"));
  expect(toast()?.description).toBe("Failed to update user role. This is the last admin. Please make somebody else an admin first.");
  await waitFor(() => expect(rowOf("ada@example.test").getByText("Admin")).toBeTruthy());
});

it("asks before somebody gives up the own role, and closes the page at once", async () => {
  const server = await openPanel([userNamed("ada", { role: "admin" })]);
  press(`Remove Admin: ${admin.email}`);
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  expect(server.changes()).toEqual([]);
  press(`Remove Admin: ${admin.email}`);
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove Admin" }));
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(server.users.get("me")?.role).toBe("user");
});

it("closes the page for an admin whose role somebody else has taken", async () => {
  const server = await openPanel([userNamed("ada")]);
  server.refusals = [() => json({ code: "FORBIDDEN" }, 403)];
  server.me = { ...admin, role: "user" };
  press("+1: ada@example.test");
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
});

it("takes the row of an account away that is gone, and says so", async () => {
  const server = await openPanel([userNamed("ada")]);
  server.users.delete("ada");
  press("+1: ada@example.test");
  await waitFor(() => expect(headerOf("ada@example.test")).toBeUndefined());
  expect(toast()?.description).toContain("This account does not exist any more.");
});

it("leaves rows where they are while they are changed, whatever the order", async () => {
  const server = await openPanel([userNamed("ada", { tokens: 9 }), userNamed("bob", { tokens: 8 })], "/admin?sort=-tokens");
  press("+5: bob@example.test");
  server.users = new Map([...server.users].toSorted(([, one], [, other]) => other.tokens - one.tokens));
  await screen.findByText(/bob@example\.test.*tokens 13/);
  await waitFor(() => expect(server.calls.filter(({ path, method }) => method === "GET" && path === "/api/admin/users")).toHaveLength(2));
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual([`${admin.email}(You)`, "ada@example.test", "bob@example.test"]);
});

it("seeks, sorts and turns pages by what the address says", async () => {
  const server = await openPanel([userNamed("ada")], "/admin#q=a", { next: "after-ada" });
  const asked = () => Object.fromEntries(server.calls.findLast(({ path }) => path === "/api/admin/users")?.query ?? []);
  expect(asked()).toEqual({ q: "a", sort: "-createdAt" });
  press("Tokens");
  await waitFor(() => expect(asked()).toEqual({ q: "a", sort: "-tokens" }));
  expect(screen.getByRole("columnheader", { name: "Tokens" }).getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("columnheader", { name: "Email" }).getAttribute("aria-sort")).toBeNull();
  await waitFor(() => expect(button("Next").getAttribute("aria-busy")).toBeNull());
  press("Next");
  await waitFor(() => expect(asked()).toEqual({ q: "a", sort: "-tokens", cursor: "after-ada" }));
  await screen.findAllByText("101–102 of 102");
  press("Previous");
  await waitFor(() => expect(asked()).toEqual({ q: "a", sort: "-tokens" }));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " bo " } });
  await waitFor(() => expect(asked()).toEqual({ q: "bo", sort: "-tokens" }));
  fireEvent.click(screen.getByRole("radio", { name: "Admins only" }));
  await waitFor(() => expect(asked()).toEqual({ q: "bo", sort: "-tokens", role: "admin" }));
  // Who is sought is in no address, of the call or of the page: those are kept in logs and histories.
  expect(server.calls.filter(({ path }) => path === "/api/admin/users").map(({ address }) => address)).toEqual(
    server.calls.filter(({ path }) => path === "/api/admin/users").map(() => ""),
  );
});

it("opens the tab that the address names, and says in it which one is open", async () => {
  serveUsers([me]);
  renderPart(<AdminPage layoutPreview="the layouts" operations="the day" />, "/admin?tab=operations");
  await screen.findByText("the day");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["User Management", "Layout Preview", "Operations"]);
  expect(screen.queryByText("the layouts")).toBeNull();
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Layout Preview" }), { button: 0 });
  await screen.findByText("the layouts");
  fireEvent.mouseDown(screen.getByRole("tab", { name: "User Management" }), { button: 0 });
  await screen.findByRole("table");
  // What was made there stays.
  expect(screen.getByText("the layouts")).toBeTruthy();
});

it("says what to do when the users do not come, and shows them then", async () => {
  const server = serveUsers([me]);
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path.startsWith("/api/admin/users") ? json({ code: "FORBIDDEN" }, 403) : answer(path, init),
  );
  renderPart(<AdminPage layoutPreview="" operations="" />, "/admin");
  expect((await screen.findByText(/The users could not be loaded\./)).textContent).toContain("You are no longer an admin.");
  vi.stubGlobal("fetch", answer);
  fireEvent.click(within(screen.getByText(/The users could not be loaded\./).closest("[role=alert]") as HTMLElement).getByRole("button"));
  await screen.findByRole("table");
  expect(server.users.size).toBe(1);
});

it("stays as it is when the session ends, and knows of a sign-in in another tab when it is looked at", async () => {
  const server = await openPanel([userNamed("ada")], "/admin?tab=users");
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Layout Preview" }), { button: 0 });
  await screen.findByText("the layouts");
  server.me = null;
  server.refusals.push(() => json({ code: "UNAUTHORIZED" }, 401));
  fireEvent.mouseDown(screen.getByRole("tab", { name: "User Management" }), { button: 0 });
  await screen.findByRole("table");
  press("+1: ada@example.test");
  await waitFor(() => expect(toast()?.title).toBe("Error"));
  await act(async () => {});
  expect(screen.getByText("the layouts")).toBeTruthy();
  expect(screen.queryByText("Access Denied")).toBeNull();
  // Another account that is no admin does not see what the one before saw.
  server.me = { ...admin, id: "other", role: "user" };
  // Looked at as often as it takes for the end of the session to have been heard.
  await waitFor(() => {
    fireEvent.focus(window);
    expect(screen.queryByText("Access Denied")).toBeTruthy();
  });
  expect(screen.queryByText("the layouts")).toBeNull();
});

it("goes back to what was there when neither the save nor the list comes through any more", async () => {
  await openPanel([userNamed("ada")]);
  let fail = () => {};
  const down = new Promise<never>((_, refuse) => (fail = () => refuse(new TypeError("Failed to fetch"))));
  vi.stubGlobal("fetch", () => down);
  press("+5: ada@example.test");
  press("Make Admin: ada@example.test");
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("8"));
  await waitFor(() => expect(screen.getByText("Admin Users").nextSibling?.textContent).toBe("2"));
  await act(async () => fail());
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("3"));
  await waitFor(() => expect(screen.getByText("Admin Users").nextSibling?.textContent).toBe("1"));
  expect(rowOf("ada@example.test").getByText("Make Admin")).toBeTruthy();
});

it("shows what was pressed while it is saved, also when the list comes anew without it", async () => {
  const server = await openPanel([userNamed("ada"), userNamed("bob")]);
  let finish = () => {};
  const held = new Promise<void>((done) => (finish = done));
  server.meanwhile = (id) => (id === "ada" ? held : undefined);
  press("+5: ada@example.test");
  const lists = () => server.calls.filter(({ method, path }) => method === "GET" && path === "/api/admin/users").length;
  const before = lists();
  press("+1: bob@example.test");
  await waitFor(() => expect(lists()).toBe(before + 1));
  await waitFor(() => expect(tokensOf("bob@example.test")).toBe("4"));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(tokensOf("ada@example.test")).toBe("8");
  await act(async () => finish());
  await waitFor(() => expect(server.users.get("ada")?.tokens).toBe(8));
  await waitFor(() => expect(tokensOf("ada@example.test")).toBe("8"));
});

it("suspends with a reason that has to be given, and reinstates", async () => {
  const server = await openPanel([userNamed("ada")]);
  expect(screen.queryByRole("button", { name: `Suspend: ${admin.email}` })).toBeNull();
  press("Suspend: ada@example.test");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(dialog.getByText("Please give the reason.")).toBeTruthy();
  expect(server.changes()).toEqual([]);
  fireEvent.change(dialog.getByRole("textbox", { name: "Reason" }), { target: { value: " Spam " } });
  fireEvent.click(dialog.getByRole("button", { name: "Suspend" }));
  await waitFor(() => expect(rowOf("ada@example.test").getByText("Suspended")).toBeTruthy());
  expect(screen.queryByRole("dialog")).toBeNull();
  press("Reinstate: ada@example.test");
  await waitFor(() => expect(rowOf("ada@example.test").getByText("User")).toBeTruthy());
  expect(server.changes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PUT", "/api/admin/users/ada/suspension", { reason: "Spam" }],
    ["DELETE", "/api/admin/users/ada/suspension", {}],
  ]);
});

it("finds a newspaper by its share address, takes it down with a reason and releases it", async () => {
  const server = await openPanel([]);
  const id = "AAAAAAAAAAAAAAAAAAAAAA";
  const field = await screen.findByRole("textbox", { name: "Address or id of the newspaper" });
  const find = (address: string) => {
    fireEvent.change(field, { target: { value: address } });
    press("Find");
  };
  find("nothing");
  await screen.findByText(/There is no newspaper with this address or id\./);
  const owner = { id: "ada", email: "ada@example.test" };
  server.paper = {
    id,
    title: "The bridge",
    newspaperName: "The Lantern",
    createdAt: 0,
    shareUrl: `/share/${id}/the-bridge`,
    owner,
    takenDown: null,
  };
  find(`https://press.example/share/${id}/the-bridge?x=1`);
  await screen.findByText("The bridge");
  press("Take down");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: "Reason" }), { target: { value: "Spam" } });
  fireEvent.click(dialog.getByRole("button", { name: "Take down" }));
  await screen.findByText("Taken down. Reason: \u2068Spam\u2069");
  await waitFor(() => press("Release"));
  await screen.findByText("Not public");
});
