import type { EditorView } from "prosemirror-view";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { writtenLanguage } from "../../api/press/written-language.ts";
import { redo, undo, useStone } from "../../api/stone/stone.ts";
import { cssFamilies } from "../../render/fonts/font-families.ts";
import { createCanvasMeasurer } from "../../render/shaping/canvas-measurer.ts";
import type { NewspaperToSet, PageScene, TextItem } from "../../typeset/index.ts";
import { type Composed, ComposedLine } from "./composed-line.tsx";
import type { FieldSetting } from "./decorations.ts";
import { caretOffset, compositionStart, createFieldView, placeCaret, placeCaretAt, takeText } from "./field-view.ts";
import { excessOf, fieldAt, firstOf, hasField, missingText, setText, shownText, storedText } from "./fields.ts";
import { type Area, boxOf, distanceTo } from "./item-box.ts";
import { keepFilled } from "./keep-filled.ts";
import { linesOf, withSetting } from "./line-state.ts";
import { nearestPlace, placeUnder } from "./nearest-place.ts";
import { openSession } from "./open-session.ts";
import { differenceOf, movedLines, type PagePlace, printingFor, printingsOf } from "./set-lines.ts";
import { type OpenField, type ScreenPoint, useStoneEditor } from "./stone-editor.ts";
import { textOf } from "./text-doc.ts";
import { TouchBar } from "./touch-bar.tsx";
import { viewerOf } from "./use-page-offsets.ts";
import { useStoneWords } from "./use-stone-words.ts";

interface FieldEditorProps {
  open: OpenField;
  pages: readonly PageScene[];
  toSet: NewspaperToSet;
  /** CSS pixels for one point. */
  zoom: number;
  /** Goes to the block before or after; false where there is none. */
  onNext: (direction: 1 | -1) => boolean;
  /** The field is closed by keyboard: it goes back to the block. */
  onLeave: () => void;
}

const measurer = createCanvasMeasurer();

function widthOf({ font, language, size, letterSpace, wordSpace }: TextItem, text: string): number {
  const spaces = text.split(/[ \u00a0]/).length - 1;
  return measurer.width(text, font, language, letterSpace !== 0) * size + [...text].length * letterSpace + spaces * wordSpace;
}

/** Where the newest setting has the field, for the text as it is now. */
function settingOf(
  text: string,
  { path, near, pages, toSet }: { path: string; near: PagePlace | null; pages: readonly PageScene[]; toSet: NewspaperToSet },
): Pick<FieldSetting, "lines" | "isCurrent" | "nearest"> {
  const set = setText(toSet, path);
  const printed = printingFor(printingsOf(path, pages, toSet), near);
  const difference = differenceOf(set, text);
  const isEmpty = text.trim() === "";
  return {
    lines: isEmpty ? [] : movedLines(printed, difference),
    isCurrent: difference === null,
    nearest: placeUnder(printed) ?? nearestPlace(path, pages),
  };
}

/** What is being composed: the browser's caret is at its end or within. */
function composedIn(view: EditorView, lines: Composed["lines"]): Composed | null {
  const from = compositionStart(view);
  if (from === null) return null;
  return { from, to: Math.max(from, caretOffset(view)), lines };
}

/**
 * The pointed position on the screen, or the nearest one with text of the field; null where the pointer was on a mere reference to it.
 */
function pointedAt({ place, point }: OpenField, view: EditorView, zoom: number): ScreenPoint | null {
  const sheet = place && viewerOf(view.dom)?.querySelector(`[data-stone-page="${place.page}"]`)?.getBoundingClientRect();
  if (!place || !point || !sheet) return null;
  const boxes = linesOf(view.state).flatMap(({ line }) =>
    line.page === place.page ? [{ box: boxOf(line.item), size: line.item.size }] : [],
  );
  const far = (box: Area) => distanceTo(box, place);
  const [first] = boxes;
  if (!first) return null;
  const nearest = boxes.reduce((best, each) => (far(each.box) < far(best.box) ? each : best), first);
  const { x, y, width, height } = nearest.box;
  if (far(nearest.box) > Math.max(40, nearest.size * 4)) return null;
  const inside = {
    x: Math.min(Math.max(place.x, x + 0.2), x + width - 0.2),
    y: Math.min(Math.max(place.y, y + height * 0.2), y + height * 0.8),
  };
  return { x: sheet.left + inside.x * zoom, y: sheet.top + inside.y * zoom };
}

