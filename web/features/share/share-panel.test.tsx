import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addChanges } from "../../api/stone/unsaved-changes.ts";
import { json } from "../../ui/testing.tsx";
import { isPublic, made, newspaper, openPanel, press, save, shareUrl, sharing, tidyUp, toast } from "./share.test-data.tsx";
import * as pictures from "./share-pictures.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(pictures, "makeSharePictures").mockResolvedValue(made);
});
afterEach(tidyUp);

it("has every button barred, with the reason, until there is a main picture and text", async () => {
  const { open } = await openPanel({ of: { ...newspaper, imageUrl: "" } });
  for (const button of screen.getAllByRole("button")) {
    expect(button.getAttribute("aria-disabled")).toBe("true");
    const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("main picture");
  }
  press("Share on Twitter");
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shares no page that is still being set, and says so", async () => {
  await openPanel({ pages: [] });
  press("Copy link");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(toast()?.title).toContain("not complete yet");
});

it("leads who is signed out to sign in, and back", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  await openPanel({ user: null });
  await screen.findByText("Please sign in to share your newspaper.");
  press("Share on Facebook");
  expect(assign).toHaveBeenCalledWith("/api/login?next=%2Fhome");
});

it("asks before anything becomes public, and does nothing when the answer is no", async () => {
  const { open, sent } = await openPanel();
  press("Share on LinkedIn");
  expect(screen.getByRole("dialog", { name: "Make this newspaper public?" }).textContent).toContain("your e-mail address");
  press("Cancel");
  expect(open).not.toHaveBeenCalled();
  expect(pictures.makeSharePictures).not.toHaveBeenCalled();
  expect(sent(sharing)).toEqual([]);
});

it("opens the window at the press itself, and addresses it once the newspaper is public with its pictures", async () => {
  const { open, opened, calls, sent } = await openPanel();
  let drawn: (pictures: typeof made) => void = () => {};
  vi.mocked(pictures.makeSharePictures).mockReturnValue(new Promise((resolve) => (drawn = resolve)));
  press("Share on LinkedIn");
  press("Make public and open LinkedIn");
  expect(open).toHaveBeenCalledOnce();
  expect(open.mock.calls[0]?.[2]).toContain("popup,width=600,height=400");
  expect(opened.document.body.textContent).toContain("LinkedIn opens here as soon as your newspaper is ready.");
  expect(sent(sharing)).toEqual([]);
  await act(async () => drawn(made));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
  expect(opened.location.replace.mock.calls[0]?.[0]).toContain(encodeURIComponent(`${location.origin}${shareUrl}`));
  expect(opened.opener).toBeNull();
  expect(sent(save)).toMatchObject([
    { sharePictures: { pages: made.pages, card: made.card }, previewImageUrl: made.preview, updatedAt: 7 },
  ]);
  // The page is never public without the pictures that were made for it.
  const order = calls.map(({ call }) => call).filter((call) => call === save || call === sharing);
  expect(order).toEqual([save, sharing]);
  expect(toast()?.title).toBe("Your newspaper is public.");
  expect((screen.getByLabelText("Address") as HTMLInputElement).value).toBe(`${location.origin}${shareUrl}`);
});

it("closes the window when it fails, says so in the specification's words, and shares at the next press", async () => {
  const refused = json({ error: "No.", code: "INTERNAL", requestId: "r" }, 500);
  let answer: () => Response = () => refused.clone();
  const { opened, sent } = await openPanel({ answers: { [sharing]: () => answer() } });
  press("Share on Twitter");
  press("Make public and open Twitter");
  await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  expect(toast()).toMatchObject({ title: "Share Failed", description: "Unable to share to Twitter", tone: "error" });
  expect(screen.getByText(/went wrong on our side.*unchanged, and it is not public/)).toBeTruthy();
  answer = () => json({ shareUrl });
  press("Try again");
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
  // What was drawn once is not drawn again.
  expect(pictures.makeSharePictures).toHaveBeenCalledOnce();
  expect(sent(sharing)).toEqual([{ shared: true }, { shared: true }]);
});

