import * as z from "zod";
import { describe, filledTextUpTo, IdParams, limits } from "../http/contract.ts";
import { Layout, LayoutSection, SectionLayout } from "../templates/contract.ts";
import { LedgerEntry } from "../user/contract.ts";

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(["user", "admin"]),
  tokens: z.number().int(),
  newspaperCount: z.number().int(),
  /** Milliseconds since 1970; null when not suspended. */
  suspendedAt: z.number().int().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Columns a list of users can be sorted by; a leading minus reverses the order. */
export const userSorts = [
  "createdAt",
  "-createdAt",
  "email",
  "-email",
  "username",
  "-username",
  "tokens",
  "-tokens",
  "newspaperCount",
  "-newspaperCount",
] as const;
export type UserSort = (typeof userSorts)[number];

const UserParams = z.object({ userId: z.string().max(64) });

/**
 * Lists accounts, the newest first unless sorted. 100 at a time; `q` is the beginning of an address or a username, and `role=admin`
 * selects the admins. `x-total-count` and `x-admin-count` are for the whole site.
 */
export const listUsers = describe({
  method: "GET",
  path: "/admin/users",
  who: "admin",
  query: z.object({
    q: z.string().max(254).optional(),
    sort: z.enum(userSorts).optional(),
    role: z.literal("admin").optional(),
    cursor: z.string().max(600).optional(),
  }),
  answer: z.array(AdminUser),
});
/** Makes a user an admin, or an admin a user. 409 for the last admin. */
export const changeRole = describe({
  method: "PUT",
  path: "/admin/users/:userId/role",
  who: "admin",
  params: UserParams,
  body: z.object({ role: z.enum(["user", "admin"]) }),
  answer: AdminUser,
});
/** Sets the tokens of an account. `from`: the total the admin saw; if it has changed, 409 with the present one in the details. */
export const changeTokens = describe({
  method: "PUT",
  path: "/admin/users/:userId/tokens",
  who: "admin",
  params: UserParams,
  body: z.object({ tokens: z.number().int().min(0).max(1_000_000), from: z.number().int().min(0).optional() }),
  answer: AdminUser,
});
/** Mailed to the owner, and kept in the audit. */
const Reason = z.object({ reason: filledTextUpTo(limits.description) });

/**
 * Suspends an account. Its sessions end, its owner is notified by mail and cannot sign in, and its shared newspapers are hidden until it
 * is reinstated. 409 with `reason: "admin"` for admins.
 */
export const suspendUser = describe({
  method: "PUT",
  path: "/admin/users/:userId/suspension",
  who: "admin",
  params: UserParams,
  body: Reason,
  answer: AdminUser,
});
/** Ends the suspension of an account. */
export const reinstateUser = describe({
  method: "DELETE",
  path: "/admin/users/:userId/suspension",
  who: "admin",
  params: UserParams,
  answer: AdminUser,
});

/** A reported newspaper as shown to admins. */
export const AdminNewspaper = z.object({
  id: z.string(),
  title: z.string(),
  newspaperName: z.string(),
  createdAt: z.number().int(),
  /** Path of its public page; null while it is not shared. */
  shareUrl: z.string().nullable(),
  owner: z.object({ id: z.string(), email: z.string() }),
  takenDown: z.object({ reason: z.string(), at: z.number().int() }).nullable(),
});
export type AdminNewspaper = z.infer<typeof AdminNewspaper>;

/** Finds a reported newspaper. `id`: its own, or the one in its share address, also after it was taken down. */
export const findNewspaper = describe({
  method: "GET",
  path: "/admin/newspapers/:id",
  who: "admin",
  params: IdParams,
  answer: AdminNewspaper,
});
/** Takes a newspaper down. Its owner keeps it, is notified by mail and cannot share it until it is released. */
export const takeDownNewspaper = describe({
  method: "PUT",
  path: "/admin/newspapers/:id/takedown",
  who: "admin",
  params: IdParams,
  body: Reason,
  answer: AdminNewspaper,
});
/** Releases a newspaper that was taken down. It is shared as before, unless its owner has stopped sharing it in the meantime. */
export const releaseNewspaper = describe({
  method: "DELETE",
  path: "/admin/newspapers/:id/takedown",
  who: "admin",
  params: IdParams,
  answer: AdminNewspaper,
});
/** Lists the entries of an account's token ledger, newest first. */
export const readUserLedger = describe({
  method: "GET",
  path: "/admin/users/:userId/ledger",
  who: "admin",
  params: UserParams,
  query: z.object({ cursor: z.coerce.number<string>().int().min(1).optional() }),
  answer: z.array(LedgerEntry),
});

