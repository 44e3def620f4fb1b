import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import sample from "../../../locales/en/sample.json";
import * as words from "../../i18n/words.ts";
import type { NewspaperToSet, PageScene, PlacedSection, SetWarning } from "../../typeset/index.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { boxOf } from "./box-geometry.ts";
import { useCanvas } from "./canvas-store.ts";
import { defaultSettings } from "./content-settings.ts";
import { LayoutPreview } from "./layout-preview.tsx";
import { begin, edit, useLayoutStore } from "./layout-store.ts";
import { pageWith } from "./layouts.test-data.tsx";

beforeEach(() => void vi.spyOn(words, "loadWords").mockResolvedValue(sample));
afterEach(() => {
  vi.unstubAllGlobals();
});

const page = "american-classic/three-column";
const previewCall = "POST /api/admin/canvas-preview";
const layoutPath = `/api/admin/layouts/${page}`;
const answer = (changes: object = {}) => json({ config: {}, imageUrl: "", sections: pageWith(), ...changes });

/** As the typesetter would have set it: the boxes it was given, each half a point lower. */
function sceneOf(newspaper: NewspaperToSet): PageScene {
  const sections = (newspaper.sectionLayout ?? []).map((section) => ({ ...section, y: section.y + 0.5 }));
  const { templateId: template, language } = newspaper;
  const paper = { page: 1, width: 612, height: 816, background: "#ffffff", ink: "#000000" };
  return { ...paper, template, language, direction: "ltr", items: [], frames: [], sections, jumps: [] };
}

function openTab(
  answers: Parameters<typeof serveApi>[0] = {},
  warnings: readonly SetWarning[] = [],
  asSet: (scene: PageScene) => PageScene = (scene) => scene,
) {
  // Boxes that are asked for are those of the answer.
  const echo = () => {
    const { sectionLayout } = (bodies(calls, previewCall).at(-1) ?? {}) as { sectionLayout?: PlacedSection[] };
    return answer(sectionLayout ? { sections: sectionLayout } : {});
  };
  const calls: ReturnType<typeof serveApi> = serveApi({ [`GET ${layoutPath}`]: () => json(null), [previewCall]: echo, ...answers });
  const set: NewspaperToSet[] = [];
  const press = {
    set: async (newspaper: NewspaperToSet) => {
      set.push(newspaper);
      return { scene: asSet(sceneOf(newspaper)), warnings };
    },
  };
  const view = renderPart(<LayoutPreview openPress={async () => press} />);
  return { calls, set, view };
}

/** By role the whole tab would be searched for names again and again, which takes a second each time. */
const buttons = (name: string) =>
  [...document.querySelectorAll("button")].filter((each) => (each.getAttribute("aria-label") ?? each.textContent) === name);
function button(name: string): HTMLButtonElement {
  const [found] = buttons(name).slice(-1);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}
const overlay = () => document.querySelector(".section-overlay");
const hasOverlay = () => waitFor(() => expect(overlay()).not.toBeNull());
const press = (name: string) => fireEvent.click(button(name));
/** Places of the badge that show it; the others only keep its room. */
const unsaved = () => screen.queryAllByText("Unsaved Changes").filter((badge) => badge.closest("[style*=hidden]") === null);
const toast = () => useToast.getState().current;
const isReady = () => waitFor(() => expect(button("Generate").disabled).toBe(false));
const bodies = (calls: { call: string; body: unknown }[], call: string) =>
  calls.filter((made) => made.call === call).map(({ body }) => body);

async function generate() {
  await isReady();
  press("Generate");
  await hasOverlay();
  await waitFor(() => expect(useLayoutStore.getState().sections[0]?.y).toBe((pageWith()[0]?.y ?? 0) + 0.5));
}

const moveMasthead = () =>
  act(() => {
    const { x, y, width, height } = useLayoutStore.getState().sections[0] as PlacedSection;
    edit({ kind: "box", id: "masthead", before: { x, y, width, height }, after: { x, y: y - 10, width, height } });
  });

/** Where it lies over no other section. */
const liftMasthead = () =>
  act(() => {
    const before = boxOf(useLayoutStore.getState().sections[0] as PlacedSection);
    edit({ kind: "box", id: "masthead", before, after: { ...before, y: before.y - 2 } });
  });

