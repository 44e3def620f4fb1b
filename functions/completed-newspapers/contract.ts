import * as z from "zod";
import { describe, EditionDate, filledTextUpTo, IdParams, limits, PrintLanguage, textUpTo } from "../http/contract.ts";
import { newspaperLimits as most } from "../http/limits.ts";
import { Layout, SectionLayout } from "../templates/contract.ts";

const text = (length: number) => textUpTo(length).default("");

export const Place = z.object({
  city: textUpTo(120),
  country: textUpTo(120),
  countryCode: z.string().max(2),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  timeZone: z.string().max(64),
});
export type Place = z.infer<typeof Place>;

export const SideStory = z.object({ headline: textUpTo(most.sideHeadline), content: textUpTo(most.sideStory) });
export type SideStory = z.infer<typeof SideStory>;

/** A passage the model wrote that is not in the article: as context, or because of a number, a name or a date the article does not have. */
export const Addition = z.object({ text: textUpTo(1_200), kind: z.enum(["context", "number", "name"]) });
export type Addition = z.infer<typeof Addition>;

export const ExpandedContent = z.object({
  newspaperName: text(most.name),
  expandedTitle: text(limits.title),
  deck: text(most.deck),
  kicker: text(most.kicker),
  quote: textUpTo(most.quote).nullable().default(null),
  /** A blank line parts paragraphs, a line `## …` is a subhead. */
  expandedContent: text(most.story),
  byline: text(most.byline),
  caption: text(most.caption),
  writerName: text(limits.author),
  whatsInside: z
    .array(z.object({ section: textUpTo(120), description: textUpTo(300), page: z.number().int().min(1).max(99) }))
    .max(most.insideEntries)
    .default([]),
  sideStories: z.array(SideStory).max(most.sideStories).default([]),
  /** BCP 47 code of the language the text is in, when it is not the newspaper's own. */
  contentLanguage: text(8),
  /** For the small picture; `caption` is the main picture's. */
  smallCaption: text(most.caption),
  /** Passages of `expandedContent` that are not in the article, verbatim. */
  additions: z.array(Addition).max(200).default([]),
  /** Where the model says words of `expandedContent` come from: word for word in story and article, a place to look and no proof. */
  claims: z
    .array(z.object({ claim: textUpTo(300), source: textUpTo(300) }))
    .max(40)
    .optional(),
});
export type ExpandedContent = z.infer<typeof ExpandedContent>;

/** '' or a picture of the owner's, as /api/images/{key}. */
export const ImageUrl = z
  .string()
  .regex(/^(|\/api\/images\/[A-Za-z0-9_-]{1,64})$/)
  .default("");

const PictureSetting = z.object({
  role: z.enum(["main", "small"]),
  focal: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
  /** Null: as the template prints its pictures. */
  treatment: z.enum(["halftone", "engraving", "duotone", "plain"]).nullable(),
  /** The picture that the owner's photograph has replaced; null when nothing was replaced. */
  replaced: z
    .object({ imageUrl: ImageUrl, caption: text(most.caption), alt: text(600) })
    .nullable()
    .default(null),
});
export type PictureSetting = z.infer<typeof PictureSetting>;

export const ExportSettings = z.object({
  format: z.enum(["png", "jpg", "pdf"]),
  quality: z.enum(["hd", "4k", "print"]),
  resolution: z.object({ width: z.number().int().min(1), height: z.number().int().min(1), dpi: z.number().int().min(1) }),
});

/** An entry of the facts ledger that the owner has checked and keeps: it is listed, but no longer marked, wherever it occurs. */
export const FactDecision = z.object({
  kind: z.enum(["number", "date", "name", "quotation", "sentence"]),
  text: textUpTo(1_200),
  decision: z.enum(["keep"]),
});
export type FactDecision = z.infer<typeof FactDecision>;

/** See PageShape of the typesetter: null for a newspaper whose page was never edited. */
const StoredShape = z.object({
  template: z.string().max(64),
  layout: z.string().max(20),
  pageHeight: z.number(),
  skeleton: z.union([z.string().max(400), z.number().int().min(0).max(99)]),
  foot: z.number(),
  sideScale: z.number(),
  mayCut: z.boolean(),
  quotes: z.object({ inDecks: z.boolean(), inColumn: z.boolean() }),
  picture: z.number().nullable(),
  jumps: z.boolean(),
  lead: z.object({ picture: z.number().nullable(), scale: z.number() }).optional(),
  short: z.object({ headScale: z.number(), legs: z.number().int(), cells: z.number().int().nullable(), height: z.number() }).optional(),
  cost: z.number(),
  hidden: z.number().int(),
});

/** Parts of a newspaper that a model, the house edition or its owner may have written. */
export const madeParts = ["name", "headline", "story", "sides", "captions"] as const;
export type MadePart = (typeof madeParts)[number];

