import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { undo, useStone } from "../../api/stone/stone.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { FactMarks } from "./fact-marks.tsx";
import { article, createLine, createPaper, evenMeasurer, pageOf } from "./facts.test-data.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { useFacts, useMarksSwitch } from "./use-facts.ts";
import * as wordsOnPages from "./words-on-pages.ts";

// In the window, as browsers without Web Workers do it.
vi.stubGlobal("Worker", undefined);

const story = "expandedContent.expandedContent";
const invented = article.replace("4,000 books", "4,500 books").replace("differently after ten", "otherwise after ten");
const line = createLine("The library opened on Friday with 4,500 books.", { of: story });
const page = { ...pageOf(line), spans: [[0, line.text.length] as const] };
const pages = [page];

beforeEach(() => {
  vi.spyOn(wordsOnPages, "canvasMeasurer").mockReturnValue(evenMeasurer);
});

function lay(newspaper: Newspaper): void {
  useFacts.setState({ checked: null, shown: null });
  useStone.setState({ newspaper, done: [], undone: [] });
}

const shown = vi.fn(async () => true);
const opened = vi.fn();
const renderPanel = (isPrinted = (_path: string) => true) =>
  renderPart(<FactsPanel isPrinted={isPrinted} onShow={shown} onOpenField={opened} />);
const storyNow = () => useStone.getState().newspaper?.expandedContent.expandedContent ?? "";
const entry = (name: RegExp) => screen.getByRole("button", { name });

async function openLedger() {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Open the ledger" });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  return screen.findByRole("dialog", { name: "Ledger of facts" });
}

it("says in words what is not the article's, and all is well when nothing is", async () => {
  lay(createPaper({ expandedContent: { expandedContent: invented } }));
  renderPanel();
  expect((await screen.findByText(/1 quotation has been changed\./)).textContent).toContain("1 thing on this page is not in your article.");
  act(() => lay(createPaper()));
  expect(await screen.findByText(/^Nothing on this page was found that is not in your article\./)).toBeTruthy();
});

it("lists what was changed first, shows it on the page, and puts the article's words in its place in one step", async () => {
  lay(createPaper({ expandedContent: { expandedContent: invented } }));
  renderPanel();
  const ledger = await openLedger();
  const list = within(ledger).getByRole("list", { name: "To look at" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  fireEvent.click(entry(/^Quotation: Your article has other words/));
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ path: story, from: invented.indexOf("“People") }));
  expect(within(list).getByText("“People read differently after ten,”")).toBeTruthy();
  const use = screen.getByRole("button", { name: "Use your article’s quotation" });
  use.focus();
  fireEvent.click(use);
  expect(storyNow()).toBe(article.replace("4,000", "4,500"));
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
  expect(document.activeElement?.textContent).toContain("Number: Not in your article");
  act(() => void undo());
  expect(storyNow()).toBe(invented);
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
});

it("keeps, and takes that back with what the message offers", async () => {
  lay(createPaper({ expandedContent: { expandedContent: invented } }));
  renderPanel();
  await openLedger();
  fireEvent.click(entry(/^Number: Not in your article/));
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect(useStone.getState().newspaper?.factDecisions).toEqual([{ kind: "number", text: "4,500", decision: "keep" }]);
  expect(screen.queryByRole("button", { name: /^Number: Not in your article/ })).toBeNull();
  act(() => useToast.getState().current?.action?.onPress());
  expect(entry(/^Number: Not in your article/)).toBeTruthy();
});

it("asks before a paragraph goes, and opens a headline instead of emptying it", async () => {
  lay(createPaper({ expandedContent: { expandedTitle: "The library has 900 lamps", expandedContent: `${article}\n\nIt has 77 ovens.` } }));
  renderPanel();
  await openLedger();
  fireEvent.click(entry(/77/));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(storyNow()).toContain("77");
  fireEvent.click(await screen.findByRole("button", { name: "Remove the paragraph" }));
  expect(storyNow()).toBe(article);
  fireEvent.click(entry(/900/));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(opened).toHaveBeenLastCalledWith("expandedContent.expandedTitle", 16);
  expect(useStone.getState().newspaper?.expandedContent.expandedTitle).toContain("900");
});

it("tells which sentences of the article are left out, and puts one in where it belongs", async () => {
  lay(createPaper({ expandedContent: { expandedContent: article.replace(" Its ovens still stand.", "") } }));
  renderPanel();
  expect(await screen.findByText(/1 sentence of your article is not on the page\./)).toBeTruthy();
  await openLedger();
  const tab = screen.getByRole("tab", { name: /From the article/ });
  fireEvent.mouseDown(tab);
  fireEvent.focus(tab);
  fireEvent.click(await screen.findByRole("button", { name: /Left out.*Its ovens still stand/ }));
  fireEvent.click(screen.getByRole("button", { name: "Put in" }));
  expect(storyNow()).toBe(article);
});

