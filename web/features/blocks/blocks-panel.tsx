import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/blocks-words.ts";
import { isGone, type Newspaper } from "../../api/newspapers.ts";
import { useFinishedRun } from "../../api/press/blocks.ts";
import { useUnsavedChanges } from "../../api/stone/unsaved-changes.ts";
import { dismissToast, showToast } from "../../ui/toast.ts";
import { comparisonAt, type Side, useComparisons } from "./comparisons.ts";
import { PartRow } from "./part-row.tsx";
import { coverParts, isPicture, keyOfPart, type Part, partsOf } from "./parts.ts";
import { useBlocks } from "./use-blocks.ts";
import { useLeftWords, useObstacle, usePartName, useTroubleWords } from "./use-part-words.ts";

const CompareDialog = lazy(() => import("./compare-dialog.tsx").then((module) => ({ default: module.CompareDialog })));

interface BlocksPanelProps {
  /** As its owner sees it. Its id is the panel's key. */
  newspaper: Newspaper;
  /** Called with the part that is being made, with null when none is any more. */
  onWork: (part: Part | null) => void;
}

/** The parts of the newspaper, each to be made again by itself without another token. */
export function BlocksPanel({ newspaper, onWork }: BlocksPanelProps) {
  const { t } = useTranslation("app");
  const { t: words } = useTranslation("blocks");
  const nameOf = usePartName();
  const leftWords = useLeftWords();
  const run = useFinishedRun(newspaper.pressRunId);
  const unsaved = useUnsavedChanges(({ changes }) => changes[newspaper.id]);
  const obstacleOf = useObstacle(run.data, unsaved !== undefined && coverParts(newspaper, unsaved));
  const troubleWords = useTroubleWords(run.data);
  const [open, setOpen] = useState<string | null>(null);
  const [compared, setCompared] = useState<Part | null>(null);
  const comparisons = useComparisons(({ all }) => all);
  const { work, trouble, make, take } = useBlocks(newspaper, (part, comparison) => {
    setOpen(null);
    showToast(
      comparison
        ? {
            title: t(`blocks.done.${part.block}`),
            ...(comparison.isEdited && { description: words("shown.edited") }),
            tone: "success",
            duration: 10_000,
            action: { label: words("open"), onPress: () => setCompared(part) },
          }
        : { title: t("blocks.same") },
    );
  });
  const comparison = compared && comparisonAt(newspaper, comparisons, compared);
  const onTake = (part: Part, side: Side) => {
    const about = comparisonAt(newspaper, comparisons, part);
    setCompared(null);
    const nameOfOther = t("pictures.actionOn", { action: words(side === "older" ? "newer" : "older"), name: nameOf(part) });
    if (!about || !take(about, side, nameOfOther)) showToast({ title: words("gone"), tone: "error" });
    else showToast({ title: words(side === "older" ? "kept" : "took"), tone: "success" });
  };

  const workKey = work && keyOfPart(work.part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each part, not with each word of it.
  useEffect(() => {
    onWork(work?.part ?? null);
    return () => onWork(null);
  }, [workKey, onWork]);

  const isWithoutRun = newspaper.pressRunId === null || isGone(run.error) || (run.data && run.data.status !== "complete");
  const isOld = run.data?.status === "complete" && !run.data.left;
  const models = run.data?.models;
  const { contentLanguage } = newspaper.expandedContent;
  return (
    <section aria-labelledby="blocks-title" className="flex flex-col gap-3 border-t border-rule pt-5 pb-8">
      <h3 id="blocks-title" className="text-h4">
        {t("blocks.title")}
      </h3>
      <p role="status" className="sr-only">
        {work ? t("blocks.working", { name: nameOf(work.part) }) : ""}
      </p>
      {isWithoutRun || isOld ? (
        <p className="text-sm text-ink-2">{t(isWithoutRun ? "blocks.obstacles.none" : "blocks.obstacles.old")}</p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t("blocks.lead")}</p>
          {run.data?.left && <p className="text-sm text-ink-2">{leftWords(run.data.left, models?.text === "house")}</p>}
          <p id="blocks-locked" hidden>
            {t("blocks.locked")}
          </p>
          <ul className="flex flex-col divide-y divide-rule border-y border-rule">
            {partsOf(newspaper).map((part) => {
              const key = keyOfPart(part);
              return (
                <PartRow
                  key={key}
                  part={part}
                  name={nameOf(part)}
                  newspaper={newspaper}
                  language={contentLanguage || newspaper.language}
                  takesWishes={models?.[isPicture(part) ? "image" : "text"] !== "house"}
                  obstacle={obstacleOf(part)}
                  isOpen={open === key || workKey === key}
                  onToggle={() => setOpen(open === key ? null : key)}
                  work={workKey === key ? work : null}
                  isLocked={work !== null && workKey !== key}
                  trouble={trouble && keyOfPart(trouble.part) === key ? troubleWords(trouble) : null}
                  onMake={(wish) => {
                    setOpen(key);
                    void make(part, wish);
                  }}
                  standing={comparisonAt(newspaper, comparisons, part)?.standing.side ?? null}
                  onCompare={() => {
                    dismissToast();
                    setCompared(part);
                  }}
                  onTake={(side) => onTake(part, side)}
                />
              );
            })}
          </ul>
          {compared && comparison && (
            <Suspense>
              <CompareDialog
                name={nameOf(compared)}
                newspaper={newspaper}
                language={contentLanguage || newspaper.language}
                comparison={comparison}
                onClose={() => setCompared(null)}
                onTake={(side) => onTake(compared, side)}
              />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