it("does not claim that a newspaper is private when the answer was lost on the line", async () => {
  let isSent = false;
  const lost = () => {
    isSent = true;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  const read = () => json({ ...(isSent ? isPublic : newspaper), updatedAt: 9 });
  const { opened } = await openPanel({ answers: { [sharing]: lost, "GET /api/completed-newspapers/n1": read } });
  press("Share on Twitter");
  press("Make public and open Twitter");
  await waitFor(() => expect(opened.close).toHaveBeenCalled());
  expect((await screen.findByText(/There is no connection/)).textContent).not.toContain("not public");
  // The server has it public, and is asked: it can be taken back.
  expect(await screen.findByRole("button", { name: "Stop sharing" })).toBeTruthy();
});

it("offers a plain link when the browser opens no window", async () => {
  const { open } = await openPanel();
  open.mockReturnValue(null);
  press("Share on dev.to");
  press("Make public and open dev.to");
  const link = await screen.findByRole("link", { name: "Open dev.to" });
  expect(link.getAttribute("href")).toContain("https://dev.to/new?prefill=");
  expect(toast()).toMatchObject({ title: "Share Failed", description: "Unable to share to dev.to" });
});

it("leads to no network any more once the newspaper is taken back", async () => {
  const { open } = await openPanel();
  open.mockReturnValue(null);
  press("Share on dev.to");
  press("Make public and open dev.to");
  await screen.findByRole("link", { name: "Open dev.to" });
  press("Stop sharing");
  await waitFor(() => expect(toast()?.title).toBe("Your newspaper is no longer public."));
  expect(screen.queryByRole("link", { name: "Open dev.to" })).toBeNull();
});

it("keeps no pictures of a look that was changed while they were drawn", async () => {
  let drawn: (pictures: typeof made) => void = () => {};
  vi.mocked(pictures.makeSharePictures).mockReturnValue(new Promise((resolve) => (drawn = resolve)));
  const { opened, sent } = await openPanel();
  press("Share on LinkedIn");
  press("Make public and open LinkedIn");
  act(() => addChanges("n1", { currentFilter: "aged" }));
  opened.closed = true;
  await act(async () => drawn(made));
  await waitFor(() => expect(sent(sharing)).toEqual([{ shared: true }]));
  expect(sent(save)).toEqual([]);
  // Whoever has closed the window wants it nowhere.
  expect(opened.location.replace).not.toHaveBeenCalled();
});

it("is canceled at once: nothing becomes public, and the window closes", async () => {
  vi.mocked(pictures.makeSharePictures).mockReturnValue(new Promise(() => {}));
  const { opened, sent } = await openPanel();
  press("Share on Facebook");
  press("Make public and open Facebook");
  press("Cancel");
  await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  expect(toast()?.title).toContain("canceled");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Share" }));
  expect(sent(sharing)).toEqual([]);
  expect(screen.getByRole("button", { name: "Share on Facebook" }).getAttribute("aria-disabled")).toBeNull();
});

it("asks nothing of a newspaper that is public already", async () => {
  const { opened, sent } = await openPanel({ of: isPublic });
  press("Share on Twitter");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opened.location.replace.mock.calls[0]?.[0]).toContain("Library%20reopens%20after%20flood%20%7C%20The%20Duluth%20Courier");
  expect(sent(sharing)).toEqual([]);
});

it("copies the link, and selects it for the reader's own copying where the browser does not", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openPanel({ of: isPublic });
  press("Copy link");
  await waitFor(() => expect(toast()?.title).toBe("The link was copied."));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${shareUrl}`);
  writeText.mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  press("Copy link");
  await screen.findByText(/did not allow copying/);
  expect(document.activeElement).toBe(screen.getByLabelText("Address"));
});

it("gives the embed code after asking, and the keyboard with it", async () => {
  await openPanel();
  press("Embed");
  press("Make public");
  const code = (await screen.findByLabelText("Embed code")) as HTMLInputElement;
  expect(code.value).toContain("/share/AbC/embed");
  expect(document.activeElement).toBe(code);
});

it("stops sharing at once, says that the address has ended, and keeps the keyboard in its place", async () => {
  const { sent } = await openPanel({ of: isPublic });
  press("Stop sharing");
  await waitFor(() => expect(toast()?.title).toBe("Your newspaper is no longer public."));
  expect(sent(sharing)).toEqual([{ shared: false }]);
  expect(screen.queryByLabelText("Address")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Share" }));
});

it("says that a newspaper is still public when sharing could not be stopped", async () => {
  await openPanel({ of: isPublic, answers: { [sharing]: json({ code: "INTERNAL" }, 500) } });
  press("Stop sharing");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Your newspaper is still public.", tone: "error" }));
  expect(screen.getByLabelText("Address")).toBeTruthy();
});

it("does not call a newspaper public that another window has deleted", async () => {
  const gone = json({ code: "NOT_FOUND", error: "x", requestId: "r" }, 404);
  await openPanel({ of: isPublic, answers: { [sharing]: gone } });
  press("Stop sharing");
  await waitFor(() => expect(toast()).toMatchObject({ title: "Your newspaper is no longer public." }));
  expect(toast()?.description).toContain("not there any more");
});

it("a public newspaper that was changed gets new pictures by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { sent } = await openPanel({ of: { ...isPublic, sharePictures: { pages: [], card: "" } } });
  expect(screen.getByText(/gets new pictures after your change/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  await waitFor(() => expect(sent(save)).toMatchObject([{ sharePictures: { pages: made.pages, card: made.card } }]));
  expect(screen.queryByText(/gets new pictures after your change/)).toBeNull();
});

it("saves no new pictures of a newspaper that was taken back while they were drawn", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let drawn: (pictures: typeof made) => void = () => {};
  vi.mocked(pictures.makeSharePictures).mockReturnValue(new Promise((resolve) => (drawn = resolve)));
  const { sent } = await openPanel({ of: { ...isPublic, sharePictures: { pages: [], card: "" } } });
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(pictures.makeSharePictures).toHaveBeenCalledOnce();
  press("Stop sharing");
  await waitFor(() => expect(screen.queryByLabelText("Address")).toBeNull());
  await act(async () => drawn(made));
  expect(sent(save)).toEqual([]);
});

it("says why a newspaper was taken down and whom to write to, and offers no other try", async () => {
  const details = { reason: "taken-down", why: "It shows a private address.", contact: "press@operator.example" };
  await openPanel({ answers: { [sharing]: json({ code: "CONFLICT", details }, 409) } });
  press("Copy link");
  press("Make public and copy link");
  expect((await screen.findByText(/has taken this newspaper down\./)).textContent).toContain("It shows a private address.");
  expect(screen.getByText(/Please write to/).textContent).toContain("press@operator.example");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
