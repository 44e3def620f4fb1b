import type { Clip, PageScene, PictureItem, SceneItem } from "../../typeset/model/scene.ts";
import { filterLayers, type PageFilter } from "../draw/filters.ts";
import { paperOperation } from "../draw/operations.ts";
import { type FileOrigin, xmpPacket } from "../image/xmp.ts";
import { createSliceLibrary, type FontFiles } from "../shaping/harfbuzz.ts";
import { createLineShaper } from "../shaping/shape-line.ts";
import { type Overrun, withBleed } from "./bleed.ts";
import { cropMarks } from "./crop-marks.ts";
import { createEmbeddedFonts } from "./embedded-fonts.ts";
import { type PlaceOnMedia, writeJumpLinks } from "./jump-links.ts";
import { type ContentTools, type DrawnItem, drawItem, drawOperation, pageContent, rectPath } from "./page-content.ts";
import { createPagePaints, type InkRule } from "./paint.ts";
import { type PaperName, type PresetName, type Sheet, sheetOf } from "./papers.ts";
import { createPdfFile, num, type PdfFile, type Ref, refer, textString } from "./pdf-file.ts";
import { addPicture, type PdfPicture, type PlacedPicture } from "./picture-object.ts";
import { pressLayers } from "./press-layers.ts";
import { createStructure, type PictureTexts, writeBookmarks } from "./structure.ts";
import type { Subsetter } from "./subset.ts";

/** Metadata of the file. `language` is the document's: text items in another language are tagged with it. */
export interface PdfAbout extends FileOrigin {
  /** What pages are called in bookmarks, `{{page}}` standing for the number: `page.json`'s `page`. */
  pageLabel: string;
  /** Alternative texts of the drawings; pictures that are files bring their own. */
  pictureTexts: PictureTexts;
}

export interface PdfOptions {
  paper: PaperName;
  preset: PresetName;
  filter: PageFilter;
}

