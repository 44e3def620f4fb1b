import { useMemo } from "react";
import { useStone } from "../../api/stone/stone.ts";
import { type Measurer, type NewspaperToSet, type PageScene, wordsOn } from "../../typeset/index.ts";
import { strokesOf } from "./mark-geometry.ts";
import { carried, type Mark, marksOf, wordsSet } from "./marks.ts";
import { useFacts } from "./use-facts.ts";
import { useSettled } from "./use-settled.ts";
import { canvasMeasurer } from "./words-on-pages.ts";

/** A page as it is shown. */
export interface Sheet {
  scene: PageScene;
  /** All pages that are shown with it. */
  pages: readonly PageScene[];
  /** What they were set of. */
  toSet: NewspaperToSet;
}

/** Milliseconds after the last change of the page. */
const rest = 250;

/**
 * The marks of a page, and the mark under the pointer. During typing unchanged lines keep their marks; the others get theirs again after a
 * pause.
 */
export function usePageMarks({ scene, pages, toSet }: Sheet, isWanted: boolean, measurer: Measurer = canvasMeasurer()) {
  const sheet = useSettled(
    useMemo(() => ({ scene, pages, toSet }), [scene, pages, toSet]),
    rest,
  );
  const checked = useFacts((facts) => facts.checked);
  const shown = useFacts((facts) => facts.shown);
  const id = useStone(({ newspaper }) => newspaper?.id);
  const factDecisions = useStone(({ newspaper }) => newspaper?.factDecisions);
  const isOwn = checked !== null && checked.newspaper.id === id;
  const words = useMemo(() => wordsOn(sheet.pages), [sheet]);
  const wordsOf = useMemo(() => wordsSet(sheet.toSet), [sheet]);
  const page = useMemo(() => (checked && isOwn ? carried(checked, wordsOf) : null), [checked, isOwn, wordsOf]);
  const all = useMemo(
    () => (page && factDecisions && isWanted ? marksOf(sheet.scene, words, page.facts, wordsOf, { factDecisions }, measurer) : []),
    [page, factDecisions, isWanted, sheet, words, wordsOf, measurer],
  );
  const flashes = useMemo(
    () => (shown ? strokesOf(sheet.scene, words, shown, wordsOf(shown.path), measurer) : []),
    [shown, sheet, words, wordsOf, measurer],
  );
  const marks = useMemo(() => (sheet.scene === scene ? all : stillThere(all, scene)), [all, sheet, scene]);
  return { marks, page, flash: shown && { count: shown.count, strokes: flashes } };
}

/** Marks of lines that have not changed since. */
function stillThere(marks: readonly Mark[], scene: PageScene): Mark[] {
  const items = new Set<unknown>(scene.items);
  return marks.filter(({ strokes }) => strokes.every(({ item }) => items.has(item)));
}
