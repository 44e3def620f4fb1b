import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFigures } from "../../i18n/use-figures.ts";
import { plainText } from "../../typeset/index.ts";
import { isReference, type PageBlock } from "./blocks-on-page.ts";
import { areaStyle } from "./item-box.ts";
import { useStoneEditor } from "./stone-editor.ts";
import { useStoneWords } from "./use-stone-words.ts";

interface BlockButtonsProps {
  blocks: readonly PageBlock[];
  page: number;
}

const mostSaid = 60;

function beginningOf({ items }: PageBlock): string {
  let text = "";
  for (const item of items) {
    if (text.length >= mostSaid) break;
    text += `${plainText(item)}${item.hyphen || item.joins ? "" : " "}`;
  }
  return text.trim().slice(0, mostSaid);
}

/** The texts of a page for the keyboard and for screen readers: one stop, arrows lead from one to the next. */
export function BlockButtons({ blocks: all, page }: BlockButtonsProps) {
  const { t } = useTranslation("stone");
  const words = useStoneWords();
  const figure = useFigures();
  const [current, setCurrent] = useState(0);
  const isOpen = useStoneEditor(({ open }) => open !== null);
  const how = useId();
  // One stop for a text, however often it stands on the page.
  const blocks = all
    .filter((block) => !isReference(block))
    .filter(({ path }, index, own) => own.findIndex((block) => block.path === path) === index);
  const stop = Math.min(current, blocks.length - 1);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: blocks.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    const button = buttons[Math.max(0, Math.min(buttons.length - 1, next))];
    button?.focus();
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  if (blocks.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t("texts", { page: figure(page + 1) })}
      aria-describedby={how}
      onKeyDown={go}
    >
      <span id={how} hidden>
        {t("how")}
      </span>
      {blocks.map((block, index) => {
        const [area] = block.areas;
        const label = t("edit", { part: words.partName(block.path), text: beginningOf(block) });
        return (
          <button
            type="button"
            key={block.path}
            data-stone-block={block.path}
            aria-label={label}
            aria-haspopup={block.path === "publishDate" ? "dialog" : undefined}
            tabIndex={index === stop && !isOpen ? 0 : -1}
            className="stone-area"
            style={area && areaStyle(area)}
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => {
              if (event.key !== "F2") return;
              event.preventDefault();
              event.currentTarget.click();
            }}
            onClick={() =>
              useStoneEditor.getState().openAt(block.path, { at: 0, place: { page, x: block.items[0]?.x ?? 0, y: block.items[0]?.y ?? 0 } })
            }
          />
        );
      })}
    </div>
  );
}
