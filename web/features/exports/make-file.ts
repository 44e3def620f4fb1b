import { languageOf } from "../../../locales/languages.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { writtenPages } from "../../api/press/written-language.ts";
import { loadWords } from "../../i18n/words.ts";
import { cardSizes } from "../../render/image/resolutions.ts";
import { digitalSourceOf, type FileOrigin, modelsOf, xmpPacket } from "../../render/image/xmp.ts";
import { editedParts, type PageScene } from "../../typeset/index.ts";
import { type ExportChoices, pageHeight, rasterOf } from "./export-choices.ts";
import { fileName } from "./file-name.ts";
import type { PageSetter } from "./page-setter.ts";

export interface FileOrder {
  newspaper: Newspaper;
  /** As they are set on the stage. */
  pages: readonly PageScene[];
  setter: PageSetter;
  choices: ExportChoices;
  /** Number of the page that is wanted, from 1. */
  page: number;
  at: Date;
}

export interface Work {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

export interface MadeFile {
  file: Blob;
  name: string;
}

/** What the first page that says how it was made says of it. */
function colophonOf(pages: readonly PageScene[]): string {
  const lines = pages.map(({ items }) => items.flatMap((item) => (item.kind === "text" && item.block === "colophon" ? [item.text] : [])));
  return (lines.find((line) => line.length > 0) ?? []).join(" ");
}

function originOf({ newspaper, pages, at }: FileOrder): FileOrigin {
  const { title, author, expandedContent, madeWith, imageUrl, smallImageUrl, pictures, importedUrl, made } = newspaper;
  const roles = [imageUrl && "main", smallImageUrl && "small"].filter(Boolean);
  const photographs = pictures.filter(({ role, replaced }) => replaced && roles.includes(role)).length;
  const isEdited = editedParts(newspaper, made).length > 0;
  // The file is as the article is read; words the pages add in another language are tagged with theirs where the format can.
  const language = expandedContent.contentLanguage || newspaper.language;
  const making = { ...madeWith, made: roles.length - photographs, photographs, isEdited };
  return {
    ...{ title, author, language, source: digitalSourceOf(making), createdAt: at.toISOString() },
    ...{ address: importedUrl, models: modelsOf(making), history: colophonOf(pages) },
  };
}

async function pagesFor({ newspaper, pages, setter, choices }: FileOrder, signal: AbortSignal): Promise<readonly PageScene[]> {
  const height = pageHeight(choices, newspaper.paperSize);
  const set = pages.every((scene) => Math.abs(scene.height - height) < 0.01) ? pages : await setter.pages(height);
  signal.throwIfAborted();
  return set;
}

async function makeImage(order: FileOrder, format: "png" | "jpg", { signal, onProgress }: Work): Promise<MadeFile> {
  const { newspaper, choices, page, at } = order;
  const [{ exportImage, exportImages }, pages] = await Promise.all([import("../../render/image/export-image.ts"), pagesFor(order, signal)]);
  const nameOf = (extension: string) => fileName(newspaper.title, newspaper.newspaperName, extension, at);
  const options = { format, filter: newspaper.currentFilter, xmp: xmpPacket(originOf(order)), signal, onProgress };
  const target = rasterOf(choices.quality, newspaper.paperSize);
  if (choices.isAllPages) {
    const named = pages.map((scene) => ({ scene, name: `${String(scene.page).padStart(2, "0")}-${nameOf(format)}` }));
    return { file: await exportImages(named, target, options), name: nameOf("zip") };
  }
  // Set for another shape there may be fewer pages.
  const scene = pages.find((each) => each.page === page) ?? pages.at(-1);
  if (!scene) throw new Error("The newspaper has no page");
  return { file: await exportImage(scene, target, options), name: nameOf(format) };
}

async function makePdf(order: FileOrder, { signal, onProgress }: Work): Promise<MadeFile> {
  const { newspaper, choices, at } = order;
  const language = languageOf(newspaper.language).code;
  const [{ exportPdf }, words, pages] = await Promise.all([
    import("../../render/pdf/export-pdf.ts"),
    loadWords<{ page: string }>(language, "page"),
    pagesFor(order, signal),
  ]);
  const { paper, preset } = choices;
  const about = {
    ...originOf(order),
    pageLabel: words.page,
    pictureTexts: { main: newspaper.imageAlt || newspaper.imageCaption, small: newspaper.smallImageAlt || newspaper.smallImageCaption },
  };
  const file = await exportPdf(writtenPages(pages, newspaper), about, {
    paper,
    preset,
    filter: newspaper.currentFilter,
    signal,
    onProgress,
  });
  return { file, name: fileName(newspaper.title, newspaper.newspaperName, "pdf", at) };
}

/**
 * The pages of a newspaper as one file: a picture of one page, a zip of all, or a PDF. Rejects as the renderers do, and with the signal's
 * reason.
 */
export function makePages(order: FileOrder, work: Work): Promise<MadeFile> {
  const { format } = order.choices;
  return format === "pdf" ? makePdf(order, work) : makeImage(order, format, work);
}

/** The newspaper as a card for a social network. Rejects as makePages does. */
export async function makeCard(order: FileOrder, { signal, onProgress }: Work): Promise<MadeFile> {
  const { newspaper, setter, choices, at } = order;
  const size = cardSizes[choices.network];
  const [{ exportImage }, scene] = await Promise.all([import("../../render/image/export-image.ts"), setter.card(size)]);
  signal.throwIfAborted();
  const xmp = xmpPacket(originOf(order));
  const file = await exportImage(scene, size, { filter: newspaper.currentFilter, xmp, signal, onProgress });
  return { file, name: fileName(newspaper.title, newspaper.newspaperName, "png", at) };
}
