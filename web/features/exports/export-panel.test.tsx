import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import * as words from "../../i18n/words.ts";
import * as images from "../../render/image/export-image.ts";
import * as pdf from "../../render/pdf/export-pdf.ts";
import type { PageScene } from "../../typeset/index.ts";
import * as downloads from "../../ui/download.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { ExportPanel } from "./export-panel.tsx";

const exportImage = vi.fn<typeof images.exportImage>();
const exportImages = vi.fn<typeof images.exportImages>();
const exportPdf = vi.fn<typeof pdf.exportPdf>();
const download = vi.fn<typeof downloads.download>();

beforeEach(() => {
  vi.spyOn(images, "exportImage").mockImplementation(exportImage);
  vi.spyOn(images, "exportImages").mockImplementation(exportImages);
  vi.spyOn(images, "prepareExport").mockReturnValue();
  vi.spyOn(pdf, "exportPdf").mockImplementation(exportPdf);
  vi.spyOn(words, "loadWords").mockResolvedValue({ page: "Page {{page}}" });
  vi.spyOn(downloads, "download").mockImplementation(download);
});
// What draws stays replaced until the file ends: it is fetched ahead, and may come after its test.
afterEach(() => {
  vi.unstubAllGlobals();
  for (const each of [exportImage, exportImages, exportPdf, download]) each.mockReset();
});

const newspaper = {
  id: "n1",
  title: "Library reopens",
  newspaperName: "The Duluth Courier",
  author: "",
  language: "en",
  expandedContent: { contentLanguage: "" },
  currentFilter: "sepia",
  madeWith: { text: "house", images: "house", house: true },
  made: {},
  importedUrl: "",
  imageUrl: "",
  smallImageUrl: "",
  pictures: [] as Newspaper["pictures"],
  exportSettings: { format: "png", quality: "hd", resolution: { width: 1920, height: 2560, dpi: 150 } },
  updatedAt: 7,
} as Newspaper;
const page = (number: number, height = 816) => ({ page: number, width: 612, height, items: [] }) as unknown as PageScene;
const saved = {
  "GET /api/completed-newspapers/n1": json(newspaper),
  "POST /api/completed-newspapers": json(newspaper),
};
const toast = () => useToast.getState().current;

function openPanel({
  pages = [page(1)],
  current = 1,
  answers = saved as Parameters<typeof serveApi>[0],
  of = newspaper,
  isSetting = false,
  anew = (height: number) => [page(1, height)],
} = {}) {
  const calls = serveApi(answers);
  const onCurrent = vi.fn();
  const setter = { pages: vi.fn(async (height: number) => anew(height)), card: vi.fn(async () => page(1, 320)) };
  renderPart(
    <ExportPanel
      newspaper={pages.length > 0 ? of : undefined}
      pages={pages}
      setter={setter}
      isSetting={isSetting}
      current={current}
      onCurrent={onCurrent}
      isCurrentStep
    />,
  );
  return { calls, onCurrent, setter };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const fileNamed = (ending: string) => new RegExp(`^Library-reopens-\\d{14}\\.${ending}$`);
const drawn = () => exportImage.mock.calls[0];

it("says in the specification's words that there is nothing to export yet", () => {
  openPanel({ pages: [] });
  press("Download PNG");
  expect(toast()).toMatchObject({
    title: "Export Error",
    description: "Newspaper preview not found. Please generate your newspaper first.",
  });
});

it("makes no file of pages that are still those from before a change", () => {
  openPanel({ isSetting: true });
  press("Download PNG");
  press("Download card");
  expect(exportImage).not.toHaveBeenCalled();
  expect(toast()).toBeNull();
});

it("is canceled at once also where a face or a picture is still waited for", async () => {
  exportImage.mockReturnValue(new Promise(() => {}));
  openPanel();
  press("Download PNG");
  press("Cancel");
  await waitFor(() => expect(toast()?.title).toMatch(/cancel/i));
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  expect(download).not.toHaveBeenCalled();
});

it("says in the file that a page with its owner's photographs is a composite", async () => {
  exportImage.mockResolvedValue(new Blob(["png"]));
  const replaced = { imageUrl: "/api/images/made", caption: "", alt: "" };
  const pictures: Newspaper["pictures"] = [{ role: "main", focal: null, treatment: null, replaced }];
  openPanel({ of: { ...newspaper, imageUrl: "/api/images/photo", smallImageUrl: "/api/images/drawing", pictures } });
  press("Download PNG");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(drawn()?.[2]?.xmp).toContain("digitalsourcetype/composite<");
});

it("says in the file what its page says: which models made it, where it is from, and what its owner has edited", async () => {
  exportImage.mockResolvedValue(new Blob(["png"]));
  const colophon = { kind: "text", block: "colophon", text: "Text by Claude. Edited by hand: headline." };
  const front = { ...page(1), items: [colophon] } as unknown as PageScene;
  const made = { headline: "other" };
  const expandedContent = { kicker: "", expandedTitle: "Open again", deck: "" } as Newspaper["expandedContent"];
  const madeWith = { text: "Claude", images: "house", house: false };
  openPanel({ pages: [front], of: { ...newspaper, made, expandedContent, madeWith, importedUrl: "https://example.com/a" } });
  press("Download PNG");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const xmp = drawn()?.[2]?.xmp;
  expect(xmp).toContain("<photoshop:History>Text by Claude. Edited by hand: headline.</photoshop:History>");
  expect(xmp).toContain("digitalsourcetype/compositeWithTrainedAlgorithmicMedia<");
  expect(xmp).toContain("<Iptc4xmpExt:AISystemUsed>Claude</Iptc4xmpExt:AISystemUsed>");
  expect(xmp).toContain("<dc:source>https://example.com/a</dc:source>");
});

it("hands out the page at 1920 by 2560 and 150 dpi in its filter, says how it was made, and saves the newspaper", async () => {
  exportImage.mockResolvedValue(new Blob(["png"]));
  const { calls, setter } = openPanel();
  press("Download PNG");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(drawn()?.[1]).toEqual({ width: 1920, height: 2560, dpi: 150 });
  expect(drawn()?.[2]).toMatchObject({ format: "png", filter: "sepia" });
  expect(drawn()?.[2]?.xmp).toContain("digitalsourcetype/digitalCreation");
  expect(setter.pages).not.toHaveBeenCalled();
  expect(download.mock.calls[0]?.[1]).toMatch(fileNamed("png"));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body).toMatchObject({ id: "n1", updatedAt: 7 }),
  );
});

