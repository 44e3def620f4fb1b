import { useId } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/blocks-words.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { changedWords, type WordRun } from "../../api/stone/changed-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ComparedPicture } from "./compared-picture.tsx";
import type { Comparison, Side, Standing } from "./comparisons.ts";
import type { PartContent } from "./parts.ts";

interface CompareDialogProps {
  name: string;
  newspaper: Newspaper;
  /** Of the newspaper's words. */
  language: string;
  comparison: Comparison & { standing: Standing };
  onClose: () => void;
  onTake: (side: Side) => void;
}

/** A part as it was and as it came out, side by side, with the words in which they differ marked; either can be taken. */
export function CompareDialog({ name, newspaper, language, comparison, onClose, onTake }: CompareDialogProps) {
  const { t } = useTranslation("blocks");
  const { older, newer, isEdited, standing } = comparison;
  const [left, right] = fieldsOf(older, newer, language);
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name })}
      description={t(standing.side === "older" && isEdited ? "shown.edited" : `shown.${standing.side}`)}
      actions={
        <>
          <Button onClick={() => onTake("older")}>{t("keepOld")}</Button>
          <Button variant="press" onClick={() => onTake("newer")}>
            {t("takeNew")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ComparedSide side="older" content={older} fields={left} isShown={standing.side === "older"} {...{ newspaper, language }} />
        <ComparedSide side="newer" content={newer} fields={right} isShown={standing.side === "newer"} {...{ newspaper, language }} />
      </div>
    </Dialog>
  );
}

/** One text of a part, and how it is set. */
interface Field {
  look: "head" | "plain";
  runs: WordRun[];
}

function textsOf(content: PartContent): { look: Field["look"]; text: string }[] {
  const head = (text: string | null | undefined) => ({ look: "head" as const, text: text ?? "" });
  const plain = (text: string | null | undefined) => ({ look: "plain" as const, text: text ?? "" });
  switch (content.kind) {
    case "words": {
      const { kicker, expandedTitle, deck, expandedContent, quote } = content.words;
      if (content.newspaperName !== undefined) return [head(content.newspaperName)];
      if (expandedTitle !== undefined) return [plain(kicker), head(expandedTitle), plain(deck)];
      return [plain(expandedContent?.replace(/^## /gm, "")), plain(quote)];
    }
    case "story":
      return [head(content.story?.headline), plain(content.story?.content)];
    case "picture":
      return [plain(content.caption)];
  }
}

function fieldsOf(older: PartContent, newer: PartContent, language: string): [Field[], Field[]] {
  const [left, right] = [textsOf(older), textsOf(newer)];
  const pairs = left.map(({ look, text }, at) => ({ look, runs: changedWords(text, right[at]?.text ?? "", language) }));
  return [pairs.map(({ look, runs }) => ({ look, runs: runs[0] })), pairs.map(({ look, runs }) => ({ look, runs: runs[1] }))];
}

interface ComparedSideProps {
  side: Side;
  content: PartContent;
  fields: Field[];
  isShown: boolean;
  newspaper: Newspaper;
  language: string;
}

function ComparedSide({ side, content, fields, isShown, newspaper, language }: ComparedSideProps) {
  const { t } = useTranslation("blocks");
  const title = useId();
  const texts = fields.filter(({ runs }) => runs.length > 0);
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2 border border-rule bg-paper p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={title} className="text-sm font-semibold">
          {t(side)}
        </h3>
        {isShown && <Badge>{t("onPage")}</Badge>}
      </div>
      {content.kind === "picture" && <ComparedPicture content={content} newspaper={newspaper} />}
      {texts.map(({ look, runs }, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: fields come one after the other and stay in their places.
          key={at}
          lang={language}
          dir="auto"
          className={`whitespace-pre-wrap wrap-break-word ${look === "head" ? "font-display text-h4" : "text-sm leading-relaxed"}`}
        >
          <Runs runs={runs} side={side} />
        </p>
      ))}
      {texts.length === 0 && content.kind !== "picture" && <p className="text-sm text-ink-2">{t("nothing")}</p>}
    </section>
  );
}

/** What is in one alone is marked by more than its color: struck out in the old one, underlined in the new one. */
function Runs({ runs, side }: { runs: WordRun[]; side: Side }) {
  const Mark = side === "older" ? "del" : "ins";
  const look =
    side === "older" ? "text-ink-2 line-through decoration-1" : "bg-pencil/12 underline decoration-pencil decoration-2 underline-offset-4";
  return runs.map(({ text, isOther }, at) =>
    isOther ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no other name than their place.
      <Mark key={at} className={look}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );
}
