import type { PageScene } from "../../typeset/model/scene.ts";
import type { Mark } from "./page-content.ts";
import { num, type PdfFile, type Ref, refer, textString } from "./pdf-file.ts";
import { type PagePart, pageParts, type Role } from "./reading-order.ts";

/** Texts for pictures that the scene does not carry, by the part of the page they stand in. */
export interface PictureTexts {
  main?: string;
  small?: string;
}

interface Element {
  ref: Ref;
  role: Role;
  text: string;
  alt: string;
  /** BCP 47 code of what most of it is written in. */
  language: string;
  /** Page index and marked-content id of each stretch of its content. */
  content: { page: number; id: number }[];
  links: { page: number; annotation: Ref; ref: Ref }[];
}

/** A heading of the newspaper, for bookmarks: its page index and its top on the page, in the page's points. */
export interface Heading {
  role: Role;
  text: string;
  page: number;
  top: number;
}

/** The tags of a document (ISO 32000-1 §14.7): what each stretch of content is, in reading order. */
export interface Structure {
  /** What the items of a page belong to, to be asked in drawing order; stretches are numbered as they come. */
  marksOf(page: number): (index: number) => Mark;
  headings: Heading[];
  /** Makes an annotation part of what an item of a page belongs to; gives its key for the annotation's StructParent. */
  addLink(page: number, index: number, annotation: Ref): number;
  /** Writes the tree; gives its root. `pages` are the page objects. */
  write(pages: readonly Ref[]): Ref;
}

function altOf(scene: PageScene, part: PagePart, texts: PictureTexts): string {
  const own = part.items.map((index) => scene.items[index]).find((item) => item?.kind === "picture" && item.alt.trim() !== "");
  if (own?.kind === "picture") return own.alt;
  const given = part.block === "main-image" ? texts.main : texts.small;
  if (given?.trim()) return given;
  // The words of a drawing (places on a map) say more than nothing.
  return part.items
    .flatMap((index) => {
      const item = scene.items[index];
      return item?.kind === "text" ? [item.text] : [];
    })
    .join(", ");
}

/** The language of most letters of a part; a picture's alternative text is in the page's language. */
function languageOf(scene: PageScene, part: PagePart): string {
  const letters = new Map<string, number>();
  for (const index of part.role === "Figure" ? [] : part.items) {
    const item = scene.items[index];
    if (item?.kind === "text") letters.set(item.language, (letters.get(item.language) ?? 0) + item.text.length);
  }
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] || scene.language;
}

function topOf(scene: PageScene, part: PagePart): number {
  const item = scene.items[part.items[0] ?? 0];
  if (!item) return 0;
  return item.kind === "text" ? item.y - item.size * 1.2 : item.y;
}

