import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEditionDate, limits } from "../../../functions/http/limits.ts";
import { perform, useStone } from "../../api/stone/stone.ts";
import type { PageScene } from "../../typeset/index.ts";
import { boxOf } from "./item-box.ts";
import { useStoneEditor } from "./stone-editor.ts";
import { useStoneWords } from "./use-stone-words.ts";

interface DateFieldProps {
  pages: readonly PageScene[];
  /** Index of the page it was opened on. */
  page: number;
  onLeave: () => void;
}

const path = "publishDate";

/** The date line is written by the page, in its own language: what is chosen is the day. */
export function DateField({ pages, page, onLeave }: DateFieldProps) {
  const { t } = useTranslation("stone");
  const words = useStoneWords();
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => useStone.getState().newspaper?.publishDate ?? "");
  const [value, setValue] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const item = pages[page]?.items.find((each) => each.kind === "text" && each.of === path);
  const box = item?.kind === "text" ? boxOf(item) : { x: 24, y: 24, width: 120, height: 12 };
  const { say, close } = useStoneEditor.getState();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is opened.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    say(words.said("opened", path));
    try {
      input.current?.showPicker();
    } catch {
      // Opened by keyboard in a browser that wants a click: the field can be typed in.
    }
  }, []);

  const put = (date: string) => {
    const now = useStone.getState().newspaper?.publishDate ?? "";
    if (date !== now) perform({ kind: "value", path, before: now, after: date });
  };
  const leave = (said: "kept" | "reverted") => {
    say(words.said(said));
    onLeave();
    close();
  };
  return (
    <div
      className="stone-date"
      style={{
        left: `calc(var(--ox${page}, 0px) + ${box.x} * var(--pt))`,
        top: `calc(var(--oy${page}, 0px) + ${box.y + box.height} * var(--pt) + 4px)`,
      }}
    >
      <input
        ref={input}
        type="date"
        value={value}
        min={`${limits.year.least}-01-01`}
        max={`${limits.year.most}-12-31`}
        aria-label={t("date.label")}
        aria-invalid={isWrong}
        onChange={(event) => {
          const date = event.target.value;
          setValue(date);
          const isRight = date !== "" && isEditionDate(date);
          setWrong(!isRight);
          if (isRight) put(date);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave("kept");
          else if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            put(before);
            leave("reverted");
          }
        }}
      />
      {isWrong && <p role="alert">{t("date.none")}</p>}
    </div>
  );
}
