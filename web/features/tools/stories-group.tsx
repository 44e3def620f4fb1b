import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newspaperLimits } from "../../../functions/http/limits.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { invertEdit } from "../../api/stone/page-edits.ts";
import { perform } from "../../api/stone/stone.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { takeStep } from "./step.ts";
import { StoryRow } from "./story-row.tsx";
import { addStory, headlinePath, moveStory, removeStory } from "./tool-edits.ts";
import { ToolGroup } from "./tool-group.tsx";
import { useRowDrag } from "./use-row-drag.ts";

interface StoriesGroupProps {
  newspaper: Newspaper;
  onOpenField: (path: string) => void;
}

/** Where the keyboard goes once the list has changed. */
interface NextFocus {
  row: number;
  act: string;
}

/** The lead story and the side stories, in the order in which the paper has them. */
export function StoriesGroup({ newspaper, onOpenField }: StoriesGroupProps) {
  const { t } = useTranslation("tools");
  const figure = useFigures();
  const [said, setSaid] = useState("");
  const [next, setNext] = useState<NextFocus | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { expandedContent, title, language } = newspaper;
  const stories = expandedContent.sideStories;
  const written = expandedContent.contentLanguage || language;
  const nameOf = (index: number) => stories[index]?.headline.trim() || t("stories.untitled");

  const move = (from: number, to: number, act = "drag") => {
    if (!takeStep((now) => moveStory(now, from, to))) return;
    setSaid(t("stories.moved", { headline: nameOf(from), place: figure(to + 1), total: figure(stories.length) }));
    setNext({ row: to, act });
  };
  const { list, drag, handle } = useRowDrag(move);

  useEffect(() => {
    if (!next) return;
    setNext(null);
    const row = list.current?.children[Math.min(next.row, stories.length - 1)];
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-act=${next.act}]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLButtonElement>("[data-act=open]") ?? addButton.current)?.focus();
  }, [next, stories.length, list]);

  const remove = (index: number) => {
    const edit = takeStep((now) => removeStory(now, index));
    if (!edit) return;
    setNext({ row: index, act: "remove" });
    showToast({
      title: t("stories.removed"),
      action: {
        label: t("undo"),
        onPress: () => {
          if (!perform(invertEdit(edit))) showToast({ title: t("changed"), tone: "error" });
        },
      },
    });
  };
  const add = () => {
    const edit = takeStep(addStory);
    if (edit?.kind === "insert") onOpenField(headlinePath(edit.index));
  };
  const isFull = stories.length >= newspaperLimits.sideStories;
  const markOf = (index: number) => {
    if (!drag || drag.to === drag.from || index !== drag.to) return null;
    return drag.to < drag.from ? "before" : "after";
  };
  return (
    <ToolGroup name="stories" title={t("stories.title")} isOpenAtFirst>
      <button
        type="button"
        onClick={() => onOpenField("expandedContent.expandedTitle")}
        className="-mx-1.5 flex min-h-10 flex-col rounded-ctl px-1.5 py-1 text-start hover:bg-wash"
      >
        <span className="text-xs text-ink-2">{t("stories.lead")}</span>
        <span lang={written} dir="auto" className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">
          {expandedContent.expandedTitle.trim() || title}
        </span>
      </button>
      {stories.length > 0 ? (
        <ul ref={list} aria-label={t("stories.sides")} className="flex flex-col divide-y divide-rule border-y border-rule">
          {stories.map(({ headline }, index) => (
            <StoryRow
              // biome-ignore lint/suspicious/noArrayIndexKey: stories have no number of their own, and two may say the same.
              key={index}
              headline={headline}
              language={written}
              place={index}
              total={stories.length}
              onOpen={() => onOpenField(headlinePath(index))}
              onMove={(to) => move(index, to, to < index ? "up" : "down")}
              onRemove={() => remove(index)}
              handle={handle(index)}
              shift={drag?.from === index ? drag.shift : null}
              mark={markOf(index)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-2">{t("stories.none")}</p>
      )}
      <div className="flex flex-col items-start gap-1.5">
        <Button
          ref={addButton}
          size="small"
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? "stories-full" : undefined}
          iconStart={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => !isFull && add()}
        >
          {t("stories.add")}
        </Button>
        {isFull && (
          <p id="stories-full" className="text-xs text-ink-2">
            {t("stories.full", { count: newspaperLimits.sideStories, figure: figure(newspaperLimits.sideStories) })}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </ToolGroup>
  );
}