it("sets the newspaper anew for print, whose paper has another shape, and keeps what was chosen with the newspaper", async () => {
  exportImage.mockResolvedValue(new Blob(["jpg"]));
  const { calls, setter } = openPanel();
  choose("JPG");
  choose("Print");
  expect(screen.getByText("2,550 × 3,300 pixels at 300 dpi")).toBeTruthy();
  press("Download JPG");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(setter.pages).toHaveBeenCalledWith(792);
  expect(drawn()?.[0].height).toBe(792);
  expect(drawn()?.[2]).toMatchObject({ format: "jpg" });
  expect(download.mock.calls[0]?.[1]).toMatch(fileNamed("jpg"));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body).toMatchObject({
      exportSettings: { format: "jpg", quality: "print", resolution: { width: 2550, height: 3300, dpi: 300 } },
    }),
  );
});

it("begins with the format and the quality the newspaper was exported in last", () => {
  const resolution = { width: 3840, height: 5120, dpi: 300 };
  openPanel({ of: { ...newspaper, exportSettings: { format: "jpg", quality: "4k", resolution } } });
  expect(screen.getByRole("radio", { name: "4K" }).getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("button", { name: "Download JPG" })).toBeTruthy();
});

it("exports the page that is chosen", async () => {
  exportImage.mockResolvedValue(new Blob(["png"]));
  const { onCurrent } = openPanel({ pages: [page(1), page(2)], current: 2 });
  press("Download PNG");
  await waitFor(() => expect(drawn()?.[0].page).toBe(2));
  choose("Front page");
  expect(onCurrent).toHaveBeenCalledWith(1);
});

it("exports all pages as a zip, in the order of the newspaper", async () => {
  exportImages.mockResolvedValue(new Blob(["zip"]));
  openPanel({ pages: [page(1), page(2)] });
  choose("All pages");
  press("Download all pages");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const names = exportImages.mock.calls[0]?.[0].map(({ name }) => name) ?? [];
  expect(names[0]).toMatch(/^01-Library-reopens-\d{14}\.png$/);
  expect(names[1]).toMatch(/^02-/);
  expect(download.mock.calls[0]?.[1]).toMatch(fileNamed("zip"));
  expect(toast()?.title).toBe("The pages were downloaded.");
});

it("makes a PDF of all pages for the paper that is chosen", async () => {
  exportPdf.mockResolvedValue(new Blob(["pdf"]));
  openPanel({ pages: [page(1), page(2)] });
  choose("PDF");
  expect(screen.getByText("All pages, with text that can be selected and searched")).toBeTruthy();
  press("Download PDF");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(exportPdf.mock.calls[0]?.[0].length).toBe(2);
  expect(exportPdf.mock.calls[0]?.[1]).toMatchObject({ title: "Library reopens", source: "digitalCreation" });
  expect(exportPdf.mock.calls[0]?.[1].language).toBe("en");
  expect(exportPdf.mock.calls[0]?.[2]).toMatchObject({ paper: "template", preset: "screen", filter: "sepia" });
  expect(download.mock.calls[0]?.[1]).toMatch(fileNamed("pdf"));
});