it("the list of tabs hands the keyboard on to the tab that is open, also after a click on that", async () => {
  lay(createPaper({ expandedContent: { expandedContent: article } }));
  renderPanel();
  await openLedger();
  const tab = screen.getByRole("tab", { selected: true });
  act(() => tab.focus());
  fireEvent.mouseDown(tab);
  act(() => screen.getByRole("dialog").focus());
  act(() => screen.getByRole("tablist").focus());
  expect(document.activeElement).toBe(tab);
});

it("says that quotations could not be compared when page and article are in different languages", async () => {
  lay(createPaper({ language: "de", expandedContent: { expandedContent: "Die Bibliothek öffnete mit 4.500 Büchern." } }));
  renderPanel();
  expect(await screen.findByText(/are in different languages/)).toBeTruthy();
});

it("marks what is not the article's over the page, opens what can be done by keyboard, and goes with the switch", async () => {
  lay(createPaper({ expandedContent: { expandedContent: invented } }));
  const marks = (openPath: string | null = null) => (
    <FactMarks
      scene={page}
      pages={pages}
      toSet={{ ...createPaper({ expandedContent: { expandedContent: invented } }), pictures: {} } as never}
      zoom={1}
      openPath={openPath}
      onOpenField={opened}
    />
  );
  const { rerender } = renderPart(marks());
  const mark = await screen.findByRole("button", { name: "Number “4,500”: Not in your article" });
  expect(mark.style.left).toBe(`${((100 + 34 * 5) / 612) * 100}%`);
  fireEvent.click(mark);
  fireEvent.click(await screen.findByRole("button", { name: "Use your article’s sentence" }));
  expect(storyNow()).toContain("4,000 books");
  act(() => void undo());
  rerender(marks(story));
  expect((await screen.findByRole("button", { name: /^Number/ })).style.pointerEvents).toBe("none");
  act(() => useMarksSwitch.setState({ areShown: false }));
  expect(screen.queryByRole("button", { name: /^Number/ })).toBeNull();
  act(() => useMarksSwitch.setState({ areShown: true }));
});

it("asks the model when told to, marks what it doubts in its own tone, and doubts no more what is changed", async () => {
  const turned = "The ovens have long been torn out.";
  const run = { id: "run-1", status: "complete", steps: [], models: { text: "gpt-5-mini", image: "none" } };
  const from = article.indexOf("Its ovens");
  const to = article.indexOf(" still") + 13;
  const source = { field: "content", from, to };
  let isDown = true;
  const calls = serveApi({
    "GET /api/press-runs/run-1": json({ ...run, left: { texts: 1, pictures: 0 } }),
    "POST /api/press-runs/run-1/contradictions": () =>
      isDown
        ? json({ error: "x", code: "TEXT_FAILED", requestId: "r" }, 502)
        : json({ contradictions: [{ sentence: asked().sentences.indexOf(turned), source }], left: { texts: 0, pictures: 0 } }),
  });
  const asked = () => (calls.at(-1)?.body ?? { sentences: [] }) as { sentences: string[] };
  lay(createPaper({ pressRunId: "run-1", expandedContent: { expandedContent: article.replace("Its ovens still stand.", turned) } }));
  renderPanel();
  const ledger = await openLedger();
  expect(calls.map(({ call }) => call)).toEqual(["GET /api/press-runs/run-1"]);
  fireEvent.click(await within(ledger).findByRole("button", { name: "Look for contradictions" }));
  expect(await within(ledger).findByText(/^The model could not be asked, and nothing was used up\./)).toBeTruthy();
  isDown = false;
  fireEvent.click(within(ledger).getByRole("button", { name: "Look for contradictions" }));
  expect(await within(ledger).findByText(/^Sentences the model doubts: 1\./)).toBeTruthy();
  expect(asked().sentences).toEqual([turned]);
  fireEvent.click(await within(ledger).findByRole("button", { name: /^Sentence: The model says this contradicts your article/ }));
  expect(within(ledger).getByText(/Its ovens still stand\./)).toBeTruthy();
  expect(within(ledger).queryByRole("button", { name: "Ask once more" })).toBeNull();
  const changed = article.replace("Its ovens still stand", "The ovens have now long been torn out");
  act(() => useStone.setState({ newspaper: createPaper({ pressRunId: "run-1", expandedContent: { expandedContent: changed } }) }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /The model says/ })).toBeNull());
});

it("offers no model where the house wrote the newspaper", async () => {
  const run = { id: "run-1", status: "complete", steps: [], models: { text: "house", image: "none" }, left: { texts: 1, pictures: 0 } };
  const calls = serveApi({ "GET /api/press-runs/run-1": json(run) });
  lay(createPaper({ pressRunId: "run-1" }));
  renderPanel();
  const ledger = await openLedger();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => {});
  expect(within(ledger).queryByRole("heading", { name: "Ask the model as well" })).toBeNull();
});

it("looks at what is printed: words of an ear that the template does not have are not on the page", async () => {
  lay(createPaper({ folio: { volume: 1, number: 1, price: "", motto: "", ears: ["Bake sale with 900 cakes", ""] } }));
  renderPanel((path) => !path.startsWith("folio.ears"));
  expect(await screen.findByText(/^Nothing on this page was found that is not in your article\./)).toBeTruthy();
});
