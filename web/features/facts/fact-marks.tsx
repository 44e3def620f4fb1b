import { type KeyboardEvent, useCallback, useId, useMemo, useState } from "react";
import "./fact-marks.css";
import { useStone } from "../../api/stone/stone.ts";
import type { Measurer } from "../../typeset/index.ts";
import { FactPopover } from "./fact-popover.tsx";
import type { CheckedPage } from "./facts-piece.ts";
import { keyOfMark, keyOfStroke, MarkButton, MarkLine, placeOf } from "./mark-parts.tsx";
import type { Mark } from "./marks.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useFactDeeds } from "./use-fact-deeds.ts";
import { useFactWords } from "./use-fact-words.ts";
import { useFacts, useMarksSwitch } from "./use-facts.ts";
import { useFactsCheck } from "./use-facts-check.ts";
import { type Sheet, usePageMarks } from "./use-page-marks.ts";

export interface FactMarksProps extends Sheet {
  /** CSS pixels for one point. */
  zoom: number;
  /** The text that is open for editing: its marks are seen, and take no pointer. */
  openPath?: string | null;
  onOpenField: (path: string, offset: number) => void;
  /** Measures text in the page's faces; by default with the browser's canvas. */
  measurer?: Measurer;
}

/**
 * An editor's pencil over one page, laid in the page's box: a line under what its owner should look at. On the screen alone; what is
 * printed, exported or shared is drawn from the scene, which knows nothing of it.
 */
export function FactMarks(props: FactMarksProps) {
  useFactsCheck();
  const areShown = useMarksSwitch((marks) => marks.areShown);
  const isShown = useFacts(({ checked, shown }) => checked !== null && (areShown || shown !== null));
  return isShown ? <PageMarks {...props} areShown={areShown} /> : null;
}

function PageMarks({ openPath = null, onOpenField, areShown, zoom, measurer, ...sheet }: FactMarksProps & { areShown: boolean }) {
  const { t, figure } = useFactWords();
  const { scene } = sheet;
  const { width, height } = scene;
  const measure = useMemo(() => ({ width, height }), [width, height]);
  const { marks, page, flash } = usePageMarks(sheet, areShown, measurer);
  const id = useId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const opened = openKey === null ? -1 : marks.findIndex((mark) => keyOfMark(mark) === openKey);
  const openMark = marks[opened];
  const current = Math.min(active, marks.length - 1);
  const open = useCallback((mark: Mark, index: number) => {
    setActive(index);
    setOpenKey(keyOfMark(mark));
  }, []);
  // One stop for the Tab key; arrows go from mark to mark.
  const walk = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const step = { [forward]: 1, ArrowDown: 1, [backward]: -1, ArrowUp: -1 }[event.key];
    if (!step || marks.length === 0) return;
    event.preventDefault();
    const next = (current + step + marks.length) % marks.length;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="fact-marks" data-fact-marks={marks.length}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {marks.flatMap((mark) =>
          mark.lines.map((line) => <MarkLine key={`${keyOfMark(mark)} ${keyOfStroke(line)}`} line={line} tone={mark.tone} zoom={zoom} />),
        )}
      </svg>
      {marks.length > 0 && (
        <div role="toolbar" aria-label={t("marks", { page: figure(scene.page) })} onKeyDown={walk}>
          {marks.map((mark, index) =>
            mark.strokes.map((stroke, part) => (
              <MarkButton
                key={`${keyOfMark(mark)} ${keyOfStroke(stroke)}`}
                mark={mark}
                stroke={stroke}
                isFirst={part === 0}
                page={measure}
                id={`${id}-${index}`}
                index={index}
                isStop={index === current}
                isOpen={index === opened}
                isLocked={openPath === mark.fact.at.path}
                onOpen={open}
              />
            )),
          )}
        </div>
      )}
      {flash?.strokes.map((stroke) => (
        <span key={`${flash.count} ${keyOfStroke(stroke)}`} aria-hidden className="fact-flash" style={placeOf(stroke, measure, false)} />
      ))}
      <OpenedMark
        mark={openMark}
        page={page}
        anchor={() => document.getElementById(`${id}-${opened}`)}
        onOpenField={onOpenField}
        onClose={() => setOpenKey(null)}
      />
    </div>
  );
}

interface OpenedMarkProps {
  mark: Mark | undefined;
  page: CheckedPage | null;
  anchor: () => HTMLElement | null;
  onOpenField: (path: string, offset: number) => void;
  onClose: () => void;
}

function OpenedMark({ mark, page, anchor, onOpenField, onClose }: OpenedMarkProps) {
  const { told } = useFactWords();
  const deeds = useFactDeeds(onOpenField);
  const newspaper = useStone((stone) => (mark ? stone.newspaper : null));
  return (
    <>
      {mark && page && newspaper && (
        <FactPopover
          key={keyOfMark(mark)}
          anchor={anchor}
          title={told(mark.fact, false)}
          fact={mark.fact}
          newspaper={newspaper}
          page={page}
          deeds={deeds}
          onClose={onClose}
        />
      )}
      <RemovalDialog deeds={deeds} />
    </>
  );
}