it("begins without a preview and with nothing to save or download", async () => {
  openTab();
  await isReady();
  expect(screen.getByText("No Preview Generated")).toBeDefined();
  expect(buttons("Download PNG")).toEqual([]);
  expect(buttons("Save Layout")).toEqual([]);
  expect(button("Save & Preview").disabled).toBe(true);
  expect((screen.getByLabelText("Article Title") as HTMLInputElement).value).toBe(sample.title);
});

it("Generate asks with the form and all settings, lays the boxes and tells how many; the measured ones follow", async () => {
  const { calls, set } = openTab();
  await isReady();
  press("Generate Preview");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Preview Generated", description: "Canvas rendered with 9 sections" }));
  expect(bodies(calls, previewCall)[0]).toMatchObject({
    template: "american-classic",
    layout: "three-column",
    title: sample.title,
    ...defaultSettings,
    sectionLayout: null,
    enhance: false,
  });
  expect(screen.getByText("9 sections")).toBeDefined();
  await waitFor(() => expect(useLayoutStore.getState().sections[0]?.y).toBe((pageWith()[0]?.y ?? 0) + 0.5));
  expect(useLayoutStore.getState().isDirty).toBe(false);
  // What was measured is not set again.
  expect(set).toHaveLength(1);
  expect(button("Download PNG")).toBeDefined();
});

it("an edited box sets the page anew, marks it unsaved, and is not measured away", async () => {
  const { set } = openTab();
  await generate();
  moveMasthead();
  await waitFor(() => expect(set).toHaveLength(2));
  expect(set[1]?.sectionLayout?.[0]?.y).toBe((pageWith()[0]?.y ?? 0) - 9.5);
  expect(unsaved()).toHaveLength(2);
  expect(button("Save Layout")).toBeDefined();
});

it("Save & Preview keeps the settings in the browser, clears their badge and asks for a new preview", async () => {
  const { calls, set } = openTab();
  await generate();
  press("Stocks: more");
  expect(unsaved()).toHaveLength(2);
  press("Save & Preview");
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: "Settings Saved", description: "Content settings saved and applied to live preview" }),
  );
  expect(JSON.parse(localStorage.getItem("admin-content-settings") ?? "{}")).toEqual({ ...defaultSettings, stockCount: 7 });
  expect(bodies(calls, previewCall)).toHaveLength(2);
  await waitFor(() => expect(unsaved()).toEqual([]));
  await waitFor(() => expect(set.at(-1)?.market?.entries).toHaveLength(7));
});

it("Save & Preview leaves boxes that were moved on the page, keeps them in the browser, and they still want to be saved", async () => {
  const { calls } = openTab();
  await generate();
  moveMasthead();
  press("Save & Preview");
  await waitFor(() => expect(toast()?.title).toBe("Settings Saved"));
  expect(JSON.parse(localStorage.getItem("admin-content-settings") ?? "{}").sectionLayout).toMatchObject({ template: "american-classic" });
  expect((bodies(calls, previewCall)[1] as { sectionLayout: PlacedSection[] }).sectionLayout[0]?.y).toBe((pageWith()[0]?.y ?? 0) - 9.5);
  expect(button("Save Layout")).toBeDefined();
  await waitFor(() => expect(button("Save & Preview").disabled).toBe(true));
});

it("a browser that keeps nothing is told with the specification's words and a way out", async () => {
  openTab();
  await isReady();
  press("Stocks: more");
  vi.spyOn(console, "warn").mockImplementationOnce(() => undefined);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new Error("full");
    },
  });
  press("Save & Preview");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Error", description: "Failed to save settings" }));
  expect(screen.getByRole("alert").textContent).toContain("Please make room");
  expect(useLayoutStore.getState().isSettingsDirty).toBe(true);
});

it("a preview that fails leaves everything as it was and says so", async () => {
  openTab({ [previewCall]: () => json({ error: "", code: "INTERNAL" }, 500) });
  await isReady();
  vi.spyOn(console, "warn").mockImplementationOnce(() => undefined);
  press("Generate");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Error", description: "Failed to generate canvas preview" }));
  expect(screen.getByRole("alert").textContent).toContain("try again");
  expect(screen.getByText("No Preview Generated")).toBeDefined();
});

