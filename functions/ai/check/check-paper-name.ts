import { fold } from "../../../web/claims/index.ts";
import { isInScriptOf } from "../../../web/language/index.ts";
import { isKnownPaper } from "../../house/edition/known-papers.ts";
import { housePaperName } from "../../house/edition/paper-name.ts";
import type { Article } from "../text-model.ts";
import { plainLine } from "./plain-text.ts";
import { addressesIn, PromptLeaks } from "./prompt-leaks.ts";

const longest = 60;

/**
 * The name a model gave the paper, or one from the house edition if the model's is a real paper's, the one to replace, a sentence, or
 * in another script. `turn`: how often a name was made for this paper before.
 */
export function checkPaperName(
  article: Article,
  written: string,
  { system, before = "", turn = 0 }: { system: string; before?: string | undefined; turn?: number | undefined },
): string {
  const name = plainLine(written, "").replace(/^["'“”„«»「」『』《》\s]+|["'“”„«»「」『』《》\s.。।]+$/gu, "");
  const isName =
    /\p{L}{2}/u.test(name) &&
    [...name].length <= longest &&
    !/[.!?。！？][\s\p{L}]|[:;@/\\{}<>|=]|\d{3}/u.test(name) &&
    addressesIn(name).length === 0 &&
    !isKnownPaper(name) &&
    fold(name) !== fold(before) &&
    isInScriptOf(name.padEnd(12), article.language) &&
    !new PromptLeaks(system).isIn(name);
  return isName ? name : housePaperName(article, turn);
}
