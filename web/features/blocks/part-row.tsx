import { clsx } from "clsx";
import { Check, Columns2, RefreshCw, Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { Side } from "./comparisons.ts";
import { GrowingText } from "./growing-text.tsx";
import { contentOf, type Part } from "./parts.ts";
import type { Work } from "./use-blocks.ts";
import { WishForm } from "./wish-form.tsx";

interface PartRowProps {
  part: Part;
  name: string;
  newspaper: Newspaper;
  /** Of the newspaper's words. */
  language: string;
  /** The house edition takes none. */
  takesWishes: boolean;
  /** Why it cannot be made again; null when it can. */
  obstacle: string | null;
  isOpen: boolean;
  onToggle: () => void;
  /** While this part is being made. */
  work: Work | null;
  /** Another part is being made. */
  isLocked: boolean;
  trouble: string | null;
  onMake: (wish: string) => void;
  /** Which of the old and the new one stands there; null unless it was made again since the page was opened. */
  standing: Side | "other" | null;
  onCompare: () => void;
  onTake: (side: Side) => void;
}

/** A few words by which the part is known. */
function wordsOf(newspaper: Newspaper, part: Part): string {
  const content = contentOf(newspaper, part);
  if (content.kind === "picture") return content.caption || content.alt;
  if (content.kind === "story") return content.story?.headline ?? "";
  const { newspaperName, expandedTitle, expandedContent } = content.words;
  return (
    (content.newspaperName || newspaperName) ??
    expandedTitle ??
    expandedContent
      ?.replace(/^## .*$/gm, "")
      .trim()
      .slice(0, 120) ??
    ""
  );
}

const photographOf = (newspaper: Newspaper, part: Part) => {
  const content = contentOf(newspaper, part);
  return content.kind === "picture" && Boolean(content.setting?.replaced);
};

export function PartRow(props: PartRowProps) {
  const {
    part,
    name,
    newspaper,
    language,
    takesWishes,
    obstacle,
    isOpen,
    onToggle,
    work,
    isLocked,
    trouble,
    onMake,
    standing,
    onCompare,
    onTake,
  } = props;
  const { t } = useTranslation("app");
  const { t: words } = useTranslation("blocks");
  const sentences = useSentences();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [wish, setWish] = useState("");
  const Taken = standing === "newer" ? Undo2 : Check;
  const isShown = isOpen && (obstacle === null || work !== null);
  const isIdle = !isLocked && !work && obstacle === null;
  const opener = (
    <Button
      ref={button}
      size="small"
      iconStart={<RefreshCw aria-hidden className="size-4" strokeWidth={1.75} />}
      aria-label={t("pictures.actionOn", { action: t("blocks.again"), name })}
      aria-expanded={isShown}
      aria-controls={`${id}-form`}
      aria-busy={work ? true : undefined}
      aria-disabled={isIdle ? undefined : true}
      aria-describedby={isLocked ? "blocks-locked" : obstacle !== null ? `${id}-obstacle` : undefined}
      title={isLocked ? t("blocks.locked") : undefined}
      onClick={() => isIdle && onToggle()}
    >
      {t("blocks.again")}
    </Button>
  );
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1 text-sm leading-snug">
          <p className="font-semibold">{name}</p>
          <p lang={language} dir="auto" className="line-clamp-2 text-ink-2">
            {wordsOf(newspaper, part)}
          </p>
        </div>
        {opener}
      </div>
      {obstacle !== null && !work && (
        <p id={`${id}-obstacle`} className="text-xs text-ink-2">
          {obstacle}
        </p>
      )}
      <div id={`${id}-form`} hidden={!isShown} className="flex flex-col gap-3">
        {work ? (
          <>
            <Progress label={t("blocks.working", { name })} value={null} />
            <p className="text-xs text-ink-2">
              {work.isConnected ? sentences(t("blocks.working", { name }), t("blocks.rest")) : t("blocks.reconnecting")}
            </p>
            <GrowingText texts={work.texts} part={part} language={language} />
          </>
        ) : (
          <>
            {trouble && (
              <Notice tone="error" title={t("blocks.failed.title")}>
                {trouble}
              </Notice>
            )}
            {isShown && (
              <WishForm
                part={part}
                wish={wish}
                isHouse={!takesWishes}
                onWish={setWish}
                note={
                  photographOf(newspaper, part)
                    ? t("blocks.photograph")
                    : takesWishes
                      ? null
                      : part.block === "side"
                        ? words("houseSide")
                        : t("blocks.houseNote")
                }
                onMake={() => {
                  // The form goes, and must not take the keyboard with it.
                  button.current?.focus({ preventScroll: true });
                  onMake(wish.trim());
                }}
              />
            )}
          </>
        )}
      </div>
      {standing && !work && (
        <div className="-ms-3 flex flex-wrap gap-1">
          <Button
            size="small"
            variant="quiet"
            iconStart={<Columns2 aria-hidden className="flip-rtl size-4" strokeWidth={1.75} />}
            aria-label={t("pictures.actionOn", { action: words("open"), name })}
            onClick={onCompare}
          >
            {words("open")}
          </Button>
          {standing !== "other" && (
            <Button
              size="small"
              variant="quiet"
              iconStart={<Taken aria-hidden className={clsx("size-4", standing === "newer" && "flip-rtl")} strokeWidth={1.75} />}
              aria-label={t("pictures.actionOn", { action: words(standing === "newer" ? "keepOld" : "takeNew"), name })}
              onClick={() => onTake(standing === "newer" ? "older" : "newer")}
            >
              {words(standing === "newer" ? "keepOld" : "takeNew")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
