import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { json, serveApi } from "../../ui/testing.tsx";
import { keepSavedNewspaper, savedNewspaper, useNewspaper } from "../newspapers.ts";
import { setSharing } from "../sharing.ts";
import { handOver, useEditNewspaper, useIsUnsaved } from "./edit-newspaper.ts";
import { forgetTrouble, troubleOf } from "./save-troubles.ts";
import { unsavedChangesOf, useUnsavedChanges } from "./unsaved-changes.ts";
import { hasUnsavedWork } from "./unsaved-work.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const paper = (more: object = {}) => ({
  id: "p",
  title: "Bridge",
  currentFilter: "none",
  templateId: "american-classic",
  updatedAt: 1,
  ...more,
});
const [read, save] = ["GET /api/completed-newspapers/p", "POST /api/completed-newspapers"];

async function openPaper(answers: Parameters<typeof serveApi>[0]) {
  const calls = serveApi({ [read]: () => json(paper()), ...answers });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => ({ paper: useNewspaper("p").data, edit: useEditNewspaper(), isUnsaved: useIsUnsaved("p") }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.paper).toBeTruthy());
  const saves = () => calls.filter(({ call }) => call === save).map(({ body }) => body as Record<string, unknown>);
  return { result, saves, client };
}

it("shows a change at once and saves it on top of what the server has", async () => {
  const { result, saves } = await openPaper({ [save]: () => json(paper({ currentFilter: "sepia", updatedAt: 2 })) });
  act(() => result.current.edit("p", { currentFilter: "sepia" }));
  expect(result.current.paper?.currentFilter).toBe("sepia");
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(saves()).toMatchObject([{ id: "p", currentFilter: "sepia", updatedAt: 1 }]);
  expect(result.current.paper).toMatchObject({ currentFilter: "sepia", updatedAt: 2 });
  expect(result.current.isUnsaved).toBe(false);
});

it("sends a change made while another is being saved after it, never beside it", async () => {
  let answer: (response: Response) => void = () => {};
  let version = 1;
  const { result, saves } = await openPaper({
    [save]: () => {
      version += 1;
      if (version === 2) return new Promise<Response>((resolve) => (answer = resolve));
      return json(paper({ currentFilter: "aged", templateId: "modern-herald", updatedAt: version }));
    },
  });
  act(() => result.current.edit("p", { currentFilter: "sepia", templateId: "modern-herald" }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  act(() => result.current.edit("p", { currentFilter: "aged" }));
  expect(saves()).toHaveLength(1);
  answer(json(paper({ currentFilter: "sepia", templateId: "modern-herald", updatedAt: 2 })));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ currentFilter: "aged", templateId: "modern-herald", updatedAt: 2 });
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(result.current.paper?.currentFilter).toBe("aged");
});

it("keeps a change in the browser while the line is down, says so, and sends it when it is back", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  let isDown = true;
  const { result, saves } = await openPaper({
    [save]: () => {
      if (isDown) throw new TypeError("offline");
      return json(paper({ currentFilter: "vintage", updatedAt: 2 }));
    },
  });
  act(() => result.current.edit("p", { currentFilter: "vintage" }));
  await waitFor(() => expect(result.current.isUnsaved).toBe(true));
  expect(result.current.paper?.currentFilter).toBe("vintage");
  expect(localStorage.getItem("unsaved-changes")).toContain("vintage");
  isDown = false;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(result.current.isUnsaved).toBe(false));
  expect(saves()).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
});

it("takes no late answer for the newspaper as it is", async () => {
  const { client } = await openPaper({ [read]: () => json(paper({ updatedAt: 5, templateId: "bamboo-daily" })) });
  act(() => keepSavedNewspaper(client, paper({ updatedAt: 4 }) as never));
  expect(savedNewspaper(client, "p")).toMatchObject({ updatedAt: 5, templateId: "bamboo-daily" });
});

