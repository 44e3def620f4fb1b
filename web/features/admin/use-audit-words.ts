import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../api/admin/user-history.ts";
import { useUser } from "../../api/queries.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { isolated } from "./use-user-deeds.ts";

/** What an admin did and who that was, in plain words. */
export function useAuditWords(): (entry: AuditEntry) => { text: string; by: string } {
  const { t } = useTranslation("admin");
  const { data: me } = useUser();
  const figures = useFigures();

  const textOf = ({ action, subject, detail: { before, after, reason } }: AuditEntry): string => {
    switch (action) {
      case "role":
        return t(after === "admin" ? "history.made" : "history.removed");
      case "tokens":
        return t("history.set", { before: figures(Number(before)), after: figures(Number(after)) });
      case "suspend":
        return t("history.suspended", { reason: isolated(String(reason)) });
      case "reinstate":
        return t("history.reinstated");
      case "takedown":
        return t("history.takenDown", { reason: isolated(String(reason)) });
      case "release":
        return t("history.released");
      case "layout.save":
        return t("history.layoutSave", { name: isolated(subject) });
      case "layout.reset":
        return t("history.layoutReset", { name: isolated(subject) });
      default:
        return t("history.other", { name: isolated(action) });
    }
  };

  const byWhom = ({ actor, actorEmail }: AuditEntry): string => {
    if (actor === me?.id) return t("history.bySelf");
    return actorEmail ? t("history.by", { email: isolated(actorEmail) }) : t("history.byGone");
  };

  return (entry) => ({ text: textOf(entry), by: byWhom(entry) });
}