it("tells the PDF the article's language where that is not the page's, and which words are in it", async () => {
  exportPdf.mockResolvedValue(new Blob(["pdf"]));
  const run = (text: string, of?: string) => ({ kind: "text", text, language: "en", ...(of && { of }) });
  const items = [run("Sunday, March 8"), run("Es regnete", "expandedContent.expandedContent"), run("Duluth", "imageCaption")];
  const of = { ...newspaper, expandedContent: { ...newspaper.expandedContent, contentLanguage: "de" } };
  openPanel({ pages: [{ ...page(1), items } as PageScene], of });
  choose("PDF");
  press("Download PDF");
  await waitFor(() => expect(download).toHaveBeenCalled());
  const [pages, about] = exportPdf.mock.calls[0] ?? [];
  expect(about?.language).toBe("de");
  expect(pages?.[0]?.items).toMatchObject([{ language: "en" }, { language: "de" }, { language: "en" }]);
});

it("makes a card in the size of the network, and leaves the export settings of the pages", async () => {
  exportImage.mockResolvedValue(new Blob(["png"]));
  const { setter, calls } = openPanel();
  expect(screen.getByText("1,200 × 627 pixels")).toBeTruthy();
  press("Download card");
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(setter.card).toHaveBeenCalledWith(expect.objectContaining({ width: 1200, height: 627 }));
  expect(drawn()?.[1]).toMatchObject({ width: 1200, height: 627 });
  await waitFor(() =>
    expect(calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body).toMatchObject({
      exportSettings: newspaper.exportSettings,
    }),
  );
});

it("shows a quiet mark, no toast, when the newspaper cannot be saved after its export", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  exportImage.mockResolvedValue(new Blob(["png"]));
  const refused = json({ error: "No.", code: "INTERNAL", requestId: "test" }, 500);
  openPanel({ answers: { ...saved, "POST /api/completed-newspapers": refused } });
  press("Download PNG");
  expect(await screen.findByText("Not saved yet")).toBeTruthy();
  expect(toast()?.title).toBe("The page was downloaded.");
});

it("says in the specification's words that the picture failed, and hands out nothing", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  exportImage.mockRejectedValue(new Error("empty-file"));
  openPanel();
  press("Download PNG");
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: "Screenshot Failed", description: "Unable to capture screenshot. Please try again." }),
  );
  expect(download).not.toHaveBeenCalled();
});

it("says what to do when the device cannot draw so large a JPG", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  exportImage.mockRejectedValue(Object.assign(new Error(), { fault: "too-large" }));
  openPanel();
  press("Download PNG");
  await waitFor(() => expect(toast()?.description).toContain("Please choose PNG or a lower quality."));
});

it("can be canceled while it draws, and makes no second file meanwhile", async () => {
  exportImage.mockImplementation(
    (_scene, _target, options) =>
      new Promise((_resolve, reject) => options?.signal?.addEventListener("abort", () => reject(options.signal?.reason))),
  );
  openPanel();
  press("Download PNG");
  const cancel = await screen.findByRole("button", { name: "Cancel" });
  await waitFor(() => expect(exportImage).toHaveBeenCalledOnce());
  press("Download card");
  fireEvent.click(cancel);
  await waitFor(() => expect(toast()?.title).toContain("was canceled"));
  expect(exportImage).toHaveBeenCalledOnce();
  expect(download).not.toHaveBeenCalled();
});

const withPictures = (height: number, ...pictures: string[]) =>
  ({ ...page(1, height), items: pictures.map((of) => ({ kind: "picture", of })) }) as unknown as PageScene;

it("says before the download what of the page is another on paper of another shape", async () => {
  const pages = [withPictures(816, "imageUrl", "smallImageUrl")];
  openPanel({ pages, of: { ...newspaper, paperSize: "a4" }, anew: (height) => [withPictures(height, "imageUrl"), page(2, height)] });
  choose("PDF");
  expect(await screen.findByText(/On this paper the page is set anew/)).toBeTruthy();
  expect(await screen.findByText(/The small picture has no room there and is left out/)).toBeTruthy();
  expect(await screen.findByText(/Pages: 2 instead of 1/)).toBeTruthy();
  expect(screen.queryByText(/The main picture has no room/)).toBeNull();
});
