import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { request } from "../../api/client.ts";
import { useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { closeSettings, useSettingsDoor } from "../../ui/settings-door.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { WizardPage } from "./wizard-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    closeSettings();
  });
});

const user = { id: "u", email: "a@example.test", username: "a", firstName: "", role: "user", tokens: 3, newspaperCount: 0, language: "en" };
const article = { title: "Library reopens", content: "It rained.", region: "Duluth, United States" };
const events = (...frames: string[]) => new Response(frames.join(""), { headers: { "content-type": "text/event-stream" } });
const frame = (id: number, event: string, data: unknown) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const models = [
  { id: "gpt-4o", kind: "text", name: "GPT-4o", provider: "openai", status: "needs-key", recommended: true, pricePerNewspaper: 0.061 },
  { id: "house", kind: "text", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
  { id: "gpt-image", kind: "image", name: "GPT Image", provider: "openai", status: "needs-key", pricePerNewspaper: 0.026 },
  { id: "house", kind: "image", name: "House edition", provider: "house", status: "available", standard: true, by: "house" },
];
const withOwnKey = models.map((model) => (model.status === "needs-key" ? { ...model, status: "available", by: "own" } : model));

function openWizard(answers: Parameters<typeof serveApi>[0] = {}, tokens = 3, standing = Promise.resolve()) {
  const calls = serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens, isAdmin: false }),
    "GET /api/templates": json([]),
    "GET /api/ai/models": json(models),
    ...answers,
  });
  const made: string[] = [];
  const looks: unknown[] = [];
  renderPart(
    <WizardPage
      notices={null}
      stage={null}
      exports={() => null}
      thumbnail={() => null}
      hasNewspaper={false}
      onNewspaper={(id) => {
        made.push(id);
        return standing;
      }}
      onLook={(look) => looks.push(look)}
    />,
  );
  return { calls, made, looks };
}

const generate = () => screen.getByRole("button", { name: /^Generat(e|ing)/ });
const toast = () => useToast.getState().current;
const started = (calls: { call: string }[]) => calls.filter(({ call }) => call === "POST /api/press-runs");
const balance = (words: string) => waitFor(() => expect(screen.getByText((text) => text.includes(words))).toBeTruthy());

it("has a title of its own, whatever page the visitor came from", () => {
  document.title = "Stop Press: put your story on the front page";
  openWizard();
  expect(document.title).toBe("Make a newspaper: Stop Press");
});

it("whatever gets the keyboard stops above the bar at the foot, on this screen alone", () => {
  openWizard();
  expect(document.documentElement.style.scrollPaddingBottom).toBe("6rem");
  cleanup();
  expect(document.documentElement.style.scrollPaddingBottom).toBe("");
});

it("counts the characters of the article while it is typed", () => {
  openWizard();
  fireEvent.change(screen.getByLabelText("Article"), { target: { value: "Snow fell on e\u0301very roof." } });
  expect(screen.getByText("24 of 10,000 characters used, 5 words")).toBeTruthy();
});

it("marks an article of 10,001 characters and says by how much it is too long", async () => {
  const { calls } = openWizard();
  useDraft.getState().edit({ ...article, content: "a".repeat(10_001) });
  await balance("You have 3 tokens.");
  expect(screen.getByText("This is 1 character too long. Please shorten it.")).toBeTruthy();
  fireEvent.click(generate());
  expect(toast()?.description).toContain("too long");
  expect(started(calls)).toEqual([]);
});

