import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Newspaper, useNewspaper } from "../../api/newspapers.ts";
import { lay, perform, useStone } from "../../api/stone/stone.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { BlocksPanel } from "./blocks-panel.tsx";
import { useComparisons } from "./comparisons.ts";
import { createNewspaper } from "./newspaper.test-data.tsx";
import { contentOf } from "./parts.ts";
import { rememberBlock, rememberedBlock } from "./remembered-block.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    lay(null);
  });
});

const frame = (id: number | null, event: string, data: unknown) =>
  `${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A run's events, told one by one; like the server's, the line closes after the last. */
function openLine() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const tell = (id: number | null, event: string, data: unknown) =>
    act(async () => {
      await writer.write(new TextEncoder().encode(frame(id, event, data)));
      if (event === "complete" || event === "failed") await writer.close();
    });
  return { answer: () => new Response(readable, { headers: { "content-type": "text/event-stream" } }), tell };
}

const run = (more: object = {}) => ({
  id: "run-1",
  status: "complete",
  steps: [],
  newspaperId: "paper-1",
  left: { texts: 8, pictures: 6 },
  models: { text: "gpt-5-mini", image: "gpt-image-1" },
  ...more,
});

const started = (more: object = {}) => json({ id: "run-1", after: 14, left: { texts: 7, pictures: 6 }, ...more }, 202);

function Page({ onWork }: { onWork: (part: unknown) => void }) {
  const { data } = useNewspaper("paper-1");
  return data ? <BlocksPanel key={data.id} newspaper={data} onWork={onWork} /> : null;
}

async function open(answers: Parameters<typeof serveApi>[0] = {}, newspaper: Newspaper = createNewspaper()) {
  const onWork = vi.fn();
  const calls = serveApi({
    "GET /api/completed-newspapers/paper-1": json(newspaper),
    "GET /api/press-runs/run-1": json(run()),
    "GET /api/ai/models": json([]),
    ...answers,
  });
  renderPart(<Page onWork={onWork} />);
  await screen.findByRole("heading", { name: "Make a part again" });
  return { calls, onWork };
}

const opener = (name: string) => screen.getByRole("button", { name: `Make again: ${name}` });
const rowOf = (name: string) => within(opener(name).closest("li") as HTMLElement);

function order(name: string, wish?: string) {
  fireEvent.click(opener(name));
  if (wish) fireEvent.change(rowOf(name).getByLabelText("What should be different? (optional)"), { target: { value: wish } });
  fireEvent.click(rowOf(name).getByRole("button", { name: "Make this part again" }));
}

it("makes a headline again as wished, shows it as it is written, compares it word by word, and keeps the old one and only that", async () => {
  const newer = createNewspaper();
  newer.expandedContent = { ...newer.expandedContent, expandedTitle: "Fog", deck: "All night", kicker: "" };
  newer.updatedAt += 1;
  const line = openLine();
  let saved = createNewspaper();
  const { calls, onWork } = await open({
    "GET /api/completed-newspapers/paper-1": () => json(saved),
    "POST /api/press-runs/run-1/blocks": started(),
    "GET /api/press-runs/run-1/events": line.answer,
    "POST /api/completed-newspapers": json(createNewspaper()),
  });
  await screen.findByText(/You can still have 8 short texts and 6 pictures/);
  order("Headline", "shorter");
  await waitFor(() => expect(onWork).toHaveBeenLastCalledWith({ block: "headline" }));
  expect(calls.find(({ call }) => call.endsWith("/blocks"))?.body).toEqual({ block: "headline", instruction: "shorter" });
  expect(screen.getByRole("status").textContent).toContain("Headline: this part is being made again.");
  await line.tell(15, "block", { block: "headline", status: "running" });
  await line.tell(null, "text", { path: "expandedTitle", delta: "Fog over the" });
  await screen.findByText("Fog over the");
  expect(opener("Main story").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(opener("Main story"));
  expect(rowOf("Main story").queryByRole("button", { name: "Make this part again" })).toBeNull();
  saved = newer;
  await line.tell(16, "complete", { newspaperId: "paper-1" });
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The headline is new."));
  expect(rowOf("Headline").getByText("Fog")).toBeTruthy();
  expect(screen.getByText(/You can still have 7 short texts/)).toBeTruthy();
  expect(onWork).toHaveBeenLastCalledWith(null);
  expect(rememberedBlock("run-1")).toBeNull();

  act(() => useToast.getState().current?.action?.onPress());
  const dialog = within(await screen.findByRole("dialog", { name: "Headline: old and new" }));
  expect(dialog.getByText(/^The page shows the new one\./)).toBeTruthy();
  const side = (name: string) => within(dialog.getByRole("region", { name }));
  expect(side("Old").getByText("It rained").tagName).toBe("DEL");
  expect(side("New").getByText("Fog").tagName).toBe("INS");
  expect(side("New").getByText("on the page")).toBeTruthy();
  expect(calls.some(({ call }) => call === "POST /api/completed-newspapers")).toBe(false);
  fireEvent.click(dialog.getByRole("button", { name: "Keep the old one" }));
  await waitFor(() => expect(calls.some(({ call }) => call === "POST /api/completed-newspapers")).toBe(true));
  expect(screen.queryByRole("dialog")).toBeNull();
  const sent = calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body as Newspaper;
  expect(sent.expandedContent).toEqual({ ...newer.expandedContent, expandedTitle: "It rained", deck: "All day", kicker: "Weather" });
});

it("says when a part came out the same, with nothing to undo", async () => {
  const line = openLine();
  await open({ "POST /api/press-runs/run-1/blocks": started(), "GET /api/press-runs/run-1/events": line.answer });
  order("Side story 2");
  await line.tell(15, "complete", { newspaperId: "paper-1" });
  await waitFor(() => expect(useToast.getState().current?.title).toBe("This part came out the same as before."));
  expect(screen.queryByRole("button", { name: /^Compare/ })).toBeNull();
});

it("offers the old one, and then the new one, after the message is gone", async () => {
  const line = openLine();
  let saved = createNewspaper();
  const { calls } = await open({
    "GET /api/completed-newspapers/paper-1": () => json(saved),
    "POST /api/press-runs/run-1/blocks": started(),
    "GET /api/press-runs/run-1/events": line.answer,
    "POST /api/completed-newspapers": json(createNewspaper()),
  });
  order("Side story 2");
  await screen.findByText(/Side story 2: this part is being made again/, { selector: "li p" });
  saved = createNewspaper();
  saved.expandedContent.sideStories[1] = { headline: "The bakery", content: "Bread." };
  await line.tell(15, "complete", { newspaperId: "paper-1" });
  fireEvent.click(await screen.findByRole("button", { name: "Keep the old one: Side story 2" }));
  await waitFor(() => expect(calls.some(({ call }) => call === "POST /api/completed-newspapers")).toBe(true));
  fireEvent.click(await screen.findByRole("button", { name: "Take the new one: Side story 2" }));
  const posted = () => calls.flatMap(({ call, body }) => (call === "POST /api/completed-newspapers" ? [body as Newspaper] : []));
  await waitFor(() => expect(posted().at(-1)?.expandedContent.sideStories[1]?.headline).toBe("The bakery"));
});

it("says why a part failed, keeps the wish, and that the newspaper is unchanged", async () => {
  const line = openLine();
  await open({ "POST /api/press-runs/run-1/blocks": started(), "GET /api/press-runs/run-1/events": line.answer });
  order("Main picture", "in the evening");
  await line.tell(15, "failed", { code: "PICTURES_FAILED", error: "x", refunded: false, reason: "rate-limited", provider: "openai" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("OpenAI is getting too many requests");
  expect(alert.textContent).toContain("Your newspaper is unchanged.");
  expect((screen.getByLabelText("What should be different? (optional)") as HTMLTextAreaElement).value).toBe("in the evening");
  expect(rememberedBlock("run-1")).toBeNull();
});

it.each([
  ["refused", "OpenAI refused this part under its own rules. Please ask for something else."],
  ["unavailable", "The model that made this newspaper is not available at the moment."],
  ["bad-answer", "The model gave nothing that can be printed. Please try again."],
])("never advises another model, which cannot be chosen for a part (%s)", async (reason, words) => {
  const line = openLine();
  await open({ "POST /api/press-runs/run-1/blocks": started(), "GET /api/press-runs/run-1/events": line.answer });
  order("Headline");
  await line.tell(15, "failed", { code: "TEXT_FAILED", error: "x", refunded: false, reason, provider: "openai" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(words);
  expect(alert.textContent).not.toContain("another model");
});

it.each([
  [409, { code: "CONFLICT", details: { reason: "busy" } }, "perhaps in another window"],
  [409, { code: "CONFLICT", details: { reason: "bound" } }, "No more texts can be made"],
  [409, { code: "CONFLICT", details: { reason: "old" } }, "more than 30 days old"],
  [429, { code: "RATE_LIMITED" }, "Please wait a minute"],
  [503, { code: "NOT_CONFIGURED" }, "not available at the moment"],
])("tells a refusal (%i %o) in words", async (status, failure, words) => {
  await open({ "POST /api/press-runs/run-1/blocks": json({ error: "x", requestId: "r", ...failure }, status) });
  order("Name of the paper");
  expect((await screen.findByRole("alert")).textContent).toContain(words);
});

it("goes on after a reload from where it was, and can still be undone", async () => {
  const newspaper = createNewspaper();
  const part = { block: "name" } as const;
  const before = contentOf(createNewspaper({ newspaperName: "The Old Name" }), part);
  rememberBlock({ runId: "run-1", newspaperId: "paper-1", part, after: 14, before });
  const line = openLine();
  const { calls } = await open({
    "GET /api/completed-newspapers/paper-1": json(newspaper),
    "GET /api/press-runs/run-1/events": line.answer,
  });
  await waitFor(() => expect(calls.find(({ call }) => call.endsWith("/events"))?.headers.get("last-event-id")).toBe("14"));
  await line.tell(15, "complete", { newspaperId: "paper-1" });
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The paper’s name is new."));
  expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

it("says of each part why it cannot be made again before it is pressed", async () => {
  await open({ "GET /api/press-runs/run-1": json(run({ left: { texts: 3, pictures: 0 }, models: { text: "house", image: "house" } })) });
  expect((await screen.findAllByText(/The house edition prints your own words here/)).length).toBe(2);
  expect(screen.getAllByText(/No more pictures can be made/).length).toBe(2);
  expect(opener("Headline").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(opener("Headline"));
  expect(screen.queryByRole("button", { name: "Make this part again" })).toBeNull();
  fireEvent.click(opener("Side story 1"));
  expect(screen.queryByLabelText("What should be different? (optional)")).toBeNull();
  expect(screen.getByText(/It takes no other wishes/)).toBeTruthy();
});

it("keeps the main story from being ordered when too little is left for it", async () => {
  await open({ "GET /api/press-runs/run-1": json(run({ left: { texts: 3, pictures: 6 } })) });
  expect(await screen.findByText(/Too little is left for another main story/)).toBeTruthy();
  expect(opener("Main story").getAttribute("aria-disabled")).toBe("true");
  expect(opener("Headline").getAttribute("aria-disabled")).toBeNull();
});

it.each([
  ["without a run", createNewspaper({ pressRunId: null }), {}, "was not generated here in one run"],
  ["of a run that is gone", createNewspaper(), { "GET /api/press-runs/run-1": json({ code: "NOT_FOUND" }, 404) }, "was not generated here"],
  ["that is too old", createNewspaper(), { "GET /api/press-runs/run-1": json(run({ left: undefined })) }, "more than 30 days old"],
])("says that a newspaper %s stays as it is", async (_, newspaper, answers, words) => {
  await open(answers, newspaper);
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Make again/ })).toBeNull();
});

it("says that a new picture takes the place of a photograph", async () => {
  const replaced = { imageUrl: "/api/images/old", caption: "", alt: "" };
  await open({}, createNewspaper({ pictures: [{ role: "main", focal: null, treatment: null, replaced }] }));
  fireEvent.click(opener("Main picture"));
  expect(screen.getByText("The new picture will take the place of your photograph.")).toBeTruthy();
});

it("keeps what its owner writes in a part while it is made again, and puts both side by side", async () => {
  const line = openLine();
  let saved = createNewspaper();
  await open({
    "GET /api/completed-newspapers/paper-1": () => json(saved),
    "POST /api/press-runs/run-1/blocks": started(),
    "GET /api/press-runs/run-1/events": line.answer,
  });
  act(() => lay(saved));
  order("Headline");
  await line.tell(15, "block", { block: "headline", status: "running" });
  act(() => void perform({ kind: "text", path: "expandedContent.expandedTitle", at: 9, removed: "", inserted: " hard" }));
  saved = createNewspaper();
  saved.expandedContent = { ...saved.expandedContent, expandedTitle: "Fog", deck: "All night" };
  await line.tell(16, "complete", { newspaperId: "paper-1" });
  await waitFor(() => expect(useStone.getState().newspaper?.expandedContent.expandedTitle).toBe("It rained hard"));
  act(() => lay(saved));
  await waitFor(() => expect(useToast.getState().current?.description).toMatch(/^You were editing this part when the new one came/));
  const { expandedTitle, deck } = useStone.getState().newspaper?.expandedContent ?? {};
  expect([expandedTitle, deck]).toEqual(["It rained hard", "All day"]);
  const [comparison] = useComparisons.getState().all;
  expect(comparison).toMatchObject({
    isEdited: true,
    older: { words: { expandedTitle: "It rained hard", deck: "All day" } },
    newer: { words: { expandedTitle: "Fog", deck: "All night" } },
  });
});

it("puts suggestions into the wish and takes them out again, and has none for the house edition", async () => {
  await open({ "GET /api/press-runs/run-1": json(run({ models: { text: "gpt-5-mini", image: "house" } })) });
  fireEvent.click(opener("Headline"));
  const wish = () => (screen.getByLabelText("What should be different? (optional)") as HTMLTextAreaElement).value;
  fireEvent.change(screen.getByLabelText("What should be different? (optional)"), { target: { value: "name the mayor first" } });
  fireEvent.click(rowOf("Headline").getByRole("button", { name: "calmer" }));
  fireEvent.click(rowOf("Headline").getByRole("button", { name: "shorter" }));
  expect(wish()).toBe("name the mayor first, calmer, shorter");
  expect(rowOf("Headline").getByRole("button", { name: "calmer" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(rowOf("Headline").getByRole("button", { name: "calmer" }));
  expect(wish()).toBe("name the mayor first, shorter");
  fireEvent.click(opener("Main picture"));
  expect(screen.getByText(/The house edition takes no wishes/)).toBeTruthy();
  expect(rowOf("Main picture").queryByRole("button", { name: "seen from closer" })).toBeNull();
});

it("shortens a side story of the house edition by rule when that is wished, and says before what it can", async () => {
  const line = openLine();
  const { calls } = await open({
    "GET /api/press-runs/run-1": json(run({ models: { text: "house", image: "house" } })),
    "POST /api/press-runs/run-1/blocks": started(),
    "GET /api/press-runs/run-1/events": line.answer,
  });
  await screen.findAllByText(/The house edition prints your own words here/);
  fireEvent.click(opener("Side story 1"));
  expect(rowOf("Side story 1").getByText(/It can make this story shorter/)).toBeTruthy();
  fireEvent.click(rowOf("Side story 1").getByRole("button", { name: "shorter" }));
  fireEvent.click(rowOf("Side story 1").getByRole("button", { name: "Make this part again" }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith("/blocks"))?.body).toEqual({ block: "side", index: 0, instruction: "shorter" }),
  );
});
