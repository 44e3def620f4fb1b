import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useDesk } from "../../api/desk.ts";
import { savedNewspaper } from "../../api/newspapers.ts";
import { type Article, articleOnDesk, dropAside, isArticleOf, layOnDesk, setAside } from "../../api/stone/set-aside.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { titleId } from "./wizard-section.tsx";

/** An article that a restored newspaper took the place of, and the way back to it. */
export function SetAsideNote({ article }: { article: Article }) {
  const { t } = useTranslation("app");
  const client = useQueryClient();
  const { title, content } = article.draft;

  /** This note goes, and the keyboard would be nowhere. */
  const leave = () => document.getElementById(titleId("article"))?.focus({ preventScroll: true });
  const takeUp = () => {
    const present = articleOnDesk();
    const printed = savedNewspaper(client, useDesk.getState().newspaperId ?? "");
    const isKept = printed !== undefined && isArticleOf(printed);
    leave();
    dropAside(article);
    if (!isKept) setAside(present);
    layOnDesk(article);
    showToast({
      title: t("setAside.back"),
      tone: "success",
      action: {
        label: t("newspapers.undo"),
        onPress: () => {
          dropAside(present);
          layOnDesk(present);
          setAside(article);
        },
      },
    });
  };
  const giveUp = () => {
    leave();
    dropAside(article);
    showToast({ title: t("setAside.gone"), action: { label: t("newspapers.undo"), onPress: () => setAside(article) } });
  };
  return (
    <Notice
      title={t("setAside.title")}
      actions={
        <>
          <Button size="small" onClick={takeUp}>
            {t("setAside.takeUp")}
          </Button>
          <Button size="small" variant="quiet" onClick={giveUp}>
            {t("setAside.giveUp")}
          </Button>
        </>
      }
    >
      <span className="line-clamp-2" dir="auto">
        {title.trim() || content.trim()}
      </span>
    </Notice>
  );
}