it("says in the specification's words what is missing, and keeps the button in reach", async () => {
  const { calls } = openWizard();
  await balance("You have 3 tokens.");
  expect(generate().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(generate());
  expect(toast()).toMatchObject({
    title: "Missing Information",
    description: "Please fill in the title, content, and select a region before generating.",
  });
  expect(started(calls)).toEqual([]);
});

it("a button that would do nothing has its reason beside it, before anybody presses, until the reason is gone", async () => {
  openWizard();
  await balance("You have 3 tokens.");
  const reason = "Please fill in the title, content, and select a region before generating.";
  expect(screen.getByText(reason)).toBeTruthy();
  act(() => useDraft.getState().edit(article));
  expect(screen.queryByText(reason)).toBeNull();
  expect(generate().getAttribute("aria-disabled")).toBeNull();
});

it("asks for all fields when one holds only blanks", async () => {
  openWizard();
  act(() => useDraft.getState().edit({ ...article, content: "   " }));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  expect(toast()?.description).toBe("Please fill in all fields before generating.");
});

it("offers tokens when there are none", async () => {
  const { calls } = openWizard({}, 0);
  act(() => useDraft.getState().edit(article));
  await balance("You have 0 tokens.");
  fireEvent.click(generate());
  expect(toast()).toMatchObject({
    title: "No Tokens Available",
    description: "You need tokens to generate a newspaper. Please purchase tokens to continue.",
    action: { label: "Buy Tokens" },
  });
  expect(started(calls)).toEqual([]);
});

it("offers tokens when only the server knows that there are none left", async () => {
  openWizard({ "POST /api/press-runs": json({ error: "x", code: "NO_TOKENS", requestId: "r" }, 402) });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("No Tokens Available"));
});

it("makes a newspaper of the article, with the house edition by name and today's date", async () => {
  const { calls, made } = openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () => events(frame(1, "complete", { newspaperId: "paper-1" })),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(made).toEqual(["paper-1"]));
  const [order] = started(calls) as unknown as { body: Record<string, string>; headers: Headers }[];
  expect(order?.body).toMatchObject({ ...article, textModel: "house", imageModel: "house", language: "en" });
  expect(order?.body.publishDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(order?.headers.get("idempotency-key")).toBeTruthy();
  await waitFor(() => expect(toast()?.description).toBe("Your newspaper is ready."));
});

it("says that the newspaper is there when its page is, not while that is still being set", async () => {
  let stand = () => {};
  const standing = new Promise<void>((resolve) => {
    stand = resolve;
  });
  const { made } = openWizard(
    {
      "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
      "GET /api/press-runs/run-1/events": () => events(frame(1, "complete", { newspaperId: "paper-1" })),
    },
    3,
    standing,
  );
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(made).toEqual(["paper-1"]));
  expect(toast()).toBeNull();
  stand();
  await waitFor(() => expect(toast()?.description).toBe("Your newspaper is ready."));
});

it("leaves the keyboard at the step's heading when the pressed button is disabled", async () => {
  openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () => events(frame(1, "complete", { newspaperId: "paper-1" })),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  generate().focus();
  fireEvent.click(generate());
  await waitFor(() => expect(document.activeElement?.id).toBe("step-generate-title"));
});

it("says that the token came back when a run fails, and keeps the article", async () => {
  openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () =>
      events(frame(1, "failed", { code: "TEXT_FAILED", error: "Failed to expand content", refunded: true })),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("Generation Failed"));
  expect(toast()?.description).toBe("Failed to expand content. Your token has been given back. Your article is kept.");
  expect(useDraft.getState().content).toBe(article.content);
});

it("presses again with the same key when no answer came, so that nothing is paid twice", async () => {
  const { calls } = openWizard({
    "POST /api/press-runs": () => {
      throw new TypeError("offline");
    },
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.description).toContain("will not be charged twice"));
  fireEvent.click(generate());
  await waitFor(() => expect(started(calls)).toHaveLength(2));
  const keys = (started(calls) as unknown as { headers: Headers }[]).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

it("picks a run up again after a reload", async () => {
  localStorage.setItem("press-run", JSON.stringify("run-9"));
  const { made } = openWizard({
    "GET /api/press-runs/run-9/events": () =>
      events(frame(1, "step", { name: "text", status: "done" }), frame(2, "complete", { newspaperId: "paper-9" })),
  });
  await waitFor(() => expect(made).toEqual(["paper-9"]));
  expect(localStorage.getItem("press-run")).toBeNull();
});

it("stops a run and says what became of the token", async () => {
  openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } }),
    "DELETE /api/press-runs/run-1": json({ tokens: 3, refunded: true }),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect((screen.getByRole("button", { name: "Stop" }) as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(toast()?.title).toBe("Stopped. Your token has been given back."));
});