/** The field that is open, over the page, in the page's own type. */
export function FieldEditor({ open, pages, toSet, zoom, onNext, onLeave }: FieldEditorProps) {
  const { i18n } = useTranslation("stone");
  const words = useStoneWords();
  const { path } = open;
  const host = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const near = useRef<PagePlace | null>(null);
  const isWaiting = useRef(false);
  const revert = useRef<() => void>(() => {});
  const [composed, setComposed] = useState<Composed | null>(null);
  const fonts = useMemo(() => new Map<string, number>(), []);
  const label = words.partTitle(path);
  const prompt = words.prompt(path);
  const language = writtenLanguage(path, toSet);
  const isThere = useStone(({ newspaper }) => newspaper !== null);

  const fontNumber = (font: string) => {
    let number = fonts.get(font);
    if (number === undefined) {
      number = fonts.size;
      fonts.set(font, number);
      wrapper.current?.style.setProperty(`--f${number}`, cssFamilies(font));
    }
    return number;
  };

  const takeSetting = () => {
    const shown = view.current;
    if (!shown) return;
    const setting = settingOf(textOf(shown.state.doc), { path, near: near.current, pages, toSet });
    isWaiting.current = shown.composing;
    setComposed(shown.composing ? composedIn(shown, setting.lines) : null);
    // What an input method writes in stays as it is until it has finished; the page goes on.
    if (shown.composing) return;
    const first = setting.lines[0];
    if (first) near.current = { page: first.page, x: first.item.x, y: first.item.y };
    shown.dispatch(withSetting(shown.state.tr, { ...setting, label: prompt ?? label, language, fontNumber, widthOf }));
  };
  const leaveKept = () => {
    useStoneEditor.getState().say(words.said("kept"));
    onLeave();
    useStoneEditor.getState().close();
  };
  const latest = useRef({ takeSetting, leaveKept, onNext, onLeave, words });
  latest.current = { takeSetting, leaveKept, onNext, onLeave, words };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one view for each opening of a field; what changes while it is open reaches it by the effects below.
  useLayoutEffect(() => {
    const { newspaper } = useStone.getState();
    const field = fieldAt(path);
    const element = host.current;
    if (!newspaper || !field || !element) return;
    const session = openSession(newspaper, path);
    const first = settingOf(session.before, { path, near: open.place ?? null, pages, toSet }).lines[0];
    near.current = first ? { page: first.page, x: first.item.x, y: first.item.y } : null;
    const { say, close, openField } = useStoneEditor.getState();
    const textToWrite = () => {
      const { newspaper: now } = useStone.getState();
      return now && missingText(now, path);
    };
    const tell = (key: "undone" | "redone") => say(latest.current.words.said(key));
    revert.current = () => {
      session.revert();
      say(latest.current.words.said("reverted"));
      latest.current.onLeave();
      close();
    };
    const created = createFieldView(element, {
      field,
      text: session.before,
      label,
      prompt,
      language,
      direction: first?.item.direction ?? pages[0]?.direction ?? "ltr",
      onText: (text, isPiece, was) => {
        if (!session.write(text, isPiece, was)) latest.current.words.tellLost();
      },
      onComposed: () => {
        takeStored(false);
        if (isWaiting.current) latest.current.takeSetting();
      },
      onParted: (line, others) => {
        const textPath = textToWrite();
        const most = fieldAt(textPath ?? "")?.most;
        if (!textPath || most === undefined) return false;
        if (!session.writeParted(line, textPath, firstOf(others, most))) return false;
        const leftOut = excessOf(others, most);
        if (leftOut > 0) latest.current.words.tellLeftOut(textPath, leftOut);
        openField(textPath);
        return true;
      },
      onLeftOut: (count) => latest.current.words.tellLeftOut(path, count),
      onRevert: () => revert.current(),
      onKeep: () => {
        const textPath = textToWrite();
        if (textPath) openField(textPath);
        else latest.current.leaveKept();
      },
      onNext: (direction) => latest.current.onNext(direction),
      onUndo: () => undo() && tell("undone"),
      onRedo: () => redo() && tell("redone"),
    });
    view.current = created;
    latest.current.takeSetting();
    const takeStored = (isShown: boolean) => {
      const { newspaper: now } = useStone.getState();
      if (!now) return;
      const stored = storedText(now, path);
      const written = textOf(created.state.doc);
      const text = shownText(now, path);
      // Emptied while it is open, nothing stands in for it in the field.
      if (created.composing || stored === written || (stored === "" && text === written)) return;
      takeText(created, text, isShown);
    };
    const stop = useStone.subscribe(({ shown: place }, before) => takeStored(place !== null && place !== before.shown));
    return () => {
      stop();
      view.current = null;
      created.destroy();
      keepFilled(session, latest.current.words);
    };
  }, [path, isThere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening places the caret once.
  useLayoutEffect(() => {
    const shown = view.current;
    if (!shown) return;
    shown.focus();
    const point = pointedAt(open, shown, zoom);
    if (!(point && placeCaretAt(shown, point))) placeCaret(shown, open.at ?? Number.POSITIVE_INFINITY);
    useStoneEditor.getState().say(words.said("opened", path));
  }, [open.id, path, isThere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it reads changes with these.
  useLayoutEffect(() => latest.current.takeSetting(), [pages, toSet, label, i18n.language]);

  // What was brought nearer, or stands under the keyboard of a telephone, goes on where it can be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is in view until the zoom moves it.
  useEffect(() => {
    const show = () => {
      const shown = view.current;
      if (shown?.hasFocus() && !shown.composing) shown.dispatch(shown.state.tr.scrollIntoView());
    };
    show();
    window.visualViewport?.addEventListener("resize", show);
    return () => window.visualViewport?.removeEventListener("resize", show);
  }, [zoom]);

  // A field that is gone from the newspaper, with a side story, is closed.
  useEffect(
    () =>
      useStone.subscribe(({ newspaper }) => {
        if (!newspaper || !hasField(newspaper, path)) useStoneEditor.getState().close();
      }),
    [path],
  );

  return (
    <div ref={wrapper} className="stone-field">
      <div ref={host} key={path} className="ProseMirror" />
      {composed && <ComposedLine composed={composed} widthOf={widthOf} />}
      <TouchBar beside={wrapper.current} onDone={() => leaveKept()} onRevert={() => revert.current()} />
    </div>
  );
}
