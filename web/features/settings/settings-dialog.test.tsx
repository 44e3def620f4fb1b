import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { closeSettings, openSettings } from "../../ui/settings-door.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    closeSettings();
  });
});

const user = { id: "u", email: "a@example.test", username: "a", firstName: "", role: "user", tokens: 3, newspaperCount: 0, language: "en" };
const saved = { provider: "openai", last4: "a1b2", isActive: true, updatedAt: Date.parse("2026-11-12T12:00:00Z") };
const openAi = "OpenAI API key";
const claude = "Claude API key (optional)";
const secret = "sk-ant-not-to-be-kept-1234";

function openDialog(answers: Parameters<typeof serveApi>[0] = {}, keys: unknown[] = []) {
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/api-keys": json(keys),
    "POST /api/api-keys": json(null, 204),
    ...answers,
  });
  let isOpen = true;
  const view = renderPart(<SettingsDialog open onOpenChange={(open) => (isOpen = open)} />);
  return { calls, view, isOpen: () => isOpen };
}

const toast = () => useToast.getState().current;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sent = (calls: { call: string; body: unknown }[], call: string) => calls.filter((made) => made.call === call).map(({ body }) => body);
const isReady = (calls: { call: string }[]) => waitFor(() => expect(calls.some(({ call }) => call === "GET /api/api-keys")).toBe(true));

it("saves the keys that were typed and nothing for empty fields", async () => {
  const { calls, isOpen } = openDialog();
  await isReady(calls);
  type(claude, `  ${secret} `);
  type("Stable Diffusion API key (optional)", "   ");
  press("Save Settings");
  await waitFor(() => expect(toast()?.title).toBe("API Key Saved"));
  expect(sent(calls, "POST /api/api-keys")).toEqual([{ provider: "anthropic", keyValue: secret, isActive: true }]);
  expect(isOpen()).toBe(false);
});

it("closes without a call when there is nothing to save", async () => {
  const { calls, isOpen } = openDialog({}, [saved]);
  await screen.findByText("a1b2");
  press("Save Settings");
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sent(calls, "POST /api/api-keys")).toEqual([]);
});

it("keeps no key: not in its fields after saving, not in the browser's storage, and never as plain text on the screen", async () => {
  const { calls, view } = openDialog();
  await isReady(calls);
  const field = screen.getByLabelText(openAi) as HTMLInputElement;
  expect([field.type, field.autocomplete, field.getAttribute("spellcheck")]).toEqual(["password", "off", "false"]);
  type(openAi, secret);
  press("Save Settings");
  await waitFor(() => expect(toast()?.title).toBe("API Key Saved"));
  await waitFor(() => expect(field.value).toBe(""));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, toast()])).not.toContain(secret);
  expect(
    JSON.stringify(
      view.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain(secret);
});

it("asks for a key before it is tested", async () => {
  const { calls } = openDialog();
  await isReady(calls);
  press(`Test: ${claude}`);
  expect(toast()).toMatchObject({ title: "No API Key", description: "Please enter an API key first." });
  expect(sent(calls, "POST /api/ai/test-connection")).toEqual([]);
});

it("takes nobody for a visitor whose account is still asked for", () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, pathname: "/home", assign });
  openDialog({ "GET /api/auth/user": () => new Promise<Response>(() => {}) });
  press(`Test: ${claude}`);
  expect(toast()).toMatchObject({ title: "No API Key" });
  expect(assign).not.toHaveBeenCalled();
});

it("tells that a key works", async () => {
  const { calls } = openDialog({ "POST /api/ai/test-connection": json({ connected: true }) });
  await isReady(calls);
  type(openAi, secret);
  press(`Test: ${openAi}`);
  await waitFor(() => expect(toast()).toMatchObject({ title: "Connection Successful", description: "API key is valid and working" }));
  expect(sent(calls, "POST /api/ai/test-connection")).toEqual([{ provider: "openai", apiKey: secret }]);
  type(openAi, `${secret}5`);
  expect(screen.queryByText("Connection Successful")).toBeNull();
});

it("tells that a key does not work, and below it why, in a sentence with something to do", async () => {
  const { calls } = openDialog({ "POST /api/ai/test-connection": json({ connected: false, reason: "quota" }) });
  await isReady(calls);
  type(openAi, secret);
  press(`Test: ${openAi}`);
  await waitFor(() => expect(toast()).toMatchObject({ title: "Connection Failed", description: "Please check your API key" }));
  expect(screen.getByText("OpenAI says that the account has nothing left to spend. Please add credit there.")).toBeTruthy();
});

it("does not tell of a key what was found of another one, typed while the test went on", async () => {
  let answer = (_: Response) => {};
  const { calls } = openDialog({ "POST /api/ai/test-connection": () => new Promise((resolve) => (answer = resolve)) });
  await isReady(calls);
  type(openAi, secret);
  press(`Test: ${openAi}`);
  await waitFor(() => expect(sent(calls, "POST /api/ai/test-connection")).toHaveLength(1));
  type(openAi, "another");
  await act(async () => answer(json({ connected: true })));
  expect(toast()).toBeNull();
  expect(screen.queryByText("Connection Successful")).toBeNull();
});

