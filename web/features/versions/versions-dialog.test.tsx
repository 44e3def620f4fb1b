import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { NewspaperInput } from "../../../functions/completed-newspapers/contract.ts";
import { type Newspaper, savedNewspaper } from "../../api/newspapers.ts";
import { lay, useStone } from "../../api/stone/stone.ts";
import { addChanges, useUnsavedChanges } from "../../api/stone/unsaved-changes.ts";
import type { NewspaperVersion } from "../../api/versions.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import type { FrontPreview } from "./version-detail.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

afterEach(() => {
  lay(null);
  vi.restoreAllMocks();
});

function newspaperWith(headline: string): Newspaper {
  const input = NewspaperInput.parse({
    title: "The bridge",
    content: "It is open.",
    expandedContent: { expandedTitle: headline, expandedContent: "It is open." },
  });
  return { ...input, id: "paper", shareUrl: null, createdAt: 1, updatedAt: 2 };
}

const versionWith = (more: Partial<NewspaperVersion>): NewspaperVersion => ({
  id: "paper",
  cause: "generation",
  name: "",
  at: Date.UTC(2026, 10, 21, 12),
  headline: "The bridge is open",
  newspaperName: "The Lantern",
  templateId: "american-classic",
  layout: "three-column",
  length: 1_234,
  part: null,
  ...more,
});
const versions = [
  versionWith({ id: "kept", cause: "named", name: "For the evening", headline: "By hand" }),
  versionWith({ id: "block", cause: "block", part: "headline" }),
  versionWith({ id: "before", cause: "before-restore" }),
  versionWith({ id: "conflict", cause: "conflict" }),
  versionWith({ id: "after", cause: "generation", part: "picture" }),
  versionWith({}),
];

const path = "/api/completed-newspapers/paper/versions";
const refusal = (status: number, details: object = {}) => json({ error: "No.", code: "CONFLICT", requestId: "test", details }, status);

const plainPage: FrontPreview = ({ expandedContent }, { label }) => (
  <section aria-label={label}>{`Page: ${expandedContent.expandedTitle}`}</section>
);

function openDialog(answers: Parameters<typeof serveApi>[0] = {}, { isWide = true, preview = plainPage } = {}) {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const now = newspaperWith("As it stands");
  const calls = serveApi({
    "GET /api/templates": json([]),
    "GET /api/completed-newspapers/paper": json(now),
    [`GET ${path}`]: json(versions),
    [`GET ${path}/kept`]: json(newspaperWith("By hand")),
    [`GET ${path}/paper`]: json(newspaperWith("The bridge is open")),
    ...answers,
  });
  const onRestored = vi.fn();
  const onOpenChange = vi.fn();
  const { client } = renderPart(
    <Suspense>
      <VersionsDialog open onOpenChange={onOpenChange} newspaper={now} preview={preview} onRestored={onRestored} />
    </Suspense>,
  );
  client.setQueryData(["newspaper", "paper"], now);
  act(() => lay(now));
  const called = (call: string) => calls.filter((each) => each.call === call);
  return { calls, called, client, onRestored, onOpenChange };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole("radio", { name }));

