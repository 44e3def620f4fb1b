import { X } from "lucide-react";
import type { CSSProperties, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { type Handle, handles } from "./box-geometry.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { type PageView, placeStyle } from "./use-box-drag.ts";
import { isCustom, useSectionWords } from "./use-section-words.ts";

interface SectionBoxProps extends PageView {
  section: LayoutBox;
  isSelected: boolean;
  /** Small boxes lie over large ones, or they could not be reached. */
  depth: number;
  /** What the selected box is dragged by. */
  dragging: object | undefined;
  helpId: string;
  onPress: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, section: LayoutBox) => void;
  onDelete: (section: LayoutBox) => void;
}

/** Pixels below which handles would cover a side: those for a pointer, and the larger ones for a finger. */
const tight = { pointer: 44, finger: 52 };

function tightness(shortest: number): "pointer" | "finger" | undefined {
  if (shortest < tight.pointer) return "pointer";
  return shortest < tight.finger ? "finger" : undefined;
}

const side = (handle: Handle, less: string, more: string) => (handle.includes(less) ? -1 : handle.includes(more) ? 1 : 0);

/** In the directions of the compass, as the page is seen. */
function handleStyle(handle: Handle): CSSProperties {
  const across = side(handle, "w", "e");
  const down = side(handle, "n", "s");
  return {
    left: `${50 + across * 50}%`,
    top: `${50 + down * 50}%`,
    cursor: `${handle}-resize`,
    "--across": across,
    "--down": down,
  } as CSSProperties;
}

export function SectionBox(props: SectionBoxProps) {
  const { section, isSelected, scale, isTurned, depth, dragging, helpId, onPress, onKeyDown, onDelete } = props;
  const { t } = useTranslation("layouts");
  const { nameOf, typeOf } = useSectionWords();
  const name = nameOf(section);
  const type = typeOf(section.type);
  return (
    <div
      {...dragging}
      data-section={section.id}
      data-section-type={section.type}
      data-selected={isSelected || undefined}
      data-tight={tightness(Math.min(section.width, section.height) * scale)}
      className="section-box"
      style={{ ...placeStyle(section, { scale, isTurned }), zIndex: isSelected ? 1000 : depth }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={name === type ? name : t("overlay.box", { name, type })}
        aria-describedby={isSelected ? helpId : undefined}
        className="section-press"
        onClick={() => onPress(section.id)}
        onKeyDown={(event) => onKeyDown(event, section)}
      >
        <span aria-hidden className="section-label">
          {name}
        </span>
      </button>
      {isSelected &&
        handles.map((handle) => (
          <span key={handle} aria-hidden data-handle={handle} className="section-handle" style={handleStyle(handle)} />
        ))}
      {isCustom(section) && (
        <button type="button" aria-label={t("overlay.delete", { name })} className="section-delete" onClick={() => onDelete(section)}>
          <X aria-hidden className="size-4" strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
