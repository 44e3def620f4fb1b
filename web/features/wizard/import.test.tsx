import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { errorCodes } from "../../../functions/http/contract.ts";
import app from "../../../locales/en/app.json";
import { useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { ArticleSection } from "./article-section.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const duluth = { city: "Duluth", country: "United States", countryCode: "US", timeZone: "America/Chicago", lat: 46.78, lng: -92.1 };
const page = (changes = {}) => ({
  title: "Ferry goes electric",
  content: "The oldest ferry left its pier without a sound.\n\nThe fare stays at two dollars.",
  region: "Duluth, United States",
  author: "Ruth Editor",
  publishDate: "2026-11-14",
  url: "https://www.harbornews.example/ferry",
  siteName: "Harbor News",
  language: "de-AT",
  detectedLocation: { ...duluth, region: "Minnesota" },
  truncated: false,
  ...changes,
});

function openArticle(answers: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({ "GET /api/ai/models": json([]), "POST /api/import-url": json(page()), ...answers });
  renderPart(<ArticleSection />);
  return {
    imports: () => calls.filter(({ call }) => call === "POST /api/import-url").map(({ body }) => body),
    taken: () => calls.filter(({ call }) => call === "POST /api/images").map(({ body }) => body),
  };
}

const type = (address: string) => fireEvent.change(screen.getByLabelText("Import from URL"), { target: { value: address } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const toast = () => useToast.getState().current;
const failure = (code: string, status = 422, headers = {}) => json({ error: `server: ${code}`, code, requestId: "r" }, status, headers);

async function importArticle() {
  type("https://www.harbornews.example/ferry");
  press("Import");
  await screen.findByText("Harbor News");
}

it("an empty field asks for an address, and nothing is sent", () => {
  const { imports } = openArticle();
  press("Import");
  expect(toast()).toMatchObject({ title: "Please enter a web address.", tone: "error" });
  expect(imports()).toEqual([]);
});

it("an address without a scheme gets https, and what the page gave fills the fields", async () => {
  const { imports } = openArticle();
  type(" www.harbornews.example/ferry ");
  press("Import");
  await screen.findByText("Harbor News");
  expect(imports()).toEqual([{ url: "https://www.harbornews.example/ferry", language: "en" }]);
  expect(useDraft.getState()).toMatchObject({
    title: "Ferry goes electric",
    content: page().content,
    region: "Duluth, United States",
    author: "Ruth Editor",
    publishDate: "2026-11-14",
    language: "de",
  });
  expect(useOrigin.getState()).toMatchObject({ importedUrl: "https://www.harbornews.example/ferry", place: duluth });
  const link = screen.getByRole("link", { name: "Harbor News" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://www.harbornews.example/ferry", "noopener noreferrer"]);
});

it("what the user had typed comes back whole, and so does the import after that", async () => {
  openArticle();
  act(() => useDraft.getState().edit({ title: "Mine", content: "My own words.", region: "Bergen", author: "Me" }));
  await importArticle();
  act(() => toast()?.action?.onPress());
  expect(useDraft.getState()).toMatchObject({ title: "Mine", content: "My own words.", region: "Bergen", author: "Me", language: null });
  expect(useOrigin.getState().importedUrl).toBe("");
  await waitFor(() => expect(toast()?.title).toBe("Everything is as it was before the import."));
  act(() => toast()?.action?.onPress());
  expect(useDraft.getState().title).toBe("Ferry goes electric");
  expect(useOrigin.getState().importedUrl).not.toBe("");
});

it("edits after an import are not lost to its Undo", async () => {
  openArticle();
  await importArticle();
  act(() => useDraft.getState().edit({ title: "Edited since" }));
  press("Undo import");
  expect(useDraft.getState().title).toBe("");
  await waitFor(() => expect(toast()?.action?.label).toBe("Bring it back"));
  act(() => toast()?.action?.onPress());
  expect(useDraft.getState().title).toBe("Edited since");
});

it("a page that names no author or place leaves one's own, but not those of the page before", async () => {
  const silent = page({
    author: "",
    region: "",
    detectedLocation: undefined,
    publishDate: "",
    url: "https://other.example/b",
    siteName: "Other",
  });
  openArticle({ "POST /api/import-url": json(silent) });
  act(() => useDraft.getState().edit({ author: "Me", region: "Bergen" }));
  type("other.example/b");
  press("Import");
  await screen.findByText("Other");
  expect(useDraft.getState()).toMatchObject({ author: "Me", region: "Bergen" });
  type("other.example/c");
  press("Import");
  await waitFor(() => expect(useDraft.getState()).toMatchObject({ author: "", region: "" }));
});

it("shows the specification's words while a page is fetched; Escape and Cancel give up and change nothing", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  openArticle();
  vi.stubGlobal("fetch", (_path: string, init: RequestInit = {}) => {
    signals.push(init.signal);
    return new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  });
  act(() => useDraft.getState().edit({ title: "Mine" }));
  const begin = async () => {
    type("https://www.harbornews.example/ferry");
    screen.getByRole("button", { name: "Import" }).focus();
    press("Import");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
  };
  await begin();
  for (const words of ["Extracting content...", "Please wait while we analyze the URL"]) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByText("Importing...").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Headline").closest("[inert]")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(screen.queryByText("Extracting content...")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Import");
  await begin();
  press("Cancel");
  await waitFor(() => expect(screen.queryByText("Extracting content...")).toBeNull());
  expect(signals.filter((signal) => signal?.aborted)).toHaveLength(2);
  expect([useDraft.getState().title, useOrigin.getState().importedUrl, toast()]).toEqual(["Mine", "", null]);
});

it("every way an import can fail has a sentence of its own that says what to do", () => {
  const own = app.import.errors as Record<string, string>;
  // Those of an import stand last.
  const codes = errorCodes.slice(errorCodes.indexOf("URL_REQUIRED"));
  expect(codes).toContain("ROBOTS");
  for (const code of codes) expect(own[code], code).toMatch(/please .*\.$/i);
  expect(new Set(Object.values(own)).size).toBe(Object.values(own).length);
});

it("says why in a message and beside the field, in the specification's words, and keeps the address", async () => {
  openArticle({ "POST /api/import-url": failure("PAYWALLED") });
  type("https://www.harbornews.example/ferry");
  press("Import");
  const sentence = "This article is behind a paywall or cannot be read by us. If you may read it, please paste the text instead.";
  await waitFor(() => expect(toast()).toMatchObject({ title: "Content extraction failed", description: sentence, tone: "error" }));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect((screen.getByLabelText("Import from URL") as HTMLInputElement).value).toBe("https://www.harbornews.example/ferry");
});

it("a limit says when it ends", async () => {
  openArticle({ "POST /api/import-url": failure("RATE_LIMITED", 429, { "retry-after": "1800" }) });
  type("https://www.harbornews.example/ferry");
  press("Import");
  await waitFor(() => expect(toast()?.description).toMatch(/You can import again at \d+:\d\d\s?[AP]M;/));
});

it("what has no sentence of ours is told in the server's words, and an answer that is not ours by its status", async () => {
  const answers = [
    json({ error: "The press is closed today.", code: "NOT_CONFIGURED", requestId: "r" }, 503),
    new Response("<html>", { status: 502 }),
  ];
  openArticle({ "POST /api/import-url": () => answers.shift() as Response });
  type("https://www.harbornews.example/ferry");
  press("Import");
  await waitFor(() => expect(toast()?.description).toBe("The press is closed today."));
  press("Import");
  await waitFor(() => expect(toast()?.description).toBe("HTTP 502: Failed to extract content"));
});

it("without a network it says so at once", () => {
  const { imports } = openArticle();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  type("https://www.harbornews.example/ferry");
  press("Import");
  vi.restoreAllMocks();
  expect(toast()?.description).toMatch(/^We could not reach the server\./);
  expect(imports()).toEqual([]);
});

it("an address alone in the article is fetched with one press", async () => {
  const { imports } = openArticle();
  fireEvent.change(screen.getByLabelText("Article"), { target: { value: "www.harbornews.example/ferry\n" } });
  press("Import this page");
  await screen.findByText("Harbor News");
  expect(imports()).toEqual([{ url: "https://www.harbornews.example/ferry", language: "en" }]);
  expect(screen.queryByRole("button", { name: "Import this page" })).toBeNull();
});

it("says that a text was cut, and credits no page once none of its text is left", async () => {
  openArticle({ "POST /api/import-url": json(page({ truncated: true })) });
  await importArticle();
  expect(screen.getByText("The text was longer than 10,000 characters and was cut at the end of a sentence.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Article"), { target: { value: "Quite another article." } });
  expect(screen.queryByText("Harbor News")).toBeNull();
});

it("forgets the source and keeps the article", async () => {
  openArticle();
  await importArticle();
  press("Forget the source");
  expect(document.activeElement?.textContent).toBe("Enter Article & Location");
  expect(screen.queryByText("Harbor News")).toBeNull();
  expect([useOrigin.getState().importedUrl, useDraft.getState().content]).toEqual(["", page().content]);
});

it("takes the page's picture over only when asked to, and gives it back", async () => {
  const { taken } = openArticle({
    "POST /api/import-url": json(page({ image: "https://img.example/ferry.jpg" })),
    "POST /api/images": json({ imageUrl: "/api/images/abc" }, 201),
  });
  await importArticle();
  const use = await screen.findByRole("button", { name: "Use this picture" });
  expect(taken()).toEqual([]);
  expect(screen.getByText("Please use only pictures you have the right to use.")).toBeTruthy();
  act(() => use.focus());
  fireEvent.click(use);
  const picture = await screen.findByRole("img", { name: "The picture from the imported page" });
  expect([taken(), picture.getAttribute("src")]).toEqual([[{ url: "https://img.example/ferry.jpg" }], "/api/images/abc"]);
  expect(useOrigin.getState().imageUrl).toBe("/api/images/abc");
  expect(document.activeElement?.textContent).toBe("Do not use it");
  press("Do not use it");
  expect(useOrigin.getState().imageUrl).toBe("");
  expect(screen.getByRole("button", { name: "Use this picture" })).toBeTruthy();
});

it("a picture that cannot be fetched leaves the article as it is and says what to do", async () => {
  openArticle({
    "POST /api/import-url": json(page({ image: "https://img.example/ferry.jpg" })),
    "POST /api/images": failure("NOT_A_PAGE", 415),
  });
  await importArticle();
  fireEvent.click(await screen.findByRole("button", { name: "Use this picture" }));
  expect(await screen.findByText(/^The picture could not be fetched\. Please try again,/)).toBeTruthy();
  expect(useDraft.getState().content).toBe(page().content);
});

it("a picture that is gone, or was another person's on this browser, is not sent with the newspaper", async () => {
  openArticle({ "POST /api/import-url": json(page({ image: "https://img.example/ferry.jpg" })) });
  await importArticle();
  act(() => useOrigin.getState().note({ imageUrl: "/api/images/gone" }));
  fireEvent.error(await screen.findByRole("img", { name: "The picture from the imported page" }));
  expect(useOrigin.getState().imageUrl).toBe("");
  expect(screen.getByRole("button", { name: "Use this picture" })).toBeTruthy();
});

it("a picture taken over from one page is not printed with the article of another", async () => {
  openArticle();
  await importArticle();
  act(() => useOrigin.getState().note({ imageUrl: "/api/images/first" }));
  type("https://other.example/b");
  press("Import");
  await waitFor(() => expect(useOrigin.getState().imageUrl).toBe(""));
  act(() => useToast.getState().current?.action?.onPress());
  expect(useOrigin.getState().imageUrl).toBe("/api/images/first");
});

it("who is signed out meanwhile is asked to sign in, not told of a failure, and keeps the address", async () => {
  const { imports } = openArticle({ "POST /api/import-url": failure("UNAUTHORIZED", 401) });
  type("https://www.harbornews.example/ferry");
  press("Import");
  await waitFor(() => expect(screen.queryByText("Extracting content...")).toBeNull());
  expect([imports().length, toast(), screen.queryByRole("alert")]).toEqual([1, null, null]);
  expect(useOrigin.getState().address).toBe("https://www.harbornews.example/ferry");
});

it("Enter pressed twice, held down, or a double click imports once and does not give up", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { imports } = openArticle({ "POST /api/import-url": () => new Promise<Response>(() => undefined) });
  type("https://www.harbornews.example/ferry");
  press("Import");
  const cancel = await screen.findByRole("button", { name: "Cancel" });
  expect(fireEvent.keyDown(cancel, { key: "Enter" })).toBe(false);
  now.mockReturnValue(9_000);
  expect(fireEvent.keyDown(cancel, { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(cancel, { key: "Enter" })).toBe(true);
  now.mockRestore();
  fireEvent.click(cancel, { detail: 2 });
  expect(screen.getByText("Extracting content...")).toBeTruthy();
  expect(imports()).toHaveLength(1);
  press("Cancel");
  await waitFor(() => expect(screen.queryByText("Extracting content...")).toBeNull());
});

const rewrite = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("author and day of a page go with the last of its text, and come back with it", async () => {
  openArticle();
  await importArticle();
  rewrite("Article", page().content.replace("two dollars", "three dollars"));
  expect(useDraft.getState()).toMatchObject({ author: "Ruth Editor", publishDate: "2026-11-14" });
  rewrite("Article", "The library opens on Friday.");
  expect(useDraft.getState()).toMatchObject({ content: "The library opens on Friday.", author: "", publishDate: "" });
  rewrite("Article", page().content);
  expect(useDraft.getState()).toMatchObject({ author: "Ruth Editor", publishDate: "2026-11-14" });
});

it("an author whom the user has typed stays when the text is replaced, and so does the day", async () => {
  openArticle();
  await importArticle();
  act(() => useDraft.getState().edit({ author: "Me", publishDate: "2026-11-20" }));
  rewrite("Article", "The library opens on Friday.");
  expect(useDraft.getState()).toMatchObject({ author: "Me", publishDate: "2026-11-20" });
});
