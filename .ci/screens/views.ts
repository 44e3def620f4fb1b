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

/** What a view may need: a signed-in user, and the newspaper that user has made. */
export interface Guest {
  words: Words;
  newspaper: { id: string; shareUrl: string };
}

export interface View {
  name: string;
  /** Who sees it. */
  who: "visitor" | "member" | "admin";
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

/** In the bar, or behind its button on small screens. */
async function pressInMenu(page: Page, words: Words, name: string): Promise<void> {
  const menu = button(page, words("public", "navigation.menu"));
  await button(page, name).or(menu).first().waitFor(patience);
  if (!(await button(page, name).isVisible())) await menu.click();
  await button(page, name).click(patience);
}

async function openPapers(page: Page, { words }: Pick<Guest, "words">): Promise<void> {
  await pressInMenu(page, words, words("app", "newspapers.title"));
  await page.getByRole("dialog").locator("li").first().waitFor(patience);
}

/** Presses what stands in My Newspapers for the newest newspaper under this name of the locale. */
async function pressOnCard(page: Page, guest: Guest, file: string, path: string): Promise<void> {
  await openPapers(page, guest);
  const [before = "", after = ""] = guest.words(file, path).split("{{title}}");
  await page.getByRole("dialog").locator(`li button[aria-label^="${before}"][aria-label$="${after}"]`).first().click(patience);
}

/** An article is typed and ordered, and nothing is heard of it: the progress stays as it begins. */
async function order(page: Page, { words }: Guest): Promise<void> {
  await page.route("**/api/press-runs/*/events*", () => undefined);
  await page.getByLabel(words("app", "article.headline.label"), { exact: true }).fill("1, 2, 3");
  await page.getByLabel(words("app", "article.content.label"), { exact: true }).fill("1, 2, 3. ".repeat(40));
  await page.getByLabel(words("app", "article.region.label"), { exact: true }).fill("Duluth");
  await button(page, words("app", "generate.button")).click(patience);
  await page.getByRole("progressbar").first().waitFor(patience);
}

/** Brings the keyboard and the window to the panel below the page, which is loaded on the way. */
async function reachPanels(page: Page, guest: Guest): Promise<void> {
  await lay(page, guest);
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await page.locator("#share-title").waitFor(patience);
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor(patience);
  await page.evaluate(`document.querySelector("${selector}").scrollIntoView({ block: "start" })`);
}

/** The button of the newest user's history. */
const aUser = (page: Page) =>
  page
    .getByRole("button")
    .filter({ has: page.locator("svg.lucide-history") })
    .first();

/** A page under the editor's hands, one of its sections selected. */
async function layOut(page: Page, { words }: Guest): Promise<void> {
  await button(page, words("layouts", "canvas.empty.button")).click(patience);
  await page.locator(".section-overlay").waitFor({ timeout: 60_000 });
  await page.locator("[data-section=main-image] > button").click(patience);
}

async function addSection(page: Page, { words }: Guest): Promise<void> {
  await button(page, words("layouts", "canvas.newSection")).click(patience);
  await page.getByLabel(words("layouts", "dialog.name"), { exact: true }).fill("1, 2, 3");
  await button(page, words("layouts", "dialog.create")).click(patience);
  await page.locator("[data-section^=custom-][data-selected]").waitFor(patience);
}

const headline = "expandedContent.expandedTitle";
const main = "expandedContent.expandedContent";

/** Opens a text of the page where it stands, by keyboard, as it is on every size of window. */
async function write(page: Page, path: string): Promise<void> {
  const block = page.locator(`[data-stone-block="${path}"]`).first();
  await block.waitFor({ state: "attached", timeout: 60_000 });
  await block.focus();
  await page.keyboard.press("Enter");
  await page.locator(".ProseMirror").waitFor(patience);
}

/** The newspaper is read with another story, as a careless model would have written it; what is kept of it stays as it is. */
async function misread(page: Page, { newspaper: { id } }: Guest, change: (story: string) => string): Promise<void> {
  await page.route(`**/api/completed-newspapers/${id}`, async (route) => {
    if (route.request().method() !== "GET") return route.fulfill({ status: 503, body: "" });
    const response = await route.fetch();
    const read = await response.json();
    const { expandedContent } = read;
    const story = change(expandedContent.expandedContent);
    await route.fulfill({ response, json: { ...read, expandedContent: { ...expandedContent, expandedContent: story } } });
  });
}

const numberOfItsOwn = (story: string) => story.replace(/(?=[\n])/, " 48 317.");
const withoutItsEnd = (story: string) => story.split("\n\n").slice(0, -2).join("\n\n");

/** A newspaper with a number its article does not have and without the article's end, its marks on the page. */
async function layMarked(page: Page, guest: Guest): Promise<void> {
  await misread(page, guest, (story) => numberOfItsOwn(withoutItsEnd(story)));
  await lay(page, guest);
  await page.locator(".fact-mark").first().waitFor({ state: "attached", timeout: 60_000 });
}

async function openLedger(page: Page, guest: Guest): Promise<void> {
  await layMarked(page, guest);
  await button(page, guest.words("facts", "open")).click(patience);
  await page.getByRole("tab").first().waitFor(patience);
}

/** The same place changed here and in another window. */
async function clash(page: Page, guest: Guest): Promise<void> {
  const path = `/api/completed-newspapers/${guest.newspaper.id}`;
  await lay(page, guest);
  await write(page, headline);
  await page.context().setOffline(true);
  await page.keyboard.type("1 2 3 ");
  await page.keyboard.press("Control+Enter");
  const other = await (await page.request.get(path)).json();
  const expandedContent = { ...other.expandedContent, expandedTitle: `${crypto.randomUUID()} ${other.expandedContent.expandedTitle}` };
  await page.request.post("/api/completed-newspapers", {
    data: { ...other, expandedContent },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.context().setOffline(false);
  await button(page, guest.words("history", "clash.compare")).click({ timeout: 60_000 });
  await page.getByRole("dialog").waitFor(patience);
}

/** Old and new name of the paper side by side. */
async function compare(page: Page, guest: Guest): Promise<void> {
  await lay(page, guest);
  await scrollTo(page, "#share-title");
  const named = (file: string, action: string) =>
    guest
      .words("app", "pictures.actionOn")
      .replace("{{action}}", guest.words(file, action))
      .replace("{{name}}", guest.words("app", "run.steps.name"));
  await button(page, named("app", "blocks.again")).click(patience);
  await button(page, guest.words("app", "blocks.make")).click(patience);
  await button(page, named("blocks", "open")).click({ timeout: 60_000 });
  await page.getByRole("dialog").waitFor(patience);
}

/** Every screen, and the states of it that look otherwise. */
export const views: View[] = [
  { name: "landing", who: "visitor", path: "/" },
  { name: "landing-whole", who: "visitor", path: "/", whole: true },
  { name: "sign-in", who: "visitor", path: "/api/login" },
  {
    name: "sign-in-code",
    who: "visitor",
    path: "/api/login",
    arrange: async (page, { words }) => {
      await page.getByLabel(words("server", "login.email")).fill(`code-${crypto.randomUUID()}@example.test`);
      await button(page, words("server", "login.send")).click();
      await page.getByLabel(words("server", "login.code")).waitFor(patience);
    },
  },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "not-found", who: "visitor", path: "/no-such-page" },
  {
    name: "settings",
    who: "visitor",
    path: "/",
    arrange: (page, { words }) => button(page, words("public", "navigation.settings")).click(),
  },
  {
    name: "demo",
    who: "visitor",
    path: "/",
    arrange: async (page, { words }) => {
      await button(page, words("public", "landing.demo")).click();
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  {
    name: "example",
    who: "visitor",
    path: "/",
    arrange: async (page) => {
      await scrollTo(page, "#examples");
      await page.locator("#examples li button").first().click(patience);
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  { name: "share-embed", who: "visitor", path: ({ newspaper }) => `${newspaper.shareUrl}/embed` },
  { name: "share-page", who: "visitor", path: ({ newspaper }) => newspaper.shareUrl },
  { name: "share-page-whole", who: "visitor", path: ({ newspaper }) => newspaper.shareUrl, whole: true },
  { name: "wizard-empty", who: "member", path: "/home" },
  {
    name: "wizard-templates",
    who: "member",
    path: "/home",
    arrange: async (page) => {
      await scrollTo(page, "#step-template");
      // Those in view, as the typesetter sets them.
      await page.locator("#step-template label img").nth(1).waitFor({ timeout: 60_000 });
    },
  },
  { name: "wizard-whole", who: "member", path: "/home", arrange: lay, whole: true },
  { name: "newspaper", who: "member", path: "/home", arrange: (page, guest) => lay(page, guest).then(() => scrollTo(page, "#stage")) },
  { name: "wizard-working", who: "member", path: "/home", arrange: order },
  {
    name: "newspaper-text",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await lay(page, guest);
      await button(page, guest.words("app", "stage.readAsText")).click(patience);
      await page.locator("#stage article").waitFor(patience);
    },
  },
  { name: "newspaper-panels", who: "member", path: "/home", arrange: reachPanels },
  {
    name: "picture-dialog",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await lay(page, guest);
      await page.locator("section[aria-labelledby=pictures-title] li button").first().click(patience);
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  {
    name: "versions",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await lay(page, guest);
      await button(page, guest.words("versions", "open")).click(patience);
      // The page of the newest one, as the typesetter sets it; on a narrow screen once it is chosen.
      await page.getByRole("dialog").getByRole("radio").first().click(patience);
      await page.getByRole("dialog").locator("img").waitFor({ timeout: 60_000 });
    },
  },
  { name: "stone-headline", who: "member", path: "/home", arrange: (page, guest) => lay(page, guest).then(() => write(page, headline)) },
  { name: "stone-story", who: "member", path: "/home", arrange: (page, guest) => lay(page, guest).then(() => write(page, main)) },
  {
    name: "stone-tools",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await lay(page, guest);
      await scrollTo(page, "#tools-title");
      for (const group of ["jump", "page", "edition"]) await button(page, guest.words("tools", `${group}.title`)).click(patience);
    },
  },
  {
    name: "stone-cut",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await misread(page, guest, (story) => (story.length > 7_000 ? story : [story, ...story.split("\n\n").slice(-2)].join("\n\n")));
      await lay(page, guest);
      await button(page, guest.words("tools", "fit.suggest")).click({ timeout: 60_000 });
      await page.getByRole("dialog").waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "facts-mark",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await layMarked(page, guest);
      await page.locator(".fact-mark").first().press("Enter");
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  { name: "facts-ledger", who: "member", path: "/home", arrange: openLedger },
  {
    name: "facts-ledger-article",
    who: "member",
    path: "/home",
    arrange: async (page, guest) => {
      await openLedger(page, guest);
      await page.getByRole("tab").last().click(patience);
    },
  },
  { name: "clash", who: "member", path: "/home", arrange: clash },
  { name: "compare", who: "member", path: "/home", arrange: compare },
  { name: "rename", who: "member", path: "/home", arrange: (page, guest) => pressOnCard(page, guest, "newspapers", "rename.label") },
  { name: "delete", who: "member", path: "/home", arrange: (page, guest) => pressOnCard(page, guest, "app", "newspapers.deleteLabel") },
  {
    name: "settings-member",
    who: "member",
    path: "/pricing",
    arrange: async (page, { words }) => {
      await pressInMenu(page, words, words("public", "navigation.settings"));
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  {
    name: "game",
    who: "member",
    path: "/pricing",
    arrange: async (page, { words }) => {
      await pressInMenu(page, words, words("public", "navigation.game"));
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  { name: "my-newspapers", who: "member", path: "/home", arrange: openPapers },
  { name: "pricing", who: "member", path: "/pricing" },
  { name: "success", who: "member", path: "/success" },
  { name: "success-unknown", who: "member", path: "/success?session_id=cs_test_nobody" },
  {
    name: "account-delete",
    who: "member",
    path: "/account",
    arrange: async (page, { words }) => {
      await button(page, words("account", "delete.button")).click(patience);
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  { name: "account", who: "member", path: "/account", whole: true },
  { name: "admin", who: "member", path: "/admin" },
  { name: "admin-users", who: "admin", path: "/admin", arrange: (page) => aUser(page).waitFor(patience) },
  {
    name: "admin-history",
    who: "admin",
    path: "/admin",
    arrange: async (page) => {
      await aUser(page).click(patience);
      await page.getByRole("dialog").locator("ol > li").first().waitFor(patience);
    },
  },
  {
    name: "admin-layout-empty",
    who: "admin",
    path: "/admin?tab=layout",
    arrange: (page, { words }) => button(page, words("layouts", "canvas.empty.button")).waitFor(patience),
    whole: true,
  },
  { name: "admin-layout", who: "admin", path: "/admin?tab=layout", arrange: layOut, whole: true },
  {
    name: "admin-layout-new",
    who: "admin",
    path: "/admin?tab=layout",
    arrange: async (page, guest) => {
      await layOut(page, guest);
      await addSection(page, guest);
      await button(page, guest.words("layouts", "canvas.newSection")).click(patience);
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  {
    // A section of one's own over others: what can be deleted, what is wrong with the page, and what is not saved.
    name: "admin-layout-edited",
    who: "admin",
    path: "/admin?tab=layout",
    arrange: async (page, guest) => {
      await layOut(page, guest);
      await addSection(page, guest);
    },
    whole: true,
  },
  {
    name: "admin-layout-versions",
    who: "admin",
    path: "/admin?tab=layout",
    arrange: async (page, guest) => {
      await layOut(page, guest);
      await button(page, guest.words("layouts", "versions.button")).click(patience);
      await page.getByRole("dialog").waitFor(patience);
    },
  },
  {
    name: "admin-operations",
    who: "admin",
    path: "/admin?tab=operations",
    arrange: (page) => page.locator("dl").first().waitFor(patience),
    whole: true,
  },
];