it("a new preview puts boxes that were not saved within reach of Undo", async () => {
  openTab();
  await generate();
  moveMasthead();
  const moved = useLayoutStore.getState().sections;
  press("Generate");
  await waitFor(() => expect(useLayoutStore.getState().isDirty).toBe(false));
  press("Undo");
  expect(useLayoutStore.getState().sections).toEqual(moved);
  expect(useLayoutStore.getState().isDirty).toBe(true);
});

it("boxes of a page that is left unsaved are set aside and come back", async () => {
  openTab({ "GET /api/admin/layouts/vintage-times/three-column": () => json(null) });
  await generate();
  moveMasthead();
  fireEvent.change(screen.getByLabelText("Template"), { target: { value: "vintage-times" } });
  press("Generate");
  await screen.findByText(/were set aside/);
  press("Bring them back");
  await waitFor(() => expect(useCanvas.getState().preview?.template).toBe("american-classic"));
  expect(useLayoutStore.getState().isLayoutDirty).toBe(true);
  expect(screen.queryByText(/were set aside/)).toBeNull();
});

it("Save Layout sends the boxes with the version they began with; another admin's is shown instead of covered", async () => {
  const theirs = { id: "v2", savedAt: 1_763_000_000_000, savedBy: "other@example.test", sectionLayout: pageWith().slice(0, 3) };
  const conflict = () => json({ error: "", code: "CONFLICT", details: { inForce: theirs } }, 409);
  const { calls } = openTab({ [`PUT ${layoutPath}`]: conflict });
  await generate();
  moveMasthead();
  const mine = useLayoutStore.getState().sections;
  press("Save Layout");
  await waitFor(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("other@example.test"));
  expect(bodies(calls, `PUT ${layoutPath}`)[0]).toMatchObject({ from: null });
  press("Load theirs");
  expect(useLayoutStore.getState().sections).toHaveLength(3);
  press("Undo");
  expect(useLayoutStore.getState().sections).toEqual(mine);
  press("Save Layout");
  await waitFor(() => press("Save over them"));
  await waitFor(() => expect(bodies(calls, `PUT ${layoutPath}`)).toHaveLength(3));
  expect(bodies(calls, `PUT ${layoutPath}`).slice(1)).toMatchObject([{ from: "v2" }, { from: "v2" }]);
});

it("sections over each other are saved only by somebody who has read what becomes of the pages", async () => {
  const { calls } = openTab({ [`PUT ${layoutPath}`]: () => json({ id: "v1", sectionLayout: pageWith(), savedAt: 1, savedBy: null }) });
  await generate();
  act(() => {
    const { x, y, width, height } = useLayoutStore.getState().sections[0] as PlacedSection;
    edit({ kind: "box", id: "masthead", before: { x, y, width, height }, after: { x, y: y + 90, width, height } });
  });
  press("Save Layout");
  const dialog = () => document.querySelector("[role=alertdialog]");
  await waitFor(() => expect(dialog()?.textContent).toContain("words would be printed over words"));
  expect(bodies(calls, `PUT ${layoutPath}`)).toEqual([]);
  press("Save all the same");
  await waitFor(() => expect(useLayoutStore.getState().isDirty).toBe(false));
  expect(bodies(calls, `PUT ${layoutPath}`)).toHaveLength(1);
});

it("a saved layout is what the next preview begins with, and Reset takes it back with a way to undo that", async () => {
  const version = (id: string, sectionLayout: unknown) => ({ id, savedAt: 1, savedBy: null, sectionLayout });
  const own = pageWith().map((section) => ({ ...section, y: Math.min(section.y, 500) }));
  const { calls } = openTab({
    [`GET ${layoutPath}`]: () => json(version("v1", own)),
    [previewCall]: () => answer({ sections: own }),
    [`DELETE ${layoutPath}`]: () => json(version("v2", null)),
    [`PUT ${layoutPath}`]: () => json(version("v3", own)),
  });
  await isReady();
  press("Generate");
  await hasOverlay();
  expect(bodies(calls, previewCall)[0]).toMatchObject({ sectionLayout: own });
  press("Reset Layout");
  await waitFor(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  // The dialog's stands after the card's.
  press("Reset Layout");
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: "Layout Reset",
      description: "Cleared any saved overlay positions - preview restored to default",
    }),
  );
  expect(useLayoutStore.getState().isDirty).toBe(false);
  await act(async () => toast()?.action?.onPress());
  await waitFor(() => expect(bodies(calls, `PUT ${layoutPath}`)[0]).toMatchObject({ from: "v2" }));
  expect(useLayoutStore.getState().sections.every(({ y }) => y <= 501)).toBe(true);
});

