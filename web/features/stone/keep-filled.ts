import { useStone } from "../../api/stone/stone.ts";
import { shownText, storedText } from "./fields.ts";
import { type OpenSession, writeField } from "./open-session.ts";
import type { StoneWords } from "./use-stone-words.ts";

const never = new Set(["newspaperName", "expandedContent.expandedTitle"]);
const isBlank = (text: string) => /^[\s\p{Cf}]*$/u.test(text);

/** A newspaper is never without its name or a headline: a field of theirs that is closed empty takes up the article's, and says so. */
export function keepFilled({ path, before }: OpenSession, words: StoneWords): void {
  const { newspaper } = useStone.getState();
  if (!newspaper || !never.has(path) || !isBlank(storedText(newspaper, path)) || isBlank(before)) return;
  const standIn =
    path === "newspaperName"
      ? newspaper.expandedContent.newspaperName || before
      : shownText({ ...newspaper, expandedContent: { ...newspaper.expandedContent, expandedTitle: "" } }, path);
  if (writeField(path, isBlank(standIn) ? before : standIn)) words.tellFilled(path);
}