/** Fields that come from a caller. Those the specification does not know have defaults. */
export const NewspaperInput = z.object({
  id: z.string().max(64).optional(),
  title: filledTextUpTo(limits.title),
  content: filledTextUpTo(limits.content),
  region: text(limits.region),
  templateId: z.string().max(64).default("american-classic"),
  layout: Layout.default("three-column"),
  language: PrintLanguage.default("en"),
  author: text(limits.author),
  publishDate: EditionDate.default(""),
  importedUrl: text(2_000),
  /** Name of the site the article was imported from; left out where it is not known. */
  importedSite: textUpTo(80).optional(),
  place: Place.nullable().default(null),
  expandedContent: ExpandedContent,
  imageUrl: ImageUrl,
  smallImageUrl: ImageUrl,
  imageCaption: text(most.caption),
  smallImageCaption: text(most.caption),
  imageAlt: text(600),
  smallImageAlt: text(600),
  currentFilter: z.enum(["none", "sepia", "vintage", "aged"]).default("none"),
  newspaperName: text(most.name),
  exportSettings: ExportSettings.default({ format: "png", quality: "hd", resolution: { width: 1920, height: 2560, dpi: 150 } }),
  pictures: z
    .array(PictureSetting)
    .refine((settings) => new Set(settings.map(({ role }) => role)).size === settings.length, { message: "at most one for each role" })
    .default([]),
  paperSize: text(20),
  folio: z
    .object({
      volume: z.number().int().min(1).max(most.volume),
      number: z.number().int().min(1).max(most.number),
      price: textUpTo(most.price),
      motto: textUpTo(most.motto),
      ears: z.tuple([textUpTo(most.ear), textUpTo(most.ear)]),
    })
    .default({ volume: 1, number: 1, price: "", motto: "", ears: ["", ""] }),
  jumpAt: z.number().int().min(0).nullable().default(null),
  factDecisions: z.array(FactDecision).max(most.factDecisions).default([]),
  /** The shape of the front page before the last edits, so that it stays as it is wherever it is set. */
  pageShape: StoredShape.nullable().default(null),
  /** Fingerprints of every generated state of the parts (see `editedParts` of the typesetter); any other means edited by hand. */
  made: z.partialRecord(z.enum(madeParts), z.string().max(600)).default({}),
  previewImageUrl: ImageUrl,
  /**
   * Pictures for the share page: of the set pages, front page first; of the front page for narrow screens (`narrow`, about 720 pixels wide); and of the front page for link
   * previews (1200 by 630). Made by the owner's browser before it shares, and again after an edit.
   */
  sharePictures: z
    .object({ pages: z.array(ImageUrl).max(limits.sharedPages), narrow: ImageUrl.unwrap().optional(), card: ImageUrl })
    .default({ pages: [], card: "" }),
  sectionLayout: SectionLayout.nullable().default(null),
  pressRunId: z.string().max(64).nullable().default(null),
  madeWith: z.object({ text: textUpTo(80), images: textUpTo(80), house: z.boolean() }).default({ text: "", images: "", house: false }),
  updatedAt: z.number().int().optional(),
});
export type NewspaperInput = z.output<typeof NewspaperInput>;