it("says that a newspaper is public although a save that began before has not heard of it", async () => {
  let answer: (response: Response) => void = () => {};
  const { result, saves, client } = await openPaper({
    [read]: () => json(paper({ shareUrl: null })),
    [save]: () => new Promise<Response>((resolve) => (answer = resolve)),
    "PUT /api/completed-newspapers/p/sharing": () => json({ shareUrl: "/share/x/bridge" }),
  });
  act(() => result.current.edit("p", { currentFilter: "sepia" }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  await setSharing(client, "p", true);
  answer(json(paper({ currentFilter: "sepia", shareUrl: null, updatedAt: 2 })));
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(result.current.paper).toMatchObject({ currentFilter: "sepia", shareUrl: "/share/x/bridge", updatedAt: 2 });
});

it("asks once for a newspaper that another window has deleted, and has nothing left to save of it", async () => {
  const { result, saves } = await openPaper({ [save]: () => json({ error: "x", code: "NOT_FOUND", requestId: "r" }, 404) });
  act(() => result.current.edit("p", { currentFilter: "sepia" }));
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(saves()).toHaveLength(1);
  expect(hasUnsavedWork()).toBe(false);
});

it("opens whatever another program has written where unsaved changes are kept", async () => {
  const broken = { state: { changes: { p: null, q: "sepia", r: [1], s: { currentFilter: "aged" } } }, version: 1 };
  localStorage.setItem("unsaved-changes", JSON.stringify(broken));
  await act(() => useUnsavedChanges.persist.rehydrate());
  expect(hasUnsavedWork()).toBe(true);
  expect(useUnsavedChanges.getState().changes).toEqual({ s: { currentFilter: "aged" } });
});

it("puts a change on top of what was saved elsewhere meanwhile", async () => {
  let server = paper();
  const { result, saves } = await openPaper({
    [read]: () => json(server),
    [save]: () => {
      if (server.updatedAt !== 1) return json(paper({ templateId: "bamboo-daily", currentFilter: "aged", updatedAt: 6 }));
      server = paper({ templateId: "bamboo-daily", updatedAt: 5 });
      return json({ error: "x", code: "CONFLICT", requestId: "r" }, 409);
    },
  });
  act(() => result.current.edit("p", { currentFilter: "aged" }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ templateId: "bamboo-daily", currentFilter: "aged", updatedAt: 5 });
});

it("saves nothing over what another window has written in the same place, keeps both and says so", async () => {
  let elsewhere = paper({ imageCaption: "The bridge", updatedAt: 1 });
  const { result, saves, client } = await openPaper({
    [read]: () => json(elsewhere),
    [save]: () => json({ error: "x", code: "CONFLICT", requestId: "r" }, 409),
  });
  elsewhere = paper({ imageCaption: "The old bridge", updatedAt: 5 });
  act(() => handOver(client, result.current.paper as never, { imageCaption: "The new bridge" }, false));
  await waitFor(() => expect(troubleOf("p")).toEqual({ kind: "clash" }));
  expect(saves()).toHaveLength(1);
  expect(unsavedChangesOf("p")).toEqual({ imageCaption: "The new bridge" });
  expect(savedNewspaper(client, "p")?.imageCaption).toBe("The old bridge");
  act(() => forgetTrouble("p"));
});

it("puts no pictures of its pages over a newspaper that looks otherwise since, done in another tab", async () => {
  const none = { pages: [], card: "" };
  const elsewhere = paper({ templateId: "bamboo-daily", previewImageUrl: "", sharePictures: none, updatedAt: 5 });
  let server = paper({ previewImageUrl: "", sharePictures: none });
  const { result, saves } = await openPaper({
    [read]: () => json(server),
    [save]: () => {
      if (server.updatedAt === 5) return json({ ...elsewhere, updatedAt: 6 });
      server = elsewhere;
      return json({ error: "x", code: "CONFLICT", requestId: "r" }, 409);
    },
  });
  const drawn = { sharePictures: { pages: ["/api/images/old"], card: "/api/images/old-card" }, previewImageUrl: "/api/images/old-small" };
  act(() => result.current.edit("p", drawn));
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(JSON.stringify(saves().slice(1))).not.toContain("old");
  expect(result.current.paper).toMatchObject({ templateId: "bamboo-daily", sharePictures: none, previewImageUrl: "" });
});

it("keeps what another tab did to the other picture", async () => {
  const setting = (role: string, imageUrl: string) => ({
    role,
    focal: null,
    treatment: null,
    replaced: { imageUrl, caption: "", alt: "" },
  });
  const elsewhere = paper({ updatedAt: 5, imageUrl: "/api/images/photo", pictures: [setting("main", "/api/images/map")] });
  let isRead = false;
  let isRefused = false;
  const { result, saves } = await openPaper({
    [read]: () => {
      const answer = isRead ? elsewhere : paper({ imageUrl: "/api/images/map", pictures: [] });
      isRead = true;
      return json(answer);
    },
    [save]: () => {
      const answer = isRefused ? json({ ...elsewhere, updatedAt: 6 }) : json({ code: "CONFLICT", error: "Changed elsewhere." }, 409);
      isRefused = true;
      return answer;
    },
  });
  const small = setting("small", "/api/images/vignette");
  act(() => result.current.edit("p", { smallImageUrl: "/api/images/boat", pictures: [small] } as never));
  await waitFor(() => expect(useUnsavedChanges.getState().changes).toEqual({}));
  expect(saves().at(-1)).toMatchObject({ imageUrl: "/api/images/photo", pictures: [setting("main", "/api/images/map"), small] });
});

it("forgets the pictures of the public page with the small one when pages look otherwise, and keeps them when they do not", async () => {
  const shared = { sharePictures: { pages: ["/api/images/page"], card: "/api/images/card" } };
  const { result, saves } = await openPaper({
    [read]: () => json(paper(shared)),
    [save]: () => json(paper({ updatedAt: 2 })),
  });
  act(() => result.current.edit("p", { currentFilter: "sepia", previewImageUrl: "" }));
  await waitFor(() => expect(saves()).toMatchObject([{ currentFilter: "sepia", sharePictures: { pages: [], card: "" } }]));
  act(() => useUnsavedChanges.setState({ changes: {}, failed: [] }));
  act(() => result.current.edit("p", { previewImageUrl: "/api/images/small" }));
  expect(useUnsavedChanges.getState().changes.p).toEqual({ previewImageUrl: "/api/images/small" });
});