it("goes on watching a run that could not be stopped, and says so", async () => {
  const { made } = openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": (() => {
      const answers = [
        () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } }),
        () => events(frame(1, "complete", { newspaperId: "paper-1" })),
      ];
      return () => (answers.shift() ?? (() => events()))();
    })(),
    "DELETE /api/press-runs/run-1": json({ error: "x", code: "INTERNAL", requestId: "r" }, 500),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect((screen.getByRole("button", { name: "Stop" }) as HTMLButtonElement).disabled).toBe(false));
  const told: (string | undefined)[] = [];
  const unsubscribe = useToast.subscribe((state) => told.push(state.current?.title));
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(made).toEqual(["paper-1"]));
  unsubscribe();
  expect(told).toContain("The run could not be stopped. Please try again.");
});

const failing = (failure: object, finished: string[] = []) => ({
  "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
  "GET /api/press-runs/run-1/events": () =>
    events(
      ...finished.map((name, at) => frame(at + 1, "step", { name, status: "done" })),
      frame(9, "failed", { error: "x", refunded: true, ...failure }),
    ),
});
const bodies = (calls: { call: string }[]) => started(calls).map((call) => (call as unknown as { body: Record<string, string> }).body);

it("says before anything is paid which models set the paper, and who pays, and sends them with the run", async () => {
  const { calls } = openWizard({
    "GET /api/ai/models": json(withOwnKey),
    "POST /api/press-runs": json({ error: "x", code: "RATE_LIMITED", requestId: "r" }, 429),
  });
  act(() => useDraft.getState().edit({ ...article, textModel: "gpt-4o", imageModel: "gpt-image" }));
  await balance("You have 3 tokens.");
  expect(await screen.findByText(/^GPT-4o writes, GPT Image makes the pictures\./)).toBeTruthy();
  expect(screen.getByText(/^One newspaper costs one token, with your own key too\./)).toBeTruthy();
  fireEvent.click(generate());
  await waitFor(() => expect(bodies(calls)).toEqual([expect.objectContaining({ textModel: "gpt-4o", imageModel: "gpt-image" })]));
});

it("names the house edition where it does a part of the work, and that it costs a token all the same", async () => {
  openWizard({ "GET /api/ai/models": json(withOwnKey) });
  act(() => useDraft.getState().edit({ textModel: "gpt-4o" }));
  expect(await screen.findByText(/^GPT-4o writes; the house edition draws the pictures\./)).toBeTruthy();
  act(() => useDraft.getState().edit({ textModel: null, imageModel: "gpt-image" }));
  expect(screen.getByText(/^The house edition arranges your own sentences; GPT Image makes the pictures\./)).toBeTruthy();
  act(() => useDraft.getState().edit({ imageModel: null }));
  expect(screen.getByText(/^One newspaper costs one token, with the house edition too\./)).toBeTruthy();
});

it("says why a provider failed in words to act on, and makes the rest with the house edition when that is pressed", async () => {
  const { calls } = openWizard(failing({ code: "PICTURES_FAILED", reason: "quota", provider: "openai" }));
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("Generation Failed"));
  expect(toast()?.description).toBe("Failed to generate images. Your token has been given back. Your article is kept.");
  expect(
    screen.getByText(
      /^Failed to generate images\. OpenAI says that this site has nothing left to spend\. Please choose another model, or add a key of your own in Settings\. Your token has been given back\. Your article is kept\./,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use the house edition" }));
  await waitFor(() => expect(started(calls)).toHaveLength(2));
  expect(bodies(calls)[0]?.resumes).toBeUndefined();
  expect(bodies(calls)[1]).toMatchObject({ textModel: bodies(calls)[0]?.textModel, imageModel: "house", resumes: "run-1" });
});

it("tries a failed run again with what was finished, and says so", async () => {
  const { calls } = openWizard(failing({ code: "TEXT_FAILED", reason: "unavailable", provider: "openai" }, ["picture-1"]));
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(started(calls)).toHaveLength(2));
  expect(bodies(calls)[1]).toEqual({ ...bodies(calls)[0], resumes: "run-1" });
  expect(await screen.findByText(/What was finished is kept; only the rest is made\./)).toBeTruthy();
});

it("does not offer another try where it would meet the same answer", async () => {
  openWizard(failing({ code: "TEXT_FAILED", reason: "refused", provider: "openai" }));
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await screen.findByRole("button", { name: "Use the house edition" });
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.queryByText(/What was finished is kept/)).toBeNull();
});

it("a failed run is not taken up for another article", async () => {
  const { calls } = openWizard(failing({ code: "TEXT_FAILED" }));
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.title).toBe("Generation Failed"));
  act(() => useDraft.getState().edit({ content: "It snowed." }));
  fireEvent.click(generate());
  await waitFor(() => expect(started(calls)).toHaveLength(2));
  expect(bodies(calls)[1]?.resumes).toBeUndefined();
});