export const Newspaper = NewspaperInput.extend({
  id: z.string(),
  /** As it was saved. */
  language: z.string().default("en"),
  shareUrl: z.string().nullable(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Newspaper = z.infer<typeof Newspaper>;

/**
 * Saves a newspaper: 201 for a new one. With `id` it replaces the caller's own (200), and is 409 where `updatedAt` is older than what is
 * saved; with `pressRunId` it is that run's newspaper, never a second one.
 */
export const saveNewspaper = describe({
  method: "POST",
  path: "/completed-newspapers",
  who: "user",
  body: NewspaperInput,
  status: [200, 201],
  answer: Newspaper,
});
/**
 * Lists the caller's newspapers, newest first. 50 at a time, and fewer where they are large; `q` keeps those that hold all its words in
 * title, paper name or beginning. `x-total-count` is how many there are of them.
 */
export const listNewspapers = describe({
  method: "GET",
  path: "/completed-newspapers",
  who: "user",
  query: z.object({ cursor: z.string().max(120).optional(), q: z.string().max(120).optional() }),
  answer: z.array(Newspaper),
});
/** Gives a newspaper. */
export const readNewspaper = describe({
  method: "GET",
  path: "/completed-newspapers/:id",
  who: "owner",
  params: IdParams,
  answer: Newspaper,
});
/** Changes the title under which a newspaper is listed, found and downloaded. The page keeps its headline, and the newspaper its run. */
export const renameNewspaper = describe({
  method: "PATCH",
  path: "/completed-newspapers/:id",
  who: "owner",
  params: IdParams,
  body: z.object({ title: filledTextUpTo(limits.title) }),
  example: { title: "The bridge is open" },
  answer: Newspaper,
});
/** Copies a newspaper. The copy has a number of its own, is private and of no run, and costs nothing; 409 when there is no room for it. */
export const duplicateNewspaper = describe({
  method: "POST",
  path: "/completed-newspapers/:id/duplicate",
  who: "owner",
  params: IdParams,
  status: [201],
  answer: Newspaper,
});
/** Deletes a newspaper. It can be restored for 30 days. */
export const deleteNewspaper = describe({ method: "DELETE", path: "/completed-newspapers/:id", who: "owner", params: IdParams });
export const DeletedNewspaper = z.object({
  id: z.string(),
  title: z.string(),
  newspaperName: z.string(),
  /** BCP 47, of the page. */
  language: z.string(),
  deletedAt: z.number().int(),
  /** Until then it can be restored. */
  restorableUntil: z.number().int(),
});
export type DeletedNewspaper = z.infer<typeof DeletedNewspaper>;

/** Lists deleted newspapers that can still be restored, the last deleted first. 50 at a time. */
export const listDeletedNewspapers = describe({
  method: "GET",
  path: "/completed-newspapers/deleted",
  who: "user",
  query: z.object({ cursor: z.string().max(120).optional() }),
  answer: z.array(DeletedNewspaper),
});
/** Restores a deleted newspaper, within 30 days. 409 when there is no room for it any more; it can then still be restored. */
export const restoreNewspaper = describe({
  method: "POST",
  path: "/completed-newspapers/:id/restore",
  who: "owner",
  params: IdParams,
  answer: Newspaper,
});
/**
 * Makes a newspaper public for anyone with its address, or private again (204). `shareUrl` is a path of this site. 409 with
 * `reason: "taken-down"`, `why` and `contact` in the details while the operator has taken it down.
 */
export const setSharing = describe({
  method: "PUT",
  path: "/completed-newspapers/:id/sharing",
  who: "owner",
  params: IdParams,
  body: z.object({ shared: z.boolean() }),
  example: { shared: true },
  answer: z.object({ shareUrl: z.string() }).optional(),
});

/**
 * Why a version was kept. `generation`: as it was made, or with a part made again; `block`: before a part was made again; `named`: by its owner; `before-restore`: the state before
 * another was restored; `conflict`: one of two edits of the same thing.
 */
export const versionCauses = ["generation", "block", "named", "before-restore", "conflict"] as const;

/** Parts that can be made again separately. */
export const versionParts = ["main", "headline", "name", "side", "picture", "small-picture"] as const;

export const NewspaperVersion = z.object({
  /** The newspaper's own id for the first one: the newspaper as it was made, which stays as long as the newspaper. */
  id: z.string(),
  cause: z.enum(versionCauses),
  /** Given by the owner; '' for versions kept automatically. Only the owner deletes a version with a name. */
  name: z.string(),
  at: z.number().int(),
  /** To tell versions apart in a list. */
  headline: z.string(),
  newspaperName: z.string(),
  templateId: z.string(),
  layout: Layout,
  /** Of the text, in code points. */
  length: z.number().int(),
  /** What was made again, before (`block`) or after (`generation`) which the newspaper was as in this version. */
  part: z.enum(versionParts).nullable(),
});
export type NewspaperVersion = z.infer<typeof NewspaperVersion>;

const VersionParams = IdParams.extend({ version: z.string().max(64) });
/** Lists a newspaper's versions, newest first. 50 at a time. Those without a name are bounded: the oldest of them go. */
export const listVersions = describe({
  method: "GET",
  path: "/completed-newspapers/:id/versions",
  who: "owner",
  params: IdParams,
  query: z.object({ cursor: z.string().max(120).optional() }),
  answer: z.array(NewspaperVersion),
});
/**
 * Keeps a newspaper as it is under a name. With `newspaper` keeps that instead, and the newspaper stays as it is. 409 when there are as
 * many named ones as there may be, or no room for one more.
 */
export const saveVersion = describe({
  method: "POST",
  path: "/completed-newspapers/:id/versions",
  who: "owner",
  params: IdParams,
  body: z.object({
    name: textUpTo(limits.versionName),
    cause: z.enum(["named", "conflict"]).default("named"),
    newspaper: NewspaperInput.optional(),
  }),
  example: { name: "For the evening" },
  status: [201],
  answer: NewspaperVersion,
});
/** Gives a newspaper as it was in a version. `updatedAt` is when this version was kept. */
export const readVersion = describe({
  method: "GET",
  path: "/completed-newspapers/:id/versions/:version",
  who: "owner",
  params: VersionParams,
  answer: Newspaper,
});
/**
 * Makes a newspaper what it was in a version. What it was until then is kept as a version in the same batch, unless there is one like
 * it; `Link: …; rel="predecessor-version"` leads to it. Title, folio number, sharing and run stay.
 */
export const restoreVersion = describe({
  method: "POST",
  path: "/completed-newspapers/:id/versions/:version/restore",
  who: "owner",
  params: VersionParams,
  answer: Newspaper,
});
/** Names a version, or takes its name away with ''. 409 where a name would keep one more than there may be. */
export const renameVersion = describe({
  method: "PATCH",
  path: "/completed-newspapers/:id/versions/:version",
  who: "owner",
  params: VersionParams,
  body: z.object({ name: textUpTo(limits.versionName) }),
  example: { name: "For the evening" },
  answer: NewspaperVersion,
});
/** Deletes a version. 409 for the first one: the newspaper as it was made is kept. */
export const deleteVersion = describe({
  method: "DELETE",
  path: "/completed-newspapers/:id/versions/:version",
  who: "owner",
  params: VersionParams,
});