/** Makes the tags of composed pages. `language` is the document's (BCP 47): what is in another says so itself. */
export function createStructure(file: PdfFile, scenes: readonly PageScene[], texts: PictureTexts, language: string): Structure {
  const root = file.reserve();
  const document = file.reserve();
  const elements: Element[] = [];
  const headings: Heading[] = [];
  const elementOf = scenes.map(() => new Map<number, Element>());
  /** Texts that stop at the foot of a page, by their block: the next page goes on with them. */
  const open = new Map<string, Element>();
  for (const [page, scene] of scenes.entries()) {
    for (const part of pageParts(scene)) {
      const before = open.get(part.block);
      open.delete(part.block);
      let element = before && part.role === before.role ? before : undefined;
      if (!element) {
        element = {
          ref: file.reserve(),
          role: part.role,
          text: part.text,
          alt: part.role === "Figure" ? altOf(scene, part, texts) : "",
          language: languageOf(scene, part),
          content: [],
          links: [],
        };
        elements.push(element);
        if (/^H\d$/.test(part.role) && part.text.trim() !== "")
          headings.push({ role: part.role, text: part.text.trim(), page, top: topOf(scene, part) });
      }
      if (part.isOpen) open.set(part.block, element);
      for (const index of part.items) elementOf[page]?.set(index, element);
    }
  }
  const owners: Ref[][] = scenes.map(() => []);
  const links: Ref[] = [];
  return {
    headings,
    marksOf(page) {
      const own = owners[page] ?? [];
      let current: { element: Element; mark: Mark } | undefined;
      return (index) => {
        const element = elementOf[page]?.get(index);
        if (!element) {
          current = undefined;
          return "artifact";
        }
        if (current?.element !== element) {
          current = { element, mark: { role: element.role, id: own.length, language: element.language } };
          element.content.push({ page, id: own.length });
          own.push(element.ref);
        }
        return current.mark;
      };
    },
    addLink(page, index, annotation) {
      const ref = file.reserve();
      elementOf[page]?.get(index)?.links.push({ page, annotation, ref });
      return scenes.length + links.push(ref) - 1;
    },
    write(pages) {
      const kept = elements.filter(({ content }) => content.length > 0);
      for (const element of elements) {
        const { ref, role, alt, content } = element;
        const first = content[0]?.page ?? 0;
        const kids = content.map(({ page, id }) =>
          page === first ? String(id) : `<</Type/MCR/Pg ${refer(pages[page] ?? 0)}/MCID ${id}>>`,
        );
        for (const link of element.links) {
          const page = refer(pages[link.page] ?? 0);
          file.set(link.ref, `<</S/Link/P ${refer(ref)}/Pg ${page}/K<</Type/OBJR/Obj ${refer(link.annotation)}/Pg ${page}>>>>`);
          kids.push(refer(link.ref));
        }
        const other = element.language === language ? "" : `/Lang${textString(element.language)}`;
        const text = alt === "" ? "" : `/Alt${textString(alt)}`;
        file.set(ref, `<</S/${role}/P ${refer(document)}/Pg ${refer(pages[first] ?? 0)}${other}${text}/K[${kids.join(" ")}]>>`);
      }
      file.set(document, `<</S/Document/P ${refer(root)}/K[${kept.map(({ ref }) => refer(ref)).join(" ")}]>>`);
      const numbers = owners.map((own, page) => `${page}[${own.map(refer).join(" ")}]`);
      for (const [index, link] of links.entries()) numbers.push(`${owners.length + index} ${refer(link)}`);
      file.set(
        root,
        `<</Type/StructTreeRoot/K ${refer(document)}/ParentTree<</Nums[${numbers.join("")}]>>/ParentTreeNextKey ${owners.length + links.length}>>`,
      );
      return root;
    },
  };
}

/**
 * Writes bookmarks: a line for each page, under it the headings of its stories. `place` gives a heading's height on the media. Gives the
 * root.
 */
export function writeBookmarks(
  file: PdfFile,
  headings: readonly Heading[],
  pages: readonly Ref[],
  titleOf: (page: number) => string,
  place: (heading: Heading) => number,
): Ref {
  const root = file.reserve();
  const tops = pages.map((_, page) => ({
    ref: file.reserve(),
    kids: headings
      .filter((heading) => heading.page === page && heading.role !== "H3" && heading.role !== "H1")
      .map((heading) => ({ heading, ref: file.reserve() })),
  }));
  for (const [page, { ref, kids }] of tops.entries()) {
    const around = [
      tops[page - 1] ? `/Prev ${refer(tops[page - 1]?.ref ?? 0)}` : "",
      tops[page + 1] ? `/Next ${refer(tops[page + 1]?.ref ?? 0)}` : "",
      kids.length > 0 ? `/First ${refer(kids[0]?.ref ?? 0)}/Last ${refer(kids.at(-1)?.ref ?? 0)}/Count ${kids.length}` : "",
    ].join("");
    file.set(ref, `<</Title${textString(titleOf(page))}/Parent ${refer(root)}/Dest[${refer(pages[page] ?? 0)}/Fit]${around}>>`);
    for (const [index, { heading, ref: own }] of kids.entries()) {
      const before = kids[index - 1] ? `/Prev ${refer(kids[index - 1]?.ref ?? 0)}` : "";
      const after = kids[index + 1] ? `/Next ${refer(kids[index + 1]?.ref ?? 0)}` : "";
      const target = `[${refer(pages[page] ?? 0)}/XYZ null ${num(place(heading), 1)} null]`;
      file.set(own, `<</Title${textString(heading.text)}/Parent ${refer(ref)}/Dest${target}${before}${after}>>`);
    }
  }
  const count = tops.reduce((sum, { kids }) => sum + 1 + kids.length, 0);
  file.set(root, `<</Type/Outlines/First ${refer(tops[0]?.ref ?? 0)}/Last ${refer(tops.at(-1)?.ref ?? 0)}/Count ${count}>>`);
  return root;
}