export const AuditEntry = z.object({
  id: z.string(),
  /** Ids of the actor and the subject, and their addresses while the accounts exist. */
  actor: z.string(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectEmail: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  at: z.number(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** Lists the actions of admins, newest first. */
export const readAudit = describe({
  method: "GET",
  path: "/admin/audit",
  who: "admin",
  query: z.object({ cursor: z.coerce.number<string>().int().min(1).optional(), subject: z.string().max(64).optional() }),
  answer: z.array(AuditEntry),
});

/** The specification says single-column where templates say one-column: both are accepted. */
const LayoutName = z.union([Layout, z.literal("single-column").transform(() => "one-column" as const)]);
const LayoutParams = z.object({ template: z.string().max(64), layout: LayoutName });

/** One saved version of a template's layout; null `sectionLayout` means the template's own page. */
export const LayoutVersion = z.object({
  id: z.string(),
  sectionLayout: SectionLayout.nullable(),
  savedAt: z.number().int(),
  /** Address of the admin, while the account exists. */
  savedBy: z.string().nullable(),
});
export type LayoutVersion = z.infer<typeof LayoutVersion>;

/** Gives the layout in force of a template: its newest version, or null if none was ever saved. */
export const readLayout = describe({
  method: "GET",
  path: "/admin/layouts/:template/:layout",
  who: "admin",
  params: LayoutParams,
  answer: LayoutVersion.nullable(),
});
/** Details of a 409 of saveLayout: the version in force now, null for none. */
export const LayoutConflict = z.object({ inForce: LayoutVersion.nullable() });
export type LayoutConflict = z.infer<typeof LayoutConflict>;

/**
 * Saves a layout of a template. `from`: id of the version the admin started from, null for none; if another one is in force, 409 with
 * LayoutConflict as its details. Without `from` it is saved unconditionally. 404 for an unknown template. The 200 newest versions are
 * kept.
 */
export const saveLayout = describe({
  method: "PUT",
  path: "/admin/layouts/:template/:layout",
  who: "admin",
  params: LayoutParams,
  body: z.object({ sectionLayout: SectionLayout, from: z.string().max(64).nullable().optional() }),
  answer: LayoutVersion,
});
/**
 * Resets a template's layout to its own page. Saved as a version that can be undone like any other; nothing is written if it is in force
 * already.
 */
export const resetLayout = describe({
  method: "DELETE",
  path: "/admin/layouts/:template/:layout",
  who: "admin",
  params: LayoutParams,
  answer: LayoutVersion,
});
/** Lists the versions of a template's layout, newest first. 50 at a time; an earlier one is restored by saving its sections. */
export const listLayoutVersions = describe({
  method: "GET",
  path: "/admin/layouts/:template/:layout/versions",
  who: "admin",
  params: LayoutParams,
  query: z.object({ cursor: z.coerce.number<string>().int().min(0).optional() }),
  answer: z.array(LayoutVersion),
});

/** The specification's content settings. Values out of range are clamped; lengths are words, sizes points on a page 612 points wide. */
export const ContentSettings = z.object({
  mainArticleLength: z.number().catch(200),
  rightSideStoryLength: z.number().catch(200),
  rightSideStoryCount: z.number().catch(2),
  bottomColumnLength: z.number().catch(350),
  bottomColumnCount: z.number().catch(3),
  whatsInsideCount: z.number().catch(7),
  marketTickerFontSize: z.number().catch(8),
  stockCount: z.number().catch(6),
  lineHeight: z.number().catch(1.2),
  baseFontSize: z.number().catch(9),
});
export type ContentSettings = z.infer<typeof ContentSettings>;

/** `content`: the beginning of the request's text that fills the box, at most 1,000 characters. */
export const PreviewSection = LayoutSection.and(z.object({ content: z.string().optional() }));
export type PreviewSection = z.infer<typeof PreviewSection>;
/**
 * Gives the boxes of the sample page. Those of `sectionLayout`, or else of the template's grid and the settings, without measuring. An
 * unknown template is American Classic. `enhance` fails with NOT_CONFIGURED where no image model is available, PICTURES_FAILED with the
 * reason in the details where it did not deliver, and RATE_LIMITED beyond 20 an hour.
 */
export const previewCanvas = describe({
  method: "POST",
  path: "/admin/canvas-preview",
  who: "admin",
  body: ContentSettings.extend({
    template: z.string().max(64),
    layout: z.enum([...Layout.options, "single-column"]),
    title: z.string().max(300),
    content: z.string().max(10_000),
    sectionLayout: SectionLayout.nullable().optional(),
    /** Also requests a picture of the page from the image model; it belongs to the caller until no newspaper has used it for a week. */
    enhance: z.boolean().optional(),
  }),
  answer: z.object({
    /** `layout` is returned as the caller sent it. */
    config: z.object({ template: z.string(), layout: z.string(), title: z.string(), mainContent: z.string() }),
    /** Always '': the browser renders the page. */
    imageUrl: z.string(),
    enhancedImageUrl: z.string().optional(),
    sections: z.array(PreviewSection),
  }),
});

/** Names that the operator's models gave the papers of US towns; one per ZIP code and language. */
export const PaperName = z.object({ zip: z.string(), language: z.string(), name: z.string(), createdAt: z.number().int() });
export type PaperName = z.infer<typeof PaperName>;
const Zip = z.string().regex(/^\d{5}$/, "a ZIP code of five digits");
/** Lists the names kept for the papers of a US town. */
export const listPaperNames = describe({
  method: "GET",
  path: "/admin/paper-names/:zip",
  who: "admin",
  params: z.object({ zip: Zip }),
  answer: z.array(PaperName),
});
/**
 * Removes a paper's name. The next newspaper from there requests a new name; newspapers that have the old one keep it. 404 where no name
 * is kept.
 */
export const resetPaperName = describe({
  method: "DELETE",
  path: "/admin/paper-names/:zip/:language",
  who: "admin",
  params: z.object({ zip: Zip, language: z.string().max(8) }),
});

const Times = z.object({ p50: z.number().int(), p95: z.number().int() }).nullable();
/**
 * What is wrong while the status is Degraded. Last hour: `runs-failing` (at least three newspapers failed, and more than a fifth of all
 * that ended), `text-provider` and `image-provider` (a model called with the operator's key failed twice since its last success). Today:
 * `codes-guessed` (strangers used up the wrong codes that an account's address has in a day). Now: `runs-overdue` (open two minutes beyond
 * the deadline), `pictures-to-remove` (the bucket has refused five times to delete one).
 */
export const troubles = ["runs-failing", "runs-overdue", "text-provider", "image-provider", "codes-guessed", "pictures-to-remove"] as const;
export type Trouble = (typeof troubles)[number];
/**
 * The day so far, UTC. `started` counts runs requested today and `running` those open now; all others ended today, `refunded` among them
 * with the token returned. `failed` by error code, the most frequent first; UNUSED are single AI calls that delivered nothing.
 * `firstWords` and `complete`: milliseconds since the run was requested, of the newspapers completed today (the newest 10,000), null
 * before the first. `tokens`: `byAdmins` is what they gave less what they took, `spent` the holds, `returned` the holds that came back.
 * `storage`: current totals, without newspapers in the bin. Runs of deleted accounts are no longer counted; their tokens are.
 */
export const Operations = z.object({
  day: z.string(),
  status: z.enum(["online", "degraded"]),
  troubles: z.array(z.enum(troubles)),
  runs: z.object({
    started: z.number().int(),
    running: z.number().int(),
    complete: z.number().int(),
    kept: z.number().int(),
    stopped: z.number().int(),
    refunded: z.number().int(),
    failed: z.array(z.object({ code: z.string(), count: z.number().int() })),
  }),
  firstWords: Times,
  complete: Times,
  tokens: z.object({
    free: z.number().int(),
    bought: z.number().int(),
    byAdmins: z.number().int(),
    spent: z.number().int(),
    returned: z.number().int(),
  }),
  storage: z.object({ newspapers: z.number().int(), pictures: z.number().int(), pictureBytes: z.number().int() }),
});
export type Operations = z.infer<typeof Operations>;
/** Gives the day's numbers and the status of the site. */
export const readOperations = describe({ method: "GET", path: "/admin/operations", who: "admin", answer: Operations });
