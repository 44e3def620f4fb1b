/**
 * Placeholders in pages made at build time, which the Worker fills in since only it knows the request's address: the site's origin (in addresses
 * that leave the site), the page's own address, the host as the visitor sees it, and the path that was not found.
 */
export const blanks = {
  origin: "https://origin.invalid",
  address: "https://address.invalid/",
  host: "host.invalid",
  path: "/path.invalid",
} as const;

/**
 * The pages made at build time and where in the app each is drawn. `shell` is the frame of the members' screens, `home` of the wizard:
 * nothing is in them before the script.
 */
export const pages = {
  landing: "/",
  privacy: "/privacy",
  terms: "/terms",
  "not-found": blanks.path,
  shell: null,
  home: null,
} as const;

export type PageName = keyof typeof pages;

/** Pages that search engines may index. */
export const publicPages = ["landing", "privacy", "terms"] as const satisfies readonly PageName[];

/** Where the files of static pages hold a page, without its ending. */
export const pageFile = (page: PageName, language: string): string => `/pages/${language}/${page}`;

/** A public page in one language, as it is named to search engines. */
export const addressIn = (origin: string, path: string, language: string): string => `${origin}${path}?lang=${language}`;
