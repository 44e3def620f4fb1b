import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { loadWords } from "../../i18n/words.ts";
import type { PageScene, Section } from "../../typeset/index.ts";
import { useCanvas } from "./canvas-store.ts";
import { load, useLayoutStore } from "./layout-store.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { sampleNewspaper } from "./sample-newspaper.ts";
import type { OpenSamplePress } from "./sample-press.ts";
import type { SampleWords } from "./sample-words.ts";
import "../../i18n/sample-words.ts";

/** Milliseconds after a preview has come until its boxes are measured (specification §4). */
const measureAfter = 100;

/** The sample's texts in the interface's language. */
export function useSampleWords() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: ["sample-words", code],
    queryFn: () => loadWords<SampleWords>(code, "sample"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

/** Boxes are kept as of a page that reads from the left. */
function measuredBoxes({ sections, direction, width }: PageScene): Section[] {
  return direction === "rtl" ? sections.map((section) => ({ ...section, x: width - section.x - section.width })) : sections;
}

/**
 * Keeps the page set as the preview and the boxes say, the page under the editor's hands: after each edit, and when line height or body
 * size change. Boxes are measured once after a preview and after such a change, unless they have been edited. Gives how to try again after
 * a failure.
 */
export function useSamplePage(openPress: OpenSamplePress, words: SampleWords | undefined): () => void {
  const { code } = useLanguage();
  const preview = useCanvas(({ preview }) => preview);
  const sections = useLayoutStore(({ sections }) => sections);
  const lineHeight = useLayoutStore(({ settings }) => settings.lineHeight);
  const baseFontSize = useLayoutStore(({ settings }) => settings.baseFontSize);
  const measuredFor = useRef("");
  /** What the shown page was set of. */
  const shown = useRef<readonly unknown[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [queue] = useState(oneAtATime);

  const setPage = async () => {
    const { preview } = useCanvas.getState();
    const { sections } = useLayoutStore.getState();
    const made = [preview, sections, words, lineHeight, baseFontSize];
    if (!preview || !words || made.every((part, index) => part === shown.current[index])) return;
    const { template, layout, number, at } = preview;
    const title = preview.title ?? words.title;
    const content = preview.content ?? words.content;
    const settings = { ...preview.settings, lineHeight, baseFontSize };
    const newspaper = sampleNewspaper({ template, layout, title, content, settings, sections, language: code }, words);
    const press = await openPress();
    const page = await press.set(newspaper, { size: baseFontSize, leading: lineHeight });
    useCanvas.setState({ page, hasFailed: false });
    shown.current = made;
    const due = `${number} ${lineHeight} ${baseFontSize}`;
    if (measuredFor.current === due || page.scene.sections.length === 0) return;
    const wait = measuredFor.current.startsWith(`${number} `) ? measureAfter : Math.max(0, at + measureAfter - performance.now());
    measuredFor.current = due;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (useLayoutStore.getState().sections !== sections) return;
      load(measuredBoxes(page.scene));
      // The page is set as it was measured.
      if (shown.current === made) shown.current = made.with(1, useLayoutStore.getState().sections);
    }, wait);
  };
  const latest = useRef(setPage);
  latest.current = setPage;

  const run = useCallback(
    () =>
      queue(() =>
        latest.current().catch((error) => {
          console.warn("The sample page could not be set", error);
          useCanvas.setState({ hasFailed: true });
        }),
      ),
    [queue],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is on the page.
  useEffect(run, [preview, sections, words, lineHeight, baseFontSize, run]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return run;
}
