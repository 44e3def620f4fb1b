import { readFileSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import * as z from "zod";
import { ExpandedContent, NewspaperInput } from "../../../functions/completed-newspapers/contract.ts";
import { drawingForm } from "../../../functions/images/drawing.ts";
import type { PageFilter } from "../../render/draw/filters.ts";
import { sourceName } from "../../render/image/source-name.ts";
import type { NewspaperToSet, PictureSource } from "../index.ts";
import { type ReadPicture, readPictureFile } from "./pictures.ts";

/** A newspaper as it was read, ready to be set. */
export interface NewspaperFile {
  newspaper: NewspaperToSet;
  filter: PageFilter;
  /** The picture files it names, by their addresses. */
  readPicture: ReadPicture;
  /** What was left out, in sentences. */
  notes: string[];
}

/** The file is no newspaper; the message names the fields. */
export class NewspaperFileError extends Error {}

const picture = z.string().default("");
/** The API's Newspaper, but with pictures from anywhere and no more than title and content needed. */
const NewspaperOnFile = NewspaperInput.extend({
  content: z.string().trim().min(1).max(200_000),
  expandedContent: ExpandedContent.partial().default({}),
  imageUrl: picture,
  smallImageUrl: picture,
});

interface Found {
  source: Pick<PictureSource, "src" | "drawing" | "width" | "height">;
  bytes?: Uint8Array;
}

function bytesAt(address: string, folder: string): Uint8Array {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (data !== undefined) return base64 ? Buffer.from(data, "base64") : Buffer.from(decodeURIComponent(data));
  if (/^(https?:|\/api\/)/.test(address)) throw new Error("it is on a server; save it beside the file and name it there");
  const path = resolve(folder, address);
  const below = relative(folder, path);
  if (below.startsWith("..") || isAbsolute(below)) throw new Error("only files beside the newspaper, or in a folder there, are read");
  return readFileSync(path);
}

function findPicture(address: string, folder: string): Found {
  const bytes = bytesAt(address, folder);
  const file = readPictureFile(bytes);
  if (file?.type === "image/webp") throw new Error("WebP cannot be drawn here; save it as PNG or JPEG");
  if (file) return { source: { src: address, ...file.upright }, bytes };
  if (bytes[0] !== 0x7b) throw new Error("it is no PNG or JPEG file, and no drawing");
  const drawing = drawingForm().parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  return { source: { src: address, drawing, width: drawing.width, height: drawing.height } };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder, not a file",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "a part of its path is a file, not a folder",
  EACCES: "it may not be read or written",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
};

/** What went wrong with a file, as part of a sentence, without paths of this machine. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

function fieldsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("; ");
}

/**
 * Reads the JSON of a newspaper. What the typesetter needs and the file does not say is filled in: the text is then the article itself.
 * `folder` is where its pictures are looked for. A picture that cannot be had is left out with a note; throws a NewspaperFileError when
 * there is no newspaper in it.
 */
export function readNewspaper(json: string, folder: string): NewspaperFile {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\ufeff/, ""));
  } catch (cause) {
    throw new NewspaperFileError(`It is not JSON (${cause instanceof Error ? cause.message : cause}).`, { cause });
  }
  const read = NewspaperOnFile.safeParse(value);
  if (!read.success) throw new NewspaperFileError(`It is no newspaper: ${fieldsOf(read.error)}.`, { cause: read.error });
  const file = read.data;
  const notes: string[] = [];
  const files = new Map<string, Uint8Array>();
  const settingOf = (role: "main" | "small") => {
    const { focal, treatment, replaced } = file.pictures.find((each) => each.role === role) ?? {};
    return { ...(focal ? { focal } : {}), ...(treatment ? { treatment } : {}), ...(replaced ? { isPhotograph: true } : {}) };
  };
  const pictureOf = (role: "main" | "small", address: string, caption: string, alt: string): PictureSource | undefined => {
    if (address === "") return undefined;
    try {
      const { source, bytes } = findPicture(address, folder);
      if (bytes) files.set(source.src, bytes);
      return { ...source, caption, alt, ...settingOf(role) };
    } catch (error) {
      const why = error instanceof z.ZodError ? fieldsOf(error) : reasonOf(error);
      notes.push(`The ${role} picture ${address.slice(0, 80)} is left out: ${why}.`);
      return undefined;
    }
  };
  const main = pictureOf("main", file.imageUrl, file.imageCaption, file.imageAlt);
  const small = pictureOf("small", file.smallImageUrl, file.smallImageCaption, file.smallImageAlt);
  const { title, content, region, templateId, layout, language, author, publishDate, place, folio } = file;
  const source = sourceName(file.importedUrl);
  const expandedContent = ExpandedContent.parse({
    expandedTitle: title,
    expandedContent: content,
    byline: author,
    ...file.expandedContent,
  });
  // With nothing but the article there is no sentence on the page but the author's own.
  const isArticle = file.expandedContent.expandedContent === undefined && file.madeWith.text === "" && file.madeWith.images === "";
  // What then stands in a picture file beside it was made neither by rule nor by a model.
  const shown = (picture: PictureSource | undefined) =>
    isArticle && picture && !picture.drawing ? { ...picture, isPhotograph: true } : picture;
  const pictures = Object.fromEntries(Object.entries({ main: shown(main), small: shown(small) }).filter(([, picture]) => picture));
  const newspaper: NewspaperToSet = {
    title,
    content,
    region,
    templateId,
    layout,
    language,
    author,
    publishDate,
    ...(source && { source }),
    place,
    expandedContent,
    newspaperName: file.newspaperName || expandedContent.newspaperName,
    folio,
    madeWith: isArticle ? { ...file.madeWith, house: true } : file.madeWith,
    pictures,
    ...(file.sectionLayout && { sectionLayout: file.sectionLayout }),
  };
  return { newspaper, filter: file.currentFilter, readPicture: (src) => files.get(src), notes };
}

/**
 * Reads a newspaper from a file, or from standard input for `-`, whose pictures are then looked for in `folder`, where the command was
 * called. Throws as readNewspaper does, and when the file cannot be read.
 */
export function readNewspaperFile(input: string, folder: string): NewspaperFile {
  if (input === "-") return readNewspaper(readFileSync(0, "utf8"), folder);
  const path = resolve(folder, input);
  return readNewspaper(readFileSync(path, "utf8"), dirname(path));
}
