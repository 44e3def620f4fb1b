import { type PageName, pageFile, pages } from "../../functions/pages/contract.ts";
import { type Language, type LanguageCode, readyLanguages } from "../../locales/languages.ts";
import { type FirstText, facesOf, firstFaces } from "./first-faces.ts";
import { headOf, manifestAddress, manifestOf, type PageWords, quoted } from "./page-head.ts";
import { renderPage, wordsAddress, wordsOf } from "./render-page.tsx";

/** What the build of the app has left. */
export interface Built {
  /** dist/web/index.html. */
  template: string;
  /** web/styles.css as it is written. */
  theme: string;
  /** The text of the style sheets that index.html names. */
  styles: string;
  /** Another style sheet of the build by the beginning of its name; nothing where there is none. */
  style: (name: string) => { address: string; text: string } | undefined;
  /** Names of the built scripts. */
  scripts: readonly string[];
}

/** A file to write, by its path in the folder of static files. */
export interface PageFile {
  path: string;
  text: string;
}

type Words = Awaited<ReturnType<typeof wordsOf>>;

/** Every public page in every language, and the page around the screens of members. */
export async function assemblePages(built: Built): Promise<PageFile[]> {
  const files: PageFile[] = [];
  for (const language of readyLanguages) {
    const words = await wordsOf(language.code);
    files.push({ path: manifestAddress(language.code).slice(1), text: manifestOf(language, words.head.description) });
    for (const page of Object.keys(pages) as PageName[]) {
      const path = pages[page];
      const markup = path === null ? "" : await renderPage(path, language.code);
      files.push({ path: `${pageFile(page, language.code).slice(1)}.html`, text: assemble(page, language, words, markup, built) });
    }
  }
  return files;
}

function assemble(page: PageName, language: Language, words: Words, markup: string, built: Built): string {
  const head = [headOf(page, language, pageWords(page, words)), ...preloads(page, language.code, words, built)].join("\n");
  const attributes = `lang="${language.code}" dir="${language.direction}"${markup && ` data-page="${page}"`}`;
  // React asks for pictures where they stand; here the head does, and only where they are seen first.
  const body = markup.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
  return [
    [/<html [^>]*>/, `<html ${attributes}>`],
    [/<!--head-->[\s\S]*<!--\/head-->/, head],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
    [/<!--failure-->[\s\S]*<!--\/failure-->/, failure(words)],
  ].reduce((text, [part, made]) => {
    if (!(part as RegExp).test(text)) throw new Error(`index.html has no ${part}`);
    return text.replace(part as RegExp, () => made as string);
  }, built.template);
}

function pageWords(page: PageName, { head, notices, landing }: Words): PageWords {
  const { features, card } = head;
  const about = { features: Object.values(features), card };
  if (page === "landing") return { ...about, title: landing.documentTitle, description: head.description };
  if (page === "privacy") return { ...about, title: `${notices.privacy.title}: Stop Press`, description: head.privacy };
  if (page === "terms") return { ...about, title: `${notices.terms.title}: Stop Press`, description: head.terms };
  return { ...about, title: page === "not-found" ? notices.notFound.title : "Stop Press", description: "" };
}

/**
 * The headline's: on slow lines each further file would have its share before the first text is there (measured: its paint 0.4 s later with
 * three).
 */
const fetchedEarly = 1;

const ofMembers = ["members", "icons", "more-words", "account-menu"];

/** The parts of the app a page needs, which its first script would ask for one after the other (web/vite.config.ts names them). */
const laterScripts: Partial<Record<PageName, readonly string[]>> = {
  shell: ofMembers,
  home: [...ofMembers, "home-screen", "home", "controls", "page-parts"],
};

/** Files a page will ask for in any case, named before the scripts that ask. */
function preloads(page: PageName, code: LanguageCode, words: Words, { theme, styles: named, style, scripts }: Built): string[] {
  const own = scriptSheet(code, style);
  const styles = `${named}${own?.text ?? ""}`;
  const faces = facesOf(theme, code);
  const tags = firstFaces(styles, firstTexts(page, faces, words), fetchedEarly).map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
  if (own) tags.unshift(`<link rel="stylesheet" crossorigin href="${own.address}">`);
  const fetched = page === "landing" ? ["public"] : pages[page] === null ? ["public", "app"] : ["public", "notices"];
  tags.push(
    ...fetched.map((name) => `<link rel="preload" href="${wordsAddress(code, name)}" as="fetch" crossorigin data-words="${code}/${name}">`),
  );
  const chunks = scripts.filter((name) => (laterScripts[page] ?? []).includes(name.replace(/-[\w-]{8}\.js$/, "")));
  tags.push(...chunks.map((name) => `<link rel="modulepreload" href="/assets/${name}" crossorigin>`));
  if (page === "landing")
    tags.unshift(
      `<link rel="preload" href="/hero/${code}.avif" as="image" type="image/avif" fetchpriority="high" media="(min-width: 64rem)">`,
    );
  return tags;
}

function firstTexts(page: PageName, faces: ReturnType<typeof facesOf>, { landing, notices, title }: Words): FirstText[] {
  const display = (text: string): FirstText => ({ family: faces.display, weight: faces.displayWeight, text });
  const lead = (text: string): FirstText => ({ family: faces.lead, weight: 400, text });
  const ui = (text: string): FirstText => ({ family: faces.ui, weight: 400, text });
  if (page === "landing") return [display(landing.title), lead(landing.lead), ui(landing.paste.note)];
  if (page === "privacy") return [display(notices.privacy.title), lead(notices.privacy.lead), ui(notices.privacy.account.text)];
  if (page === "terms") return [display(notices.terms.title), lead(notices.terms.lead), ui(notices.terms.use.text)];
  if (page === "not-found") return [display(notices.notFound.title), ui(notices.notFound.text)];
  return [ui(title), display(title)];
}

/**
 * More than this is not worth a visitor's wait: the lists of Chinese, Japanese and Korean slices come with the script (web/i18n/faces.ts),
 * and their faces after the text.
 */
const shortList = 20_000;

/** The list of a script's faces, where it is short. */
function scriptSheet(code: string, style: Built["style"]) {
  const sheet = style(`faces-${code}`);
  return sheet && sheet.text.length < shortList ? sheet : undefined;
}

const noticeStyle =
  "position:fixed;z-index:60;inset-inline:0;inset-block-end:0;padding:1rem 1.25rem;background:var(--color-press);color:var(--color-on-press)";

/** What is read where the script or its words do not come, over whatever else is there. */
const failure = ({ head }: Words) => `<p id="unreachable" role="alert" hidden style="${noticeStyle}">${quoted(head.unreachable)}</p>
<noscript><p class="gutters pb-8 text-center">${quoted(head.noscript)}</p></noscript>`;