it("an earlier version is restored as a new one", async () => {
  const versions = [
    { id: "v2", savedAt: 2, savedBy: "b@example.test", sectionLayout: null },
    { id: "v1", savedAt: 1, savedBy: "a@example.test", sectionLayout: pageWith().slice(0, 4) },
  ];
  const { calls } = openTab({
    [`GET ${layoutPath}`]: () => json(versions[0]),
    [`GET ${layoutPath}/versions`]: () => json(versions),
    [`PUT ${layoutPath}`]: () => json({ ...versions[1], id: "v3" }),
  });
  await generate();
  press("Versions");
  const restore = await waitFor(() => {
    const found = document.querySelector("[role=dialog] button[aria-label*='a@example.test']");
    if (!found) throw new Error("There is no earlier version");
    return found;
  });
  fireEvent.click(restore);
  await waitFor(() => expect(bodies(calls, `PUT ${layoutPath}`)[0]).toMatchObject({ from: "v2" }));
  await waitFor(() => expect(useLayoutStore.getState().sections).toHaveLength(4));
  expect(useLayoutStore.getState().isDirty).toBe(false);
});

it("an AI-enhanced picture is shown instead of the page until one goes back", async () => {
  openTab({ [previewCall]: () => answer({ enhancedImageUrl: "/api/images/x" }) });
  await isReady();
  press("Generate");
  const picture = await screen.findByAltText(/made by AI/);
  expect(picture.getAttribute("src")).toBe("/api/images/x");
  expect(overlay()).toBeNull();
  press("Back to the page");
  await hasOverlay();
});

it("what has no room is said under the page", async () => {
  openTab({}, [{ code: "overset", block: "expanded-title", detail: "Words of the headline" }]);
  await generate();
  expect(screen.getByText(/“Headline” has no room for all of its text/)).toBeDefined();
});

it("a field's entry counts when it is left, and a default outside of its range stands until it is edited", async () => {
  openTab();
  await isReady();
  const field = screen.getByLabelText("Bottom column length (words)") as HTMLInputElement;
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(useLayoutStore.getState().settings.bottomColumnLength).toBe(350);
  fireEvent.change(field, { target: { value: "" } });
  expect(useLayoutStore.getState().settings.bottomColumnLength).toBe(350);
  fireEvent.blur(field);
  expect([useLayoutStore.getState().settings.bottomColumnLength, field.value]).toEqual([50, "50"]);
  fireEvent.keyDown(field, { key: "ArrowUp" });
  expect(useLayoutStore.getState().settings.bottomColumnLength).toBe(75);
});

it("settings that this browser kept are there again", async () => {
  localStorage.setItem("admin-content-settings", JSON.stringify({ ...defaultSettings, whatsInsideCount: 12 }));
  begin([], defaultSettings);
  openTab();
  await isReady();
  expect((screen.getByLabelText("What’s Inside entries") as HTMLInputElement).value).toBe("12");
});

it("boxes that were moved and not saved are offered again after a reload, and saved ones are not", async () => {
  const { calls, view } = openTab({
    [`PUT ${layoutPath}`]: () => json({ id: "v1", sectionLayout: pageWith(), savedAt: 1, savedBy: null }),
  });
  await generate();
  liftMasthead();
  const moved = useLayoutStore.getState().sections[0]?.y;
  fireEvent(window, new Event("pagehide"));
  view.unmount();
  act(() => {
    useCanvas.setState(useCanvas.getInitialState(), true);
    useLayoutStore.setState(useLayoutStore.getInitialState(), true);
  });
  openTab({ [`PUT ${layoutPath}`]: () => json({ id: "v1", sectionLayout: pageWith(), savedAt: 1, savedBy: null }) });
  await isReady();
  press("Bring them back");
  await hasOverlay();
  expect(useLayoutStore.getState().sections[0]?.y).toBe(moved);
  expect(useLayoutStore.getState().isDirty).toBe(true);
  press("Save Layout");
  await waitFor(() => expect(useLayoutStore.getState().isDirty).toBe(false));
  fireEvent(window, new Event("pagehide"));
  expect(JSON.parse(localStorage.getItem("admin-content-settings") ?? "{}")).not.toHaveProperty("sectionLayout");
  expect(bodies(calls, previewCall).length).toBeGreaterThan(0);
});

