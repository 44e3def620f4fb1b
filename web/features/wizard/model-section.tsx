import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ModelChoice, ModelKind } from "./model-choice.ts";
import { useModelChoices, useModelName } from "./use-model-choices.ts";

const ModelList = lazy(() => import("./model-list.tsx").then((module) => ({ default: module.ModelList })));

const kinds = ["text", "image"] as const;

/** AI configuration (specification §2): which model writes and which makes the pictures. */
export function ModelSection() {
  const { t } = useTranslation("app");
  const titleId = useId();
  const { models, choices } = useModelChoices();
  const [open, setOpen] = useState<ModelKind | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other headings.
    <div role="group" aria-labelledby={titleId} className="flex flex-col gap-1.5">
      <h3 id={titleId} className="font-ui text-xs font-semibold">
        {t("models.title")}
      </h3>
      {choices && models.data ? (
        <div className="rounded-ctl border border-rule-2 bg-sheet">
          {kinds.map((kind) => (
            <ModelRow
              key={kind}
              kind={kind}
              choice={choices[kind]}
              isOpen={open === kind}
              onToggle={() => setOpen(open === kind ? null : kind)}
            />
          ))}
        </div>
      ) : models.error ? (
        <Notice
          tone="error"
          actions={
            <Button size="small" busy={models.isFetching} onClick={() => models.refetch()}>
              {t("models.retry")}
            </Button>
          }
        >
          {t("models.failed")}
        </Notice>
      ) : (
        <p role="status" className="flex min-h-[5.625rem] items-center rounded-ctl border border-rule px-3 text-sm text-ink-2">
          {t("models.loading")}
        </p>
      )}
    </div>
  );
}

interface ModelRowProps {
  kind: ModelKind;
  choice: ModelChoice;
  isOpen: boolean;
  onToggle: () => void;
}

function ModelRow({ kind, choice: { model, lost }, isOpen, onToggle }: ModelRowProps) {
  const { t } = useTranslation("app");
  const nameOf = useModelName();
  const listId = useId();
  const name = model ? nameOf(model) : t("models.none");
  return (
    <div className="border-b border-rule-2 last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start text-sm -outline-offset-2 hover:bg-wash"
      >
        <span className="shrink-0 text-ink-2">{t(`models.${kind}`)}</span>
        <span className="ms-auto min-w-0 text-end font-semibold wrap-anywhere">{name}</span>
        <ChevronDown
          aria-hidden
          className={isOpen ? "size-[18px] shrink-0 rotate-180 transition-transform" : "size-[18px] shrink-0 transition-transform"}
          strokeWidth={1.75}
        />
      </button>
      {lost && model && (
        <p role="status" className="px-3 pb-2 text-xs text-warn">
          {t("models.lost", { lost, name })}
        </p>
      )}
      {isOpen && (
        <div id={listId} className="border-t border-rule">
          <Suspense fallback={<p className="px-3 py-3 text-sm text-ink-2">{t("models.loading")}</p>}>
            <ModelList kind={kind} label={t(`models.${kind}`)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
