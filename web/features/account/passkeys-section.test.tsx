import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { proposeName } from "./propose-name.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const options = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Stop Press" },
  user: { id: "AAAA", name: "ada@example.test", displayName: "Ada" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
};
const laptop = { id: "laptop", name: "Laptop", createdAt: Date.UTC(2026, 0, 5, 12), seenAt: Date.UTC(2026, 10, 19, 12) };
const phone = { id: "phone", name: "", createdAt: Date.UTC(2026, 4, 1, 12), seenAt: null };
const list = "GET /api/auth/passkeys";
const begin = "POST /api/auth/passkeys/begin";
const failure = (status: number, code: string, details?: unknown) => json({ error: "x", code, requestId: "r", details }, status);

/** A browser that knows passkeys; `create` is what happens when it asks its owner. */
function stubBrowser(create: () => Promise<unknown> = async () => made) {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { create } });
}
const made = {
  id: "new",
  rawId: new Uint8Array([1]).buffer,
  type: "public-key",
  response: { attestationObject: new Uint8Array([2]).buffer, clientDataJSON: new Uint8Array([3]).buffer },
  getClientExtensionResults: () => ({}),
};
const refuses = (name: string) => async () => {
  throw new DOMException("no", name);
};

async function open(answers: Parameters<typeof serveApi>[0] = {}, known: unknown[] = [laptop, phone]) {
  const calls = serveApi({ [list]: json(known), [begin]: json(options), ...answers });
  renderPart(<PasskeysSection />);
  await screen.findByRole("button", { name: "Add a passkey" });
  return calls;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("lists each passkey with the days it was added and last used; one without a name is called what it is", async () => {
  stubBrowser();
  await open();
  expect(screen.getByText("Added Jan 5, 2026, last used Nov 19, 2026")).toBeTruthy();
  expect(screen.getByText("Added May 1, 2026")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Passkey" })).toBeTruthy();
});

it("adds one under a name of its own and lets it be named at once", async () => {
  stubBrowser();
  const calls = await open({ "POST /api/auth/passkeys": json({ id: "new", name: "Firefox", createdAt: 1, seenAt: null }) });
  press("Add a passkey");
  const field = (await screen.findByLabelText("Name of the passkey")) as HTMLInputElement;
  expect(field.value).toBe("Firefox");
  expect(calls.find(({ call }) => call === "POST /api/auth/passkeys")?.body).toMatchObject({ response: { id: "new" } });
  expect(useToast.getState().current?.title).toContain("was added. You can sign in with it from now on.");
});

const troubles: [string, Parameters<typeof stubBrowser>[0], Parameters<typeof serveApi>[0], string, "status" | "alert"][] = [
  ["it was cancelled", refuses("NotAllowedError"), {}, "No passkey was added. You can try again at any time.", "status"],
  [
    "the device has one",
    refuses("InvalidStateError"),
    {},
    "This device already has a passkey for your account. You can sign in with it.",
    "status",
  ],
  [
    "the device keeps none",
    refuses("ConstraintError"),
    {},
    "This device cannot keep a passkey. Please set up a screen lock on it, or use another device.",
    "alert",
  ],
  [
    "there are twenty",
    undefined,
    { [begin]: failure(409, "CONFLICT", { reason: "too-many" }) },
    "You have 2 passkeys, the most an account can have.",
    "alert",
  ],
  ["the address has none", undefined, { [begin]: failure(503, "NOT_CONFIGURED") }, "Passkeys cannot be used at this address.", "alert"],
  [
    "it was asked too often",
    undefined,
    { [begin]: failure(429, "RATE_LIMITED") },
    "No passkey was added. There were too many requests in a short time.",
    "alert",
  ],
  [
    "the answer is refused",
    undefined,
    { "POST /api/auth/passkeys": failure(422, "INVALID") },
    "No passkey was added. Something went wrong on our side.",
    "alert",
  ],
];
for (const [why, create, answers, sentence, role] of troubles)
  it(`says what to do when no passkey was added because ${why}`, async () => {
    stubBrowser(create);
    await open(answers);
    press("Add a passkey");
    await waitFor(() =>
      expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(sentence)),
    );
    expect(screen.queryAllByRole("alert")).toHaveLength(role === "alert" ? 1 : 0);
  });

it("a browser without passkeys says so and still lets known ones be removed", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  serveApi({ [list]: json([laptop]) });
  renderPart(<PasskeysSection />);
  expect(await screen.findByText(/This browser cannot use passkeys/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  expect(screen.getByRole("button", { name: "Remove Laptop" })).toBeTruthy();
});

it("renames on Enter, leaves the name on Escape, and keeps what was typed when it cannot be saved", async () => {
  stubBrowser();
  let works = false;
  const calls = await open({
    "PATCH /api/auth/passkeys/laptop": () => (works ? json({ ...laptop, name: "Desk" }) : failure(500, "INTERNAL")),
  });
  press("Rename Laptop");
  const field = screen.getByLabelText("Name of the passkey") as HTMLInputElement;
  fireEvent.change(field, { target: { value: "  " } });
  fireEvent.submit(field);
  expect(screen.getByText("Please give the passkey a name.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "x".repeat(61) } });
  fireEvent.submit(field);
  expect(screen.getByText("Please use at most 60 characters.")).toBeTruthy();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.getByText("Laptop")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename Laptop" }));

  press("Rename Laptop");
  fireEvent.change(screen.getByLabelText("Name of the passkey"), { target: { value: " Desk " } });
  press("Save name");
  await screen.findByText(/The name was not saved; it stands here as you typed it\./);
  expect((screen.getByLabelText("Name of the passkey") as HTMLInputElement).value).toBe(" Desk ");
  works = true;
  press("Save name");
  await screen.findByText("Desk");
  expect(calls.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body)).toEqual([{ name: "Desk" }, { name: "Desk" }]);
});

it("asks before it removes one, and says why the last way in stays", async () => {
  stubBrowser();
  let isLast = true;
  await open({ "DELETE /api/auth/passkeys/laptop": () => (isLast ? failure(409, "CONFLICT") : json(null, 204)) });
  press("Remove Laptop");
  expect(screen.getByRole("alertdialog").textContent).toContain("You can then no longer sign in with this passkey.");
  press("Remove");
  await waitFor(() =>
    expect(useToast.getState().current?.description).toBe("It is the last way into your account. Please add another one first."),
  );
  expect(screen.getByText("Laptop")).toBeTruthy();
  isLast = false;
  press("Remove Laptop");
  press("Remove");
  await waitFor(() => expect(screen.queryByText("Laptop")).toBeNull());
});

it("a list that could not be loaded can be asked for again", async () => {
  stubBrowser();
  let isUp = false;
  serveApi({ [list]: () => (isUp ? json([laptop]) : failure(500, "INTERNAL")) });
  renderPart(<PasskeysSection />);
  expect((await screen.findByRole("alert")).textContent).toContain("Your passkeys could not be loaded.");
  isUp = true;
  press("Try again");
  expect(await screen.findByText("Laptop")).toBeTruthy();
});

it("proposes a name that no other passkey has, short enough to be kept", () => {
  expect(proposeName("Chrome on Windows", [])).toBe("Chrome on Windows");
  expect(proposeName("Chrome on Windows", ["Chrome on Windows", "Chrome on Windows 2"])).toBe("Chrome on Windows 3");
  expect(proposeName("", ["", "x"])).toBe("");
  expect([...proposeName("😀".repeat(90), [])].length).toBeLessThanOrEqual(60);
});
