import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** The words of a language's file, by path. */
export type Words = (file: string, path: string) => string;

export function wordsOf(language: string): Words {
  return (file, path) => {
    let at: unknown = JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"));
    for (const part of path.split(".")) at = (at as Record<string, unknown>)[part];
    if (typeof at !== "string") throw new Error(`${language}/${file}.json has no ${path}`);
    return at;
  };
}

/** What a view may need: somebody signed in, and the newspaper that person has made. */
export interface Guest {
  words: Words;
  newspaper: { id: string; shareUrl: string };
}

export interface View {
  name: string;
  /** Who sees it. */
  who: "visitor" | "member";
  path: string | ((guest: Guest) => string);
  /** Brings it into the state that is wanted, from the freshly loaded screen. */
  arrange?(page: Page, guest: Guest): Promise<unknown>;
  /** From top to foot, not only what a window shows. */
  whole?: boolean;
}

const patience = { timeout: 20_000 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

/** Puts the newspaper on the desk, as its owner would: restored from My Newspapers. */
async function lay(page: Page, { words }: Guest): Promise<void> {
  await openPapers(page, { words });
  await page
    .getByRole("dialog")
    .getByRole("button")
    .filter({ hasText: words("app", "newspapers.restore") })
    .first()
    .click(patience);
  await page.locator("#stage svg[role=document]").first().waitFor({ timeout: 60_000 });
}

async function openPapers(page: Page, { words }: Pick<Guest, "words">): Promise<void> {
  const name = words("app", "newspapers.title");
  await button(page, name)
    .or(button(page, words("public", "navigation.menu")))
    .first()
    .waitFor(patience);
  if (!(await button(page, name).isVisible())) await button(page, words("public", "navigation.menu")).click();
  await button(page, name).click(patience);
  await page.getByRole("dialog").locator("li").first().waitFor(patience);
}

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate("(element) => element.scrollIntoView({ block: 'start' })");

/** Every screen, and the states of it that look otherwise. */
export const views: View[] = [
  { name: "landing", who: "visitor", path: "/" },
  { name: "landing-whole", who: "visitor", path: "/", whole: true },
  { name: "sign-in", who: "visitor", path: "/api/login" },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "not-found", who: "visitor", path: "/no-such-page" },
  {
    name: "settings",
    who: "visitor",
    path: "/",
    arrange: (page, { words }) => button(page, words("public", "navigation.settings")).click(),
  },
  { name: "share-page", who: "visitor", path: ({ newspaper }) => newspaper.shareUrl },
  { name: "share-page-whole", who: "visitor", path: ({ newspaper }) => newspaper.shareUrl, whole: true },
  { name: "wizard-empty", who: "member", path: "/home" },
  { name: "wizard-templates", who: "member", path: "/home", arrange: (page) => scrollTo(page, "#template") },
  { name: "wizard-whole", who: "member", path: "/home", arrange: lay, whole: true },
  { name: "newspaper", who: "member", path: "/home", arrange: (page, guest) => lay(page, guest).then(() => scrollTo(page, "#stage")) },
  { name: "my-newspapers", who: "member", path: "/home", arrange: openPapers },
  { name: "pricing", who: "member", path: "/pricing" },
  { name: "success", who: "member", path: "/success" },
  { name: "account", who: "member", path: "/account", whole: true },
  { name: "admin", who: "member", path: "/admin" },
];
