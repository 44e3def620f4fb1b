import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { undo } from "../../api/stone/stone.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { showToast } from "../../ui/toast.ts";
import { fieldAt, sideNumberOf } from "./fields.ts";
import "../../i18n/stone-words.ts";

type Said = "opened" | "kept" | "reverted" | "undone" | "redone";

/** What the text field says, in the language of the screen. */
export interface StoneWords {
  /** A field's name: "Headline", "Side story 2". */
  partName: (path: string) => string;
  /** The same at the beginning of a line. */
  partTitle: (path: string) => string;
  /** What to write in a field without words; null where its name says enough. */
  prompt: (path: string) => string | null;
  said: (what: Said, path?: string) => string;
  tellLeftOut: (path: string, count: number) => void;
  /** The newspaper is not here any more: what is typed stands in the field alone. */
  tellLost: () => void;
  /** An emptied field has its words again. */
  tellFilled: (path: string) => void;
}

export function useStoneWords(): StoneWords {
  const { t } = useTranslation("stone");
  const { tag } = useLanguage();
  return useMemo(() => {
    const figure = (count: number) => count.toLocaleString(tag);
    const partName = (path: string) => {
      const field = fieldAt(path);
      const side = sideNumberOf(path);
      return field ? t(`part.${field.name}`, { number: side === null ? "" : figure(side) }) : "";
    };
    const takeBack = { label: t("undo"), onPress: () => void undo() };
    return {
      partName,
      partTitle: (path) => partName(path).replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)),
      prompt: (path) => (fieldAt(path)?.name === "sideStory" ? t("storyPrompt") : null),
      said: (what, path = "") => t(`said.${what}`, { part: partName(path) }),
      tellLeftOut: (path, count) => {
        const most = fieldAt(path)?.most ?? 0;
        const title = count > 1 ? t("leftOut", { count, left: figure(count), most: figure(most) }) : t("full", { most: figure(most) });
        showToast({ title, ...(count > 1 && { action: takeBack, duration: 10_000 }) });
      },
      tellLost: () => showToast({ tone: "error", title: t("lost") }),
      tellFilled: (path) =>
        showToast({ title: t(path === "newspaperName" ? "nameBack" : "headlineBack"), action: takeBack, duration: 10_000 }),
    };
  }, [t, tag]);
}
