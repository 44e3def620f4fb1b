import type { Newspaper } from "../../api/newspapers.ts";
import type { Part } from "../../api/press/blocks.ts";
import { applyChanges, type NewspaperChanges } from "../../api/stone/unsaved-changes.ts";

export type { Part };

type Words = Newspaper["expandedContent"];
type PictureSetting = Newspaper["pictures"][number];

/** What a part consists of, to be put back or compared. */
export type PartContent =
  | { kind: "words"; words: Partial<Words>; newspaperName?: string }
  | { kind: "story"; story: Words["sideStories"][number] | null }
  | { kind: "picture"; imageUrl: string; caption: string; alt: string; setting: PictureSetting | null };

export const keyOfPart = ({ block, index }: Part) => (index === undefined ? block : `${block}-${index}`);
export const isSamePart = (one: Part, other: Part) => keyOfPart(one) === keyOfPart(other);
export const isPicture = ({ block }: Part) => block === "picture" || block === "small-picture";

/** The parts of a newspaper, in the order of the page. */
export function partsOf({ expandedContent }: Newspaper): Part[] {
  const sides = expandedContent.sideStories.map((_, index): Part => ({ block: "side", index }));
  return [{ block: "name" }, { block: "headline" }, { block: "main" }, ...sides, { block: "picture" }, { block: "small-picture" }];
}

const pictureRole = (part: Part) => (part.block === "picture" ? "main" : "small");

export function contentOf(newspaper: Newspaper, part: Part): PartContent {
  const words = newspaper.expandedContent;
  switch (part.block) {
    case "main": {
      const { expandedContent, quote, contentLanguage, additions, claims = [] } = words;
      return { kind: "words", words: { expandedContent, quote, contentLanguage, additions, claims } };
    }
    case "headline": {
      const { expandedTitle, deck, kicker } = words;
      return { kind: "words", words: { expandedTitle, deck, kicker } };
    }
    case "name":
      return { kind: "words", words: { newspaperName: words.newspaperName }, newspaperName: newspaper.newspaperName };
    case "side":
      return { kind: "story", story: words.sideStories[part.index ?? 0] ?? null };
    case "picture":
    case "small-picture": {
      const role = pictureRole(part);
      const setting = newspaper.pictures.find((picture) => picture.role === role) ?? null;
      return role === "main"
        ? { kind: "picture", imageUrl: newspaper.imageUrl, caption: newspaper.imageCaption, alt: newspaper.imageAlt, setting }
        : {
            kind: "picture",
            imageUrl: newspaper.smallImageUrl,
            caption: newspaper.smallImageCaption,
            alt: newspaper.smallImageAlt,
            setting,
          };
    }
  }
}

/** Whether a place of the newspaper, as edits name it, belongs to a part. */
export function isOfPart(path: string, { block, index }: Part): boolean {
  switch (block) {
    case "name":
      return /^(?:expandedContent\.)?newspaperName$/.test(path);
    case "headline":
      return /^expandedContent\.(?:expandedTitle|deck|kicker)$/.test(path);
    case "main":
      return /^expandedContent\.(?:expandedContent|quote|contentLanguage|additions|claims)/.test(path);
    case "side":
      return path === "expandedContent.sideStories" || path.startsWith(`expandedContent.sideStories.${index}.`);
    case "picture":
      return /^(?:image(?:Url|Caption|Alt)$|pictures\.main)/.test(path);
    case "small-picture":
      return /^(?:smallImage(?:Url|Caption|Alt)$|pictures\.small)/.test(path);
  }
}

/** What changes when an earlier content takes its place again; nothing else of the newspaper does. */
export function changesToPutBack(newspaper: Newspaper, part: Part, content: PartContent): NewspaperChanges {
  // The small picture of the page shows the other one.
  const previewImageUrl = "";
  const words = newspaper.expandedContent;
  switch (content.kind) {
    case "words":
      return {
        expandedContent: { ...words, ...content.words },
        ...(content.newspaperName !== undefined && { newspaperName: content.newspaperName }),
        previewImageUrl,
      };
    case "story": {
      const { story } = content;
      if (!story) return {};
      return {
        expandedContent: { ...words, sideStories: words.sideStories.map((other, at) => (at === part.index ? story : other)) },
        previewImageUrl,
      };
    }
    case "picture": {
      const { imageUrl, caption, alt, setting } = content;
      const role = pictureRole(part);
      const others = newspaper.pictures.filter((picture) => picture.role !== role);
      const pictures = setting ? [...others, setting] : others;
      return role === "main"
        ? { imageUrl, imageCaption: caption, imageAlt: alt, pictures, previewImageUrl }
        : { smallImageUrl: imageUrl, smallImageCaption: caption, smallImageAlt: alt, pictures, previewImageUrl };
    }
  }
}

/** True when unsaved changes touch what parts consist of: saved later, they would cover a part made meanwhile. */
export function coverParts(newspaper: Newspaper, changes: NewspaperChanges): boolean {
  const changed = applyChanges(newspaper, changes);
  return partsOf(newspaper).some((part) => !isSameContent(contentOf(newspaper, part), contentOf(changed, part)));
}

export const isSameContent = (one: PartContent, other: PartContent) => JSON.stringify(one) === JSON.stringify(other);