/** What writing needs of the place it is done in: a Web Worker, or Node. */
export interface PdfTools {
  files: FontFiles;
  subset: Subsetter;
  /**
   * A picture as it is printed (preparePicture); undefined leaves its box blank. `item` may be larger than the page's own, where it runs
   * into the bleed.
   */
  picture(item: PictureItem, scene: PageScene, preset: PresetName): Promise<PdfPicture | undefined>;
  /** Called with the progress, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** `D:20260429000000Z` of an ISO date; '' of anything else. */
function pdfDate(iso: string): string {
  const [, year, month, day, hour = "00", minute = "00", second = "00"] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(iso) ?? [];
  return year ? `D:${year}${month}${day}${hour}${minute}${second}Z` : "";
}

interface Placing {
  scale: number;
  /** Offset of the page's top left corner on the media, y upwards. */
  x: number;
  y: number;
}

function placeOn(sheet: Sheet, { width, height }: PageScene): Placing {
  const scale = Math.min(sheet.page.width / width, sheet.page.height / height);
  const x = sheet.page.x + (sheet.page.width - width * scale) / 2;
  const y = sheet.media.height - sheet.page.y - (sheet.page.height - height * scale) / 2;
  return { scale, x, y };
}

/**
 * Over its edges the page runs into the bleed and to the edges of a sheet of nearly its shape; where there are margins its ground ends with
 * it.
 */
function overrunOn(sheet: Sheet, preset: PresetName, scene: PageScene): Overrun {
  if (preset === "press") return { x: 0, y: 0 };
  const { scale } = placeOn(sheet, scene);
  const beyond = (side: "width" | "height") => (sheet.page[side] / scale - scene[side]) / 2 + sheet.bleed / scale;
  return { x: beyond("width"), y: beyond("height") };
}

const dictionary = (entries: ReadonlyMap<string, string>) => `<<${Array.from(entries, ([key, value]) => `/${key} ${value}`).join("")}>>`;
const references = (entries: ReadonlyMap<string, Ref>) => dictionary(new Map(Array.from(entries, ([key, ref]) => [key, refer(ref)])));

/** Identifier of a file from what is in it (FNV-1a, four times over with different starts): the same pages give the same file. */
function fingerprint(texts: readonly string[]): string {
  return [0x811c9dc5, 0x01234567, 0x89abcdef, 0x7fedcba9]
    .map((start) => {
      let hash = start;
      for (const text of texts) for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}

function writePictures(file: PdfFile, pictures: ReadonlyMap<PictureItem, PdfPicture>, inks: InkRule): Map<PictureItem, PlacedPicture> {
  return new Map(Array.from(pictures, ([item, picture], index) => [item, addPicture(file, picture, `I${index}`, inks)] as const));
}

/**
 * The color space in which see-through content is blended (ISO 32000-1 §11.6.6). A page blended in DeviceRGB reaches a press as RGB, its
 * black text as four inks: for presses it is DeviceCMYK, in which DeviceGray stays black alone, or no group where nothing is see-through.
 */
function transparencyGroup(preset: PresetName, isSeeThrough: boolean): string {
  if (preset === "screen") return "/Group<</S/Transparency/CS/DeviceRGB>>";
  return isSeeThrough ? "/Group<</S/Transparency/CS/DeviceCMYK>>" : "";
}

/** Where a picture or a drawing stands; nothing for what is neither. */
const clipOf = (item: SceneItem): Clip | undefined => (item.kind === "picture" ? item : item.kind === "path" ? item.clip : undefined);

async function preparePictures(scenes: readonly PageScene[], preset: PresetName, tools: PdfTools): Promise<Map<PictureItem, PdfPicture>> {
  const pictures = new Map<PictureItem, PdfPicture>();
  for (const scene of scenes) {
    for (const item of scene.items) {
      const picture = item.kind === "picture" ? await tools.picture(item, scene, preset) : undefined;
      if (item.kind === "picture" && picture) pictures.set(item, picture);
    }
  }
  return pictures;
}

/**
 * Writes composed pages as a PDF with real text: tagged, searchable, its faces cut down to the glyphs used. The pages should be composed
 * for the paper (heightOnSheet); others are centered on it. The same pages give the same bytes. Content never makes it fail; a face without
 * TrueType outlines or a color that is none does (RangeError), as does what the tools reject with.
 */
export async function writePdf(
  pages: readonly PageScene[],
  about: PdfAbout,
  options: PdfOptions,
  tools: PdfTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = sheetOf(options.paper, options.preset);
  const inks: InkRule = options.preset === "screen" ? "as-set" : "black";
  const tell = tools.onProgress ?? (() => {});
  const scenes = pages.map((scene) => withBleed(scene, overrunOn(sheet, options.preset, scene)));
  const pictures = await preparePictures(scenes, options.preset, tools);
  tell(0.3);
  const file = createPdfFile();
  const placedPictures = writePictures(file, pictures, inks);
  const fonts = createEmbeddedFonts(file, tools.subset);
  const shapeLine = createLineShaper(createSliceLibrary(tools.files));
  const structure = createStructure(file, scenes, about.pictureTexts, about.language);
  const tree = file.reserve();
  const pageRefs = scenes.map(() => file.reserve());
  const contents: string[] = [];

  const placeOnMedia: PlaceOnMedia = (page, left, top) => {
    const scene = scenes[page];
    if (!scene) return [0, sheet.media.height];
    const { scale, x, y } = placeOn(sheet, scene);
    return [x + left * scale, y - top * scale];
  };

  const writePage = (scene: PageScene, index: number) => {
    const { scale, x, y } = placeOn(sheet, scene);
    const matrix = [scale, 0, 0, -scale, x, y];
    const over = overrunOn(sheet, options.preset, scene);
    const paints = createPagePaints(file);
    const used = new Map<string, Ref>();
    const images = new Map<string, Ref>();
    let isSeeThrough = false;
    const content: ContentTools = {
      shapeLine,
      fonts,
      inks,
      ground: { x: -over.x, y: -over.y, width: scene.width + 2 * over.x, height: scene.height + 2 * over.y },
      ...paints,
      picture(item) {
        const picture = placedPictures.get(item);
        if (picture) images.set(picture.resource, picture.ref);
        isSeeThrough ||= picture?.isSeeThrough === true;
        return picture;
      },
      noteFont: ({ resource, ref }) => used.set(resource, ref),
    };
    const asSet: ContentTools = { ...content, inks: "as-set" };
    const paper = drawOperation(paperOperation(scene), asSet).join(" ");
    const filter = filterLayers(options.filter, scene).flatMap((layer) => drawOperation(layer, asSet));
    const isTinted = options.filter !== "none";
    const isOnBarePaper = options.preset === "press" && !isTinted;
    const drawn = (itemAt: (index: number) => SceneItem | undefined, background = scene.background): DrawnItem[] =>
      scene.items.flatMap((_, index) => {
        const item = itemAt(index);
        return item ? [{ index, item, operators: drawItem(item, { ...scene, background }, content) }] : [];
      });

    /** For a press: what the filter tints is blended in its own colors, in a group that text and rules are printed over. */
    const pressContent = (): string => {
      const layers = pressLayers(scene, options.filter);
      const tinted = drawn(layers.tinted);
      const group = file.addStream(
        `/Type/XObject/Subtype/Form/BBox[${num(-over.x)} ${num(-over.y)} ${num(scene.width + over.x)} ${num(scene.height + over.y)}]/Group<</S/Transparency/CS/DeviceRGB/I true>>/Resources<</XObject ${references(images)}/ExtGState ${dictionary(paints.states)}/Shading ${references(paints.shadings)}>>`,
        [paper, ...tinted.flatMap(({ operators }) => operators), ...filter].join("\n"),
      );
      images.clear();
      images.set("T", group);
      // The group lies on the page as its ground, and once more as each picture, which its tag is for.
      const figures = tinted.flatMap(({ index, item }, at): DrawnItem[] => {
        const box = clipOf(item);
        const before = tinted[at - 1];
        if (!box || (before && clipOf(before.item) === box)) return [];
        return [{ index, item, operators: [`q ${rectPath(box)} W n /T Do Q`] }];
      });
      return [
        "/Artifact BMC",
        "/T Do",
        "EMC",
        pageContent([...figures, ...drawn(layers.over, layers.paper)], structure.marksOf(index)),
      ].join("\n");
    };
    const operators = [
      `q ${matrix.map((value) => num(value, 5)).join(" ")} cm`,
      `${rectPath(content.ground)} W n`,
      ...(isTinted && options.preset !== "screen"
        ? [pressContent()]
        : [
            ...(isOnBarePaper ? [] : ["/Artifact BMC", paper, "EMC"]),
            pageContent(
              drawn((at) => scene.items[at]),
              structure.marksOf(index),
            ),
            ...(isTinted ? ["/Artifact BMC", ...filter, "EMC"] : []),
          ]),
      "Q",
      cropMarks(sheet),
    ].join("\n");
    contents.push(operators);
    const resources = [
      `/Font ${references(used)}`,
      images.size > 0 ? `/XObject ${references(images)}` : "",
      paints.states.size > 0 ? `/ExtGState ${dictionary(paints.states)}` : "",
      paints.shadings.size > 0 && options.preset === "screen" ? `/Shading ${references(paints.shadings)}` : "",
    ].join("");
    const links = writeJumpLinks(file, structure, scenes, index, pageRefs, placeOnMedia);
    const annotations = links.length > 0 ? `/Annots[${links.map(refer).join(" ")}]` : "";
    const { media, trim } = sheet;
    const box = (over: number) =>
      `[${[trim.x - over, trim.y - over, trim.x + trim.width + over, trim.y + trim.height + over].map((value) => num(value)).join(" ")}]`;
    file.set(
      pageRefs[index] ?? 0,
      `<</Type/Page/Parent ${refer(tree)}/MediaBox[0 0 ${num(media.width)} ${num(media.height)}]/BleedBox${box(sheet.bleed)}/TrimBox${box(0)}/Resources<<${resources}>>${transparencyGroup(options.preset, isSeeThrough || paints.states.size > 0)}/Contents ${refer(file.addStream("", operators))}${annotations}/StructParents ${index}/Tabs/S>>`,
    );
    tell(0.3 + (0.5 * (index + 1)) / scenes.length);
  };
  for (const [index, scene] of scenes.entries()) writePage(scene, index);

  fonts.write(tools.files);
  tell(0.9);
  file.set(tree, `<</Type/Pages/Count ${pageRefs.length}/Kids[${pageRefs.map(refer).join(" ")}]>>`);
  // Labels and the side pages turn to are the pages' own, whatever language the article is in.
  const [front] = scenes;
  const numerals = new Intl.NumberFormat(front?.language || about.language);
  const pageTitle = (page: number) => about.pageLabel.replace("{{page}}", numerals.format(page + 1));
  const outlines = writeBookmarks(file, structure.headings, pageRefs, pageTitle, ({ page, top }) => placeOnMedia(page, 0, top)[1]);
  const metadata = file.addPackedStream("/Type/Metadata/Subtype/XML", new TextEncoder().encode(xmpPacket(about)));
  const direction = front?.direction === "rtl" ? "/Direction/R2L" : "";
  const root = file.add(
    `<</Type/Catalog/Pages ${refer(tree)}/Lang${textString(about.language)}/MarkInfo<</Marked true>>/StructTreeRoot ${refer(structure.write(pageRefs))}/Outlines ${refer(outlines)}/Metadata ${refer(metadata)}/ViewerPreferences<</DisplayDocTitle true${direction}>>>>`,
  );
  const date = pdfDate(about.createdAt);
  const info = file.add(
    `<</Title${textString(about.title)}${about.author.trim() ? `/Author${textString(about.author.trim())}` : ""}/Creator(Stop Press)/Producer(Stop Press)${date ? `/CreationDate(${date})/ModDate(${date})` : ""}>>`,
  );
  const bytes = await file.finish(root, info, fingerprint([...contents, about.title, about.createdAt]));
  tell(1);
  return bytes;
}
