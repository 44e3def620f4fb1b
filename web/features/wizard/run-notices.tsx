import { useTranslation } from "react-i18next";
import type { RunNotice, StepName } from "../../../functions/press-runs/contract.ts";
import { useReasonWords } from "../../i18n/use-failure-words.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { openSettings, type SettingsPlace } from "../../ui/settings-door.ts";

const parts = {
  text: "story",
  save: "story",
  "side-stories": "sideStories",
  "picture-1": "pictures",
  "picture-2": "pictures",
  name: "name",
} as const satisfies Record<StepName, string>;

/** The largest parts name the smaller ones along. */
function partsTold(notices: readonly RunNotice[]) {
  const made = new Set(notices.map(({ step }) => parts[step]));
  if (made.has("story") && made.has("pictures")) return ["all"] as const;
  return [...made].filter((part) => !made.has("story") || part === "story");
}

/** What the house edition made because the user's own key or address failed, and where to mend that. It stays with the newspaper. */
export function RunNotices({ notices }: { notices: readonly RunNotice[] }) {
  const { t } = useTranslation("app");
  const sentences = useSentences();
  const reasonOf = useReasonWords();
  if (notices.length === 0) return null;
  const told = partsTold(notices);
  const reasons = [...new Set(notices.map(({ reason, provider }) => reasonOf(reason, provider, false)))];
  return (
    <Notice
      tone="warn"
      title={t("run.notice.title")}
      actions={
        <Button size="small" onClick={() => openSettings((notices[0]?.provider as SettingsPlace) ?? null)}>
          {t("run.notice.action")}
        </Button>
      }
    >
      <p role="status">{sentences(...told.map((part) => t(`run.notice.${part}`)), ...reasons)}</p>
    </Notice>
  );
}
