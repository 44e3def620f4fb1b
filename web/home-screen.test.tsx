import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useDesk } from "./api/desk.ts";
import { useOrigin } from "./api/press/article-origin.ts";
import { useDraft } from "./api/press/draft.ts";
import { HomeScreen } from "./home-screen.tsx";
import { NavigationSlot } from "./ui/navigation-slot.tsx";
import { json, renderPart, serveApi } from "./ui/testing.tsx";
import { useToast } from "./ui/toast.ts";

// Its pages cannot be set: there is no canvas to measure with.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const saved = {
  id: "paper-1",
  title: "Rain",
  content: "It rained all day.",
  region: "Duluth, United States",
  templateId: "american-classic",
  layout: "three-column",
  language: "de",
  author: "Ruth Halvorsen",
  publishDate: "2026-03-08",
  importedUrl: "https://news.example/rain",
  place: { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" },
  newspaperName: "The Duluth Courier",
  previewImageUrl: "",
  folio: { volume: 1, number: 3, price: "", motto: "", ears: ["", ""] },
  updatedAt: 1_795_000_000_000,
};

function openHome(answers: Parameters<typeof serveApi>[0] = {}) {
  const user = {
    id: "u",
    email: "a@example.test",
    username: "a",
    firstName: "",
    role: "user",
    tokens: 3,
    newspaperCount: 1,
    language: "en",
  };
  vi.spyOn(console, "warn").mockImplementation(() => {});
  serveApi({
    "GET /api/auth/user": json(user),
    "GET /api/user/tokens": json({ tokens: 3, isAdmin: false }),
    "GET /api/templates": json([]),
    "GET /api/ai/models": json([]),
    "GET /api/completed-newspapers": json([saved]),
    "GET /api/completed-newspapers/paper-1": json(saved),
    ...answers,
  });
  renderPart(
    <>
      <NavigationSlot />
      <HomeScreen />
    </>,
  );
}

async function restore() {
  fireEvent.click(screen.getByRole("button", { name: "My Newspapers" }));
  fireEvent.click(await screen.findByRole("button", { name: "Restore “Rain”" }));
  await waitFor(() => expect(useDesk.getState().newspaperId).toBe("paper-1"));
}

it("restores a newspaper into the article with all its settings", async () => {
  openHome();
  await restore();
  const { title, content, region, templateId, layout, language, author, publishDate } = saved;
  expect(useDraft.getState()).toMatchObject({ title, content, region, templateId, layout, language, author, publishDate });
  expect((screen.getByLabelText("Headline") as HTMLInputElement).value).toBe("Rain");
});

it("a restored newspaper brings its own source and place, and what the article before had comes back with it", async () => {
  openHome();
  const own = { importedUrl: "https://mine.example/a", passages: ["Half an article"], imageUrl: "/api/images/mine" };
  act(() => useOrigin.getState().note(own));
  await restore();
  expect(useOrigin.getState()).toMatchObject({ importedUrl: saved.importedUrl, place: saved.place, imageUrl: "" });
  await waitFor(() => expect(useToast.getState().current?.action?.label).toBe("Undo"));
  act(() => useToast.getState().current?.action?.onPress());
  expect(useOrigin.getState()).toMatchObject(own);
});

it("gives back what was typed when a restoration is undone", async () => {
  openHome();
  act(() => useDraft.getState().edit({ title: "My own", content: "Half an article" }));
  await restore();
  await waitFor(() => expect(useToast.getState().current?.action?.label).toBe("Undo"));
  act(() => useToast.getState().current?.action?.onPress());
  expect(useDraft.getState()).toMatchObject({ title: "My own", content: "Half an article", language: null });
  expect(useDesk.getState().newspaperId).toBeNull();
});

it("forgets a newspaper that is gone or another person's, without a fuss", async () => {
  act(() => useDesk.getState().put("paper-2"));
  openHome();
  await waitFor(() => expect(useDesk.getState().newspaperId).toBeNull());
  expect(useToast.getState().current).toBeNull();
});

it("says that the newspaper is safe when it cannot be loaded", async () => {
  act(() => useDesk.getState().put("paper-1"));
  openHome({ "GET /api/completed-newspapers/paper-1": json({ error: "x", code: "INTERNAL", requestId: "r" }, 500) });
  const words = await screen.findByText(/safe on the server/);
  expect(words.closest("[role=alert]")).toBeTruthy();
  expect(useDesk.getState().newspaperId).toBe("paper-1");
});

it("says that the newspaper is saved when its page cannot be set, and offers to try again", async () => {
  act(() => useDesk.getState().put("paper-1"));
  openHome();
  const notice = await screen.findByText("The page could not be set. Your newspaper is saved. Please try again.");
  expect(notice).toBeTruthy();
});