it("says that too many tests were made, and not that the key is wrong", async () => {
  const { calls } = openDialog({ "POST /api/ai/test-connection": json({ error: "x", code: "RATE_LIMITED", requestId: "r" }, 429) });
  await isReady(calls);
  type(openAi, secret);
  press(`Test: ${openAi}`);
  expect(await screen.findByText("Keys can be tested ten times an hour. Please try again later.")).toBeTruthy();
});

it("opens for a visitor too, but testing and saving lead to signing in, and back to the settings", async () => {
  const { calls } = openDialog({ "GET /api/auth/user": json({ code: "UNAUTHORIZED" }, 401) });
  const gone = vi.spyOn(location, "assign").mockImplementation(() => {});
  await screen.findByText(/You will be asked to sign in/);
  type(openAi, secret);
  press(`Test: ${openAi}`);
  press("Save Settings");
  expect(gone.mock.calls).toEqual([["/api/login?next=%2F%23settings"], ["/api/login?next=%2F%23settings"]]);
  expect(calls.filter(({ call }) => call.startsWith("POST")).length).toBe(0);
  gone.mockRestore();
});

it("stays open with the key when it could not be saved", async () => {
  const { calls, isOpen } = openDialog({ "POST /api/api-keys": json({ error: "x", code: "INTERNAL", requestId: "r" }, 500) });
  await isReady(calls);
  type(openAi, secret);
  press("Save Settings");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Error", description: "Failed to save API key" }));
  expect(isOpen()).toBe(true);
  expect((screen.getByLabelText(openAi) as HTMLInputElement).value).toBe(secret);
  expect(screen.getByText("This key could not be saved. Please try again in a moment.")).toBeTruthy();
});

it("shows the end of a saved key and its date, and switches it off without asking for it again", async () => {
  const { calls } = openDialog({}, [saved]);
  expect((await screen.findByText(/Saved on Nov 12, 2026, ends with/)).textContent).toContain("a1b2");
  fireEvent.click(screen.getByRole("switch", { name: "In use" }));
  press("Save Settings");
  await waitFor(() => expect(sent(calls, "POST /api/api-keys")).toEqual([{ provider: "openai", keyValue: "", isActive: false }]));
});

it("removes a key only when it is saved, and undoing keeps it", async () => {
  const { calls } = openDialog({ "DELETE /api/api-keys/openai": json(null, 204) }, [saved]);
  await screen.findByText("a1b2");
  press(`Remove key: ${openAi}`);
  expect(screen.getByText("This key will be removed when you save.")).toBeTruthy();
  press(`Undo: ${openAi}`);
  expect(screen.getByText("a1b2")).toBeTruthy();
  press(`Remove key: ${openAi}`);
  expect(sent(calls, "DELETE /api/api-keys/openai")).toHaveLength(0);
  press("Save Settings");
  await waitFor(() => expect(toast()?.title).toBe("API key removed"));
  expect(sent(calls, "DELETE /api/api-keys/openai")).toHaveLength(1);
});

it("takes an address of one's own with the model that a test found there", async () => {
  act(() => openSettings("custom"));
  const { calls } = openDialog({ "POST /api/ai/test-connection": json({ connected: true, models: ["qwen3:8b", "gemma4"] }) });
  await isReady(calls);
  press("Test: API key for this address (optional)");
  expect(screen.getByText("Please enter the address first.")).toBeTruthy();
  type("Address", "models.example.org/v1");
  press("Test: API key for this address (optional)");
  expect(await screen.findByText("This address has 2 models. Choose one or type its name.")).toBeTruthy();
  press("Save Settings");
  expect(screen.getByText("Please enter the model’s name. “Test” lists the models at this address.")).toBeTruthy();
  type("Model", "gemma4");
  press("Save Settings");
  await waitFor(() => expect(toast()?.title).toBe("API Key Saved"));
  expect(sent(calls, "POST /api/ai/test-connection")).toEqual([
    { provider: "custom", apiKey: "", baseUrl: "https://models.example.org/v1" },
  ]);
  expect(sent(calls, "POST /api/api-keys")).toEqual([
    { provider: "custom", keyValue: "", isActive: true, baseUrl: "https://models.example.org/v1", model: "gemma4" },
  ]);
});

it("says that a saved key does not go along to another address", async () => {
  const custom = { provider: "custom", last4: "k3y4", isActive: true, baseUrl: "https://old.example.org/v1", model: "m", updatedAt: 1 };
  const refusal = { error: "x", code: "INVALID", requestId: "r", details: { fields: ["keyValue"], reason: "another-address" } };
  openDialog({ "POST /api/api-keys": json(refusal, 422) }, [custom]);
  await screen.findByText("k3y4");
  type("Address", "https://new.example.org/v1");
  press("Save Settings");
  expect(await screen.findByText("Please enter the key again: a saved key is not sent to another address.")).toBeTruthy();
});

it("says that an address cannot be used where the address is typed", async () => {
  act(() => openSettings("custom"));
  const refusal = { error: "x", code: "INVALID", requestId: "r", details: { fields: ["baseUrl"] } };
  const { calls } = openDialog({ "POST /api/api-keys": json(refusal, 422) });
  await isReady(calls);
  type("Address", "https://models.internal/v1");
  type("Model", "m");
  press("Save Settings");
  const sentence = await screen.findByText("This address cannot be used. Please give a public address that begins with https://.");
  const field = screen.getByLabelText("Address");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toContain(sentence.closest("[id]")?.id ?? "none");
  expect(toast()?.title).toBe("Error");
});