it("settings that no stepper can have come back into their ranges", async () => {
  const odd = { ...defaultSettings, baseFontSize: 1e9, lineHeight: 0, bottomColumnLength: 350, stockCount: -4 };
  localStorage.setItem("admin-content-settings", JSON.stringify(odd));
  openTab();
  await isReady();
  expect(useLayoutStore.getState().settings).toMatchObject({ baseFontSize: 16, lineHeight: 1, bottomColumnLength: 350, stockCount: 3 });
});

it("what is moved while a save is on its way is still unsaved after it", async () => {
  let finish = () => {};
  const saved = json({ id: "v1", sectionLayout: pageWith(), savedAt: 1, savedBy: null });
  openTab({ [`PUT ${layoutPath}`]: () => new Promise((done) => (finish = () => done(saved))) });
  await generate();
  liftMasthead();
  press("Save Layout");
  await waitFor(() => expect(useCanvas.getState().pending).toBe("save"));
  liftMasthead();
  await act(async () => finish());
  await waitFor(() => expect(toast()?.title).toBe("Layout Saved"));
  expect(useLayoutStore.getState().isLayoutDirty).toBe(true);
});

it("the measured boxes of a page that reads from the right are kept as of one that reads from the left", async () => {
  const turned = (scene: PageScene): PageScene => ({
    ...scene,
    direction: "rtl",
    sections: scene.sections.map((section) => ({ ...section, x: 612 - section.x - section.width })),
  });
  openTab({}, [], turned);
  await generate();
  const xs = useLayoutStore.getState().sections.map(({ x }) => Math.round(x * 100));
  expect(xs).toEqual(pageWith().map(({ x }) => Math.round(x * 100)));
});

it("boxes too small for their words, and boxes over the page's own lines, are told under the page", async () => {
  openTab({}, [
    { code: "empty", block: "almanac", detail: "market-ticker" },
    { code: "collision", block: "bottom-section", detail: "bottom-section, furniture" },
  ]);
  await generate();
  expect(screen.getByText(/“Market Snapshot” is too small for what stands in it/)).toBeDefined();
  expect(screen.getByText(/“Bottom columns” lies over a line of the page that always stays there/)).toBeDefined();
});

it("boxes are measured no sooner than 100 ms after a preview has come", async () => {
  openTab();
  await isReady();
  const lain = pageWith()[0]?.y ?? 0;
  let measuredAt = 0;
  const end = useLayoutStore.subscribe(({ sections }) => {
    if (measuredAt === 0 && sections[0]?.y === lain + 0.5) measuredAt = performance.now();
  });
  press("Generate");
  await waitFor(() => expect(measuredAt).toBeGreaterThan(0));
  end();
  // Clocks of timers count in whole milliseconds.
  expect(measuredAt - (useCanvas.getState().preview?.at ?? 0)).toBeGreaterThan(98);
});

it("a restore that another admin was before begins with theirs the next time", async () => {
  const version = (id: string) => ({ id, savedAt: 1, savedBy: `${id}@example.test`, sectionLayout: pageWith().slice(0, 4) });
  let met = 0;
  const { calls } = openTab({
    [`GET ${layoutPath}`]: () => json(version("v2")),
    [`GET ${layoutPath}/versions`]: () => json([version("v2"), version("v1")]),
    [`PUT ${layoutPath}`]: () =>
      met++ === 0 ? json({ error: "", code: "CONFLICT", details: { inForce: version("v3") } }, 409) : json(version("v4")),
  });
  await isReady();
  press("Generate");
  await hasOverlay();
  press("Versions");
  await waitFor(() => expect(document.querySelectorAll("[role=dialog] li button").length).toBe(1));
  const pressRestore = () => fireEvent.click(document.querySelector("[role=dialog] li button") as HTMLElement);
  pressRestore();
  await waitFor(() => expect(toast()?.title).toBe("Somebody else has saved meanwhile"));
  await waitFor(() => expect(useCanvas.getState().pending).toBeNull());
  pressRestore();
  await waitFor(() => expect(bodies(calls, `PUT ${layoutPath}`)).toHaveLength(2));
  expect(bodies(calls, `PUT ${layoutPath}`)).toMatchObject([{ from: "v2" }, { from: "v3" }]);
  await waitFor(() => expect(useLayoutStore.getState().sections).toHaveLength(4));
});