it("says of each version what it is, and shows the page of the one that is chosen", async () => {
  openDialog();
  const radios = await screen.findAllByRole("radio");
  const labels = radios.map((radio) => within(radio).getAllByText(/./)[0]?.textContent);
  expect(labels).toEqual([
    "For the evening",
    "Before the headline was made again",
    "Before another version was restored",
    "Changed in another window",
    "With the main picture made again",
    "As it was made",
  ]);
  expect(radios[0]?.textContent).toContain("American Classic · 1,234 characters");
  expect(await screen.findByText("Page: By hand")).toBeTruthy();
  await choose(/As it was made/);
  expect(await screen.findByLabelText(/Front page of this version: .*The bridge is open/)).toBeTruthy();
  expect(screen.getByText("The newspaper as it was made is always kept.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

it("stays as it is, and keeps the keyboard, while what draws a page is fetched", async () => {
  let come: (file: { default: () => string }) => void = () => {};
  const Drawn = lazy(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)));
  openDialog({}, { preview: () => <Drawn /> });
  const name = screen.getByLabelText(/^Name for this version/);
  act(() => name.focus());
  await screen.findByText("For the evening");
  await screen.findByText("This version is being loaded.");
  expect([getComputedStyle(screen.getByRole("dialog")).display === "none", document.activeElement === name]).toEqual([false, true]);
  await act(async () => come({ default: () => "Drawn" }));
  expect(await screen.findByText("Drawn")).toBeTruthy();
});

it("loads no page on a phone before a version is chosen, and then shows it below that one", async () => {
  const { called } = openDialog({}, { isWide: false });
  await screen.findAllByRole("radio");
  expect([screen.queryByRole("button", { name: "Restore this version" }), called(`GET ${path}/kept`).length]).toEqual([null, 0]);
  await choose(/For the evening/);
  expect(await screen.findByText("Page: By hand")).toBeTruthy();
});

it("restores a version on the stone as a step that Undo takes back, and the message sets back what stood", async () => {
  const link = { link: `<${path}/before>; rel="predecessor-version"` };
  const restored = { ...newspaperWith("By hand"), updatedAt: 3 };
  const { called, client, onRestored, onOpenChange } = openDialog({
    [`POST ${path}/kept/restore`]: json(restored, 200, link),
    [`POST ${path}/before/restore`]: json({ ...newspaperWith("As it stands"), updatedAt: 4 }, 200, link),
  });
  await press("Restore this version");
  await waitFor(() => expect(onRestored).toHaveBeenCalledWith(restored));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(savedNewspaper(client, "paper")?.expandedContent.expandedTitle).toBe("By hand");
  act(() => lay(restored));
  expect([useStone.getState().newspaper?.expandedContent.expandedTitle, useStone.getState().done.length]).toEqual(["By hand", 1]);

  const { current } = useToast.getState();
  expect([current?.title, current?.action?.label]).toEqual(["The version is on your page.", "Undo"]);
  act(() => current?.action?.onPress());
  await waitFor(() => expect(called(`POST ${path}/before/restore`)).toHaveLength(1));
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The page is as it was before."));
});

it("saves what is typed before it restores, and does nothing where that fails", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { calls, called, onRestored } = openDialog({ "POST /api/completed-newspapers": refusal(503) });
  addChanges("paper", { newspaperName: "Typed" }, newspaperWith("As it stands"));
  await press("Restore this version");
  await waitFor(() => expect(useToast.getState().current?.description).toMatch(/latest changes could not be saved.*kept in this browser/));
  expect([called(`POST ${path}/kept/restore`).length, onRestored.mock.calls.length]).toEqual([0, 0]);
  expect(calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body).toMatchObject({ newspaperName: "Typed" });
  expect(useUnsavedChanges.getState().changes.paper).toMatchObject({ newspaperName: "Typed" });
});

it("keeps the newspaper under a name, says when there is no room, and what was typed stays", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let isFull = true;
  const { called } = openDialog({
    [`POST ${path}`]: () => (isFull ? refusal(409, { reason: "count", most: 50 }) : json(versionWith({ id: "new", name: "Evening" }), 201)),
  });
  const field = await screen.findByLabelText("Name for this version (optional)");
  fireEvent.change(field, { target: { value: "x".repeat(122) } });
  expect(screen.getByText("This is 2 characters too long. Please shorten it.")).toBeTruthy();
  fireEvent.change(field, { target: { value: " Evening " } });
  await press("Save this version");
  expect(await screen.findByText(/has 50 versions .* Please delete one/)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe(" Evening ");
  isFull = false;
  await press("Save this version");
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
  expect(called(`POST ${path}`).map(({ body }) => body)).toEqual([{ name: "Evening" }, { name: "Evening" }]);
  expect(useToast.getState().current?.title).toBe("The newspaper is saved as a version.");
});

it("shows a version that was kept while the list was still on its way", async () => {
  let answer: (first: Response) => void = () => {};
  const first = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  openDialog({
    [`GET ${path}`]: () => {
      asked += 1;
      return asked === 1 ? first : json(versions);
    },
    [`POST ${path}`]: json(versions[0], 201),
  });
  fireEvent.change(await screen.findByLabelText("Name for this version (optional)"), { target: { value: "For the evening" } });
  await press("Save this version");
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The newspaper is saved as a version."));
  answer(json(versions.slice(1)));
  expect(await screen.findByRole("radio", { name: /For the evening/ })).toBeTruthy();
});

it("renames a version, asks before it deletes one, and a version deleted elsewhere is what was wanted", async () => {
  const { called } = openDialog({ [`PATCH ${path}/kept`]: json(versions[0]), [`DELETE ${path}/kept`]: refusal(404) });
  await press("Rename");
  const field = await screen.findByLabelText("New name");
  expect((field as HTMLInputElement).value).toBe("For the evening");
  fireEvent.change(field, { target: { value: "For the morning" } });
  await press("Save the name");
  await waitFor(() => expect(called(`PATCH ${path}/kept`)[0]?.body).toEqual({ name: "For the morning" }));
  const rename = await screen.findByRole("button", { name: "Rename" });
  expect(document.activeElement).toBe(rename);

  await press("Delete");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("For the evening");
  expect(called(`DELETE ${path}/kept`)).toHaveLength(0);
  fireEvent.click(within(question).getByRole("button", { name: "Delete version" }));
  await waitFor(() => expect(useToast.getState().current?.title).toBe("The version is deleted."));
});

it("says what to do when the list or a version does not come, and which one stands already", async () => {
  let isDown = true;
  openDialog({
    [`GET ${path}`]: () => (isDown ? refusal(500) : json(versions)),
    [`GET ${path}/kept`]: json(newspaperWith("As it stands")),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("They are safe on the server.");
  isDown = false;
  await press("Try again");
  expect(await screen.findByText("This is how your newspaper stands now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull();
  await choose(/Changed in another window/);
  expect((await screen.findByRole("alert")).textContent).toContain("This version is not there any more.");
});
