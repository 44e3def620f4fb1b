import { type KeyboardEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { pageGridOf } from "../../typeset/index.ts";
import { announce } from "./announcements.ts";
import { boxOf } from "./box-geometry.ts";
import { strokeOf } from "./box-keys.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { edit, select, useLayoutStore } from "./layout-store.ts";
import { SectionBox } from "./section-box.tsx";
import "./section-overlay.css";
import { useBoxDrag } from "./use-box-drag.ts";
import { useRemoveSection } from "./use-remove-section.ts";
import { isCustom, useSectionWords } from "./use-section-words.ts";
import { useTabOrder } from "./use-tab-order.ts";

interface SectionOverlayProps {
  /** Pixels for a point of the page it lies over. */
  scale: number;
  /** Whose columns and lines boxes settle on. */
  templateId: string;
}

/**
 * The sections of the page as boxes over it: selected one at a time, moved and resized by pointer, finger and keys. Fills its positioned
 * parent.
 */
export function SectionOverlay({ scale, templateId }: SectionOverlayProps) {
  const { t } = useTranslation("layouts");
  const words = useSectionWords();
  const { direction } = useLanguage();
  const sections = useLayoutStore((store) => store.sections);
  const selectedId = useLayoutStore((store) => store.selectedId);
  const remove = useRemoveSection();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const guides = { x: useRef<HTMLDivElement>(null), y: useRef<HTMLDivElement>(null) };
  const isTurned = direction === "rtl";
  const drag = useBoxDrag({ scale, isTurned, templateId, guides });
  const { ordered, sortAnew } = useTabOrder(sections);
  const bySize = sections.toSorted((one, other) => other.width * other.height - one.width * one.height);

  const press = (id: string) => {
    const { selectedId: before, sections: present } = useLayoutStore.getState();
    const section = present.find((other) => other.id === id);
    if (!section) return;
    const isOn = before !== id;
    select(isOn ? id : null);
    announce(() => t(isOn ? "overlay.selected" : "overlay.deselected", { name: words.nameOf(section) }));
  };

  const removeBox = (section: LayoutBox) => {
    const distance = ({ x, y }: LayoutBox) => Math.hypot(x - section.x, y - section.y);
    const [nearest] = sections.filter(({ id }) => id !== section.id).toSorted((one, other) => distance(one) - distance(other));
    remove(section);
    // The keyboard was on what is gone: it stays in sight.
    if (nearest) root.current?.querySelector<HTMLElement>(`[data-section="${nearest.id}"] > button`)?.focus();
  };

  const key = (event: KeyboardEvent, section: LayoutBox) => {
    const { selectedId: selected } = useLayoutStore.getState();
    if (event.key === "Escape" && selected !== null) {
      event.preventDefault();
      return press(selected);
    }
    if (selected !== section.id) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (isCustom(section)) removeBox(section);
      else announce(() => t("overlay.fixed", { name: words.nameOf(section) }));
      return;
    }
    const after = event.altKey ? null : strokeOf(section, event, { leading: pageGridOf(templateId).leading, isTurned });
    if (!after) return;
    event.preventDefault();
    edit({ kind: "box", id: section.id, before: boxOf(section), after }, event.timeStamp);
    announce(() => words.placeOf(section, after));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div
      ref={root}
      role="group"
      aria-label={t("overlay.label")}
      data-small={scale < 0.8 || undefined}
      className="section-overlay"
      onBlur={({ relatedTarget }) => !root.current?.contains(relatedTarget) && sortAnew()}
    >
      <p id={helpId} hidden>
        {t("overlay.help")}
      </p>
      {ordered.map((section) => (
        <SectionBox
          key={section.id}
          section={section}
          isSelected={section.id === selectedId}
          scale={scale}
          isTurned={isTurned}
          depth={bySize.indexOf(section) + 1}
          dragging={section.id === selectedId ? drag() : undefined}
          helpId={helpId}
          onPress={press}
          onKeyDown={key}
          onDelete={removeBox}
        />
      ))}
      <div ref={guides.x} data-axis="x" className="section-guide" />
      <div ref={guides.y} data-axis="y" className="section-guide" />
    </div>
  );
}