it("offers the house edition when the site's share of the day is used up", async () => {
  const { calls } = openWizard({
    "POST /api/press-runs": json({ error: "x", code: "OPERATOR_LIMIT", requestId: "r", details: { house: true } }, 503),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  fireEvent.click(await screen.findByRole("button", { name: "Use the house edition" }));
  await waitFor(() => expect(started(calls)).toHaveLength(2));
  expect(bodies(calls)[1]).toMatchObject({ textModel: "house", imageModel: "house" });
});

it("keeps a notice when the user's own key failed and the house edition stepped in", async () => {
  const { made } = openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () =>
      events(
        frame(1, "notice", { step: "picture-1", provider: "stability", reason: "key" }),
        frame(2, "notice", { step: "picture-2", provider: "stability", reason: "key" }),
        frame(3, "complete", { newspaperId: "paper-1" }),
      ),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(made).toEqual(["paper-1"]));
  expect(
    screen.getByText(
      "The pictures could not be made with your own key, so the house edition drew them. Stability AI does not accept this key. Please check it, or create a new one there.",
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Check your key in Settings" }));
  expect(useSettingsDoor.getState()).toMatchObject({ isOpen: true, place: "stability" });
});

it("tells in one sentence of a newspaper that was wholly made by the house edition", async () => {
  const notice = (step: string, id: number) => frame(id, "notice", { step, provider: "custom", reason: "unreachable" });
  openWizard({
    "POST /api/press-runs": json({ id: "run-1", tokens: 2, isAdmin: false }, 202),
    "GET /api/press-runs/run-1/events": () =>
      events(
        ...["text", "side-stories", "name", "picture-1", "picture-2"].map((step, index) => notice(step, index + 1)),
        frame(9, "complete", { newspaperId: "paper-1" }),
      ),
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  const told =
    "Neither the text nor the pictures could be made with your own key, so the house edition made this newspaper. Your server could not be reached. Please try again in a few minutes.";
  expect(await screen.findByText(told)).toBeTruthy();
});

it("starts nothing while it is not known which model would set the paper", async () => {
  const { calls } = openWizard({ "GET /api/ai/models": json({ error: "x", code: "NOT_FOUND", requestId: "r" }, 404) });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(toast()?.description).toContain("The list of models could not be loaded."));
  expect(started(calls)).toEqual([]);
});

it("says no longer that the server cannot be reached once it has answered something else", async () => {
  openWizard({
    "POST /api/press-runs": () => {
      throw new TypeError("offline");
    },
  });
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  const unreached = () => screen.queryByText(/will not be charged twice/);
  fireEvent.click(generate());
  await waitFor(() => expect(unreached()).toBeTruthy());
  await act(async () => void (await request("GET /templates")));
  expect(unreached()).toBeNull();
  fireEvent.click(generate());
  await waitFor(() => expect(unreached()).toBeTruthy());
  act(() => void dispatchEvent(new Event("online")));
  expect(unreached()).toBeNull();
});

it("keeps saying why a run has failed, whatever else the server answers", async () => {
  openWizard(failing({ code: "TEXT_FAILED", reason: "key", provider: "openai" }));
  act(() => useDraft.getState().edit(article));
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await screen.findByText("Generation Failed");
  await act(async () => void (await request("GET /templates")));
  expect(screen.getByText("Generation Failed")).toBeTruthy();
});

it("sends the name of the site the article was imported from, by which its newspaper credits it", async () => {
  const { calls } = openWizard({ "POST /api/press-runs": json({ error: "x", code: "RATE_LIMITED", requestId: "r" }, 429) });
  act(() => {
    useDraft.getState().edit(article);
    useOrigin.getState().note({ importedUrl: "https://northbeam.example/a", siteName: "Northbeam Blog", passages: [article.content] });
  });
  await balance("You have 3 tokens.");
  fireEvent.click(generate());
  await waitFor(() => expect(started(calls)).toHaveLength(1));
  expect(bodies(calls)[0]).toMatchObject({ importedUrl: "https://northbeam.example/a", importedSite: "Northbeam Blog" });
  act(() => useOrigin.getState().clear());
});
