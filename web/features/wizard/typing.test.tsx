import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { useRestedDraft } from "../../api/press/rested-draft.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { UnprintedNote } from "./article-fields.tsx";
import { WizardPage } from "./wizard-page.tsx";

const template = (id: string, name: string) => ({
  id,
  name,
  description: `${name}, as the server describes it.`,
  region: "Universal",
  config: {
    fontFamily: "serif",
    fontSize: 9,
    layout: "three-column",
    colors: { background: "#fff", primary: "#000", secondary: "#555", accent: "#900" },
  },
  sectionLayouts: {},
});
const article = { title: "Library reopens", content: "It rained.", region: "Duluth, United States" };

beforeEach(() => act(() => useDraft.getState().edit(article)));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ["headline", "Headline", "title"],
  ["article", "Article", "content"],
  ["author", "Author", "author"],
] as const)("a letter typed as the %s draws neither the templates' cards nor the files below", async (_name, label, field) => {
  serveApi({
    "GET /api/auth/user": json(null, 401),
    "GET /api/templates": json([template("modern-herald", "Modern Herald"), template("tomorrow", "Tomorrow")]),
    "GET /api/ai/models": json([]),
  });
  const thumbnail = vi.fn(() => null);
  const files = vi.fn(() => null);
  renderPart(
    <WizardPage
      notices={null}
      stage={null}
      exports={files}
      thumbnail={thumbnail}
      hasNewspaper={false}
      onNewspaper={() => {}}
      onLook={() => {}}
    />,
  );
  await screen.findByRole("radio", { name: "Modern Herald" });
  await act(async () => {});
  thumbnail.mockClear();
  files.mockClear();
  const box = screen.getByRole("textbox", { name: (name) => name.startsWith(label) });
  for (const text of ["S", "Sn", "Sno", "Snow"]) fireEvent.change(box, { target: { value: text } });
  expect(useDraft.getState()[field]).toBe("Snow");
  expect((box as HTMLInputElement).value).toBe("Snow");
  expect(thumbnail).not.toHaveBeenCalled();
  expect(files).not.toHaveBeenCalled();
});

it("what is set from the draft hears of it when nobody has typed for a while, and then of all of it", () => {
  vi.useFakeTimers();
  act(() => useDraft.getState().edit({ title: "S" }));
  vi.advanceTimersByTime(700);
  act(() => useDraft.getState().edit({ title: "Snow", author: "Ann" }));
  vi.advanceTimersByTime(700);
  expect(useRestedDraft.getState().title).not.toBe("Snow");
  vi.advanceTimersByTime(200);
  expect(useRestedDraft.getState()).toMatchObject({ title: "Snow", author: "Ann" });
});

it("says beside the article which emoji the page is printed without", () => {
  renderPart(<UnprintedNote />);
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => useDraft.getState().edit({ content: "We won 🏆🎉 again ❤️, said the 👩‍👩‍👧‍👦 of No. 5 ★." }));
  expect(screen.getByRole("status").textContent).toBe("The page is printed without these characters: 🏆 🎉 ❤️ 👩‍👩‍👧‍👦");
});
