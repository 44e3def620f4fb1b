import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, type Mock, type MockInstance, vi } from "vitest";
import { type Newspaper, useNewspaper } from "../../api/newspapers.ts";
import type { PageScene } from "../../typeset/index.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { SharePanel } from "./share-panel.tsx";
import type { FileMaker } from "./use-device-share.ts";

const cardOf = () => Promise.reject(new Error("Not composed in this test"));

export const newspaper = {
  id: "n1",
  title: "Library reopens",
  newspaperName: "The Duluth Courier",
  imageUrl: "/api/images/main",
  currentFilter: "sepia",
  previewImageUrl: "",
  sharePictures: { pages: [], card: "" },
  expandedContent: { expandedTitle: "Library reopens after flood", expandedContent: "It is dry again." },
  shareUrl: null,
  updatedAt: 7,
} as unknown as Newspaper;
export const made = { pages: ["/api/images/p1"], narrow: "/api/images/narrow", card: "/api/images/card", preview: "/api/images/small" };
export const shareUrl = "/share/AbC/library-reopens";
export const isPublic = { ...newspaper, shareUrl, sharePictures: { pages: made.pages, card: made.card } } as Newspaper;
const onePage = [{ page: 1, width: 612, height: 816, items: [] }] as unknown as PageScene[];
const read = "GET /api/completed-newspapers/n1";
export const [save, sharing] = ["POST /api/completed-newspapers", "PUT /api/completed-newspapers/n1/sharing"];
export const toast = () => useToast.getState().current;

/** A window as the browser gives it, not yet anywhere. */
function fakeWindow() {
  const at = {
    document: document.implementation.createHTMLDocument(""),
    closed: false,
    opener: window,
    location: { replace: vi.fn() as Mock },
  };
  return Object.assign(at, { close: vi.fn() as Mock });
}

interface HostProps {
  pages: readonly PageScene[];
  makeFile: FileMaker;
}

/** The panel as the screen shows it: of what is kept of the newspaper, with what is unsaved. */
function Host({ pages, makeFile }: HostProps) {
  const { data } = useNewspaper("n1");
  return data ? <SharePanel newspaper={data} pages={pages} card={cardOf} makeFile={makeFile} /> : null;
}

/** The panel on a server that remembers what is saved and shared. */
export async function openPanel({
  of = newspaper,
  pages = onePage,
  user = { id: "u", email: "a@example.test" } as object | null,
  answers = {} as Parameters<typeof serveApi>[0],
  makeFile = vi.fn() as FileMaker,
} = {}) {
  let kept = of;
  const calls = serveApi({
    "GET /api/auth/user": user ? json(user) : json({ code: "UNAUTHORIZED" }, 401),
    [read]: () => json(kept),
    [save]: () => {
      const sent = calls.findLast(({ call }) => call === save)?.body as Newspaper;
      kept = { ...sent, updatedAt: kept.updatedAt + 1 };
      return json(kept);
    },
    [sharing]: () => {
      const shared = (calls.findLast(({ call }) => call === sharing)?.body as { shared: boolean } | undefined)?.shared;
      kept = { ...kept, shareUrl: shared ? shareUrl : null };
      return shared ? json({ shareUrl }) : json(null, 204);
    },
    ...answers,
  });
  const opened = fakeWindow();
  const open = vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  renderPart(<Host pages={pages} makeFile={makeFile} />);
  await screen.findByRole("button", { name: "Share on LinkedIn" });
  await waitFor(() => expect(calls.some(({ call }) => call === "GET /api/auth/user")).toBe(true));
  await act(() => new Promise((done) => setTimeout(done)));
  const sent = (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body);
  return { calls, open: open as MockInstance<typeof window.open>, opened, sent };
}

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

export function tidyUp(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}
