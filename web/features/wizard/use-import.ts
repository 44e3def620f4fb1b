import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { type Origin, useOrigin } from "../../api/press/article-origin.ts";
import { type Draft, useDraft } from "../../api/press/draft.ts";
import { importPage } from "../../api/press/import-url.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { showToast } from "../../ui/toast.ts";
import { filledBy } from "./imported-draft.ts";
import { pageLanguageOf } from "./page-language.ts";
import { useImportWords } from "./use-import-words.ts";
import { withScheme } from "./web-address.ts";

/** An article and its origin as they were before an import. */
interface Before {
  draft: Pick<Draft, "title" | "content" | "region" | "author" | "publishDate" | "language">;
  origin: Origin;
}

function standing(): Before {
  const { title, content, region, author, publishDate, language } = useDraft.getState();
  const { note: _note, clear: _clear, ...origin } = useOrigin.getState();
  return { draft: { title, content, region, author, publishDate, language }, origin };
}

/** Fetches an article from the web into the draft. Nothing changes until it is all there, and all of it can be put back. */
export function useImport() {
  const { t, i18n } = useTranslation("app");
  const wordsFor = useImportWords();
  const refreshAccount = useRefreshAccount();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [before, setBefore] = useState<Before | null>(null);
  const opener = useRef<Element | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const putBack = (was: Before) => {
    const now = standing();
    useDraft.getState().edit(was.draft);
    useOrigin.getState().note(was.origin);
    setBefore(null);
    // After the pressed message has gone, which would take this one with it.
    queueMicrotask(() =>
      showToast({
        title: t("import.undone"),
        action: {
          label: t("import.redo"),
          onPress: () => {
            useDraft.getState().edit(now.draft);
            useOrigin.getState().note(now.origin);
            setBefore(was);
          },
        },
      }),
    );
  };

  const fail = (description: string) => {
    setProblem(description);
    showToast({ title: t("import.failed"), description, tone: "error" });
  };

  const start = async (typed: string) => {
    if (work.current) return;
    const address = withScheme(typed);
    if (address === "") {
      setProblem(t("import.urlRequired"));
      return showToast({ title: t("import.urlRequired"), tone: "error" });
    }
    setProblem(null);
    useOrigin.getState().note({ address });
    if (!navigator.onLine) return fail(t("import.errors.network"));
    const mine = new AbortController();
    work.current = mine;
    opener.current = document.activeElement;
    setRunning(true);
    setDone(false);
    try {
      const page = await importPage(address, pageLanguageOf(useDraft.getState().language, i18n.language), mine.signal);
      const was = standing();
      const { draft, origin } = filledBy(page, useDraft.getState(), useOrigin.getState());
      useDraft.getState().edit(draft);
      useOrigin.getState().note(origin);
      setBefore(was);
      setDone(true);
      showToast({
        title: t("import.done"),
        description: t("import.check"),
        tone: "success",
        action: { label: t("newspapers.undo"), onPress: () => putBack(was) },
      });
    } catch (error) {
      if (mine.signal.aborted) return;
      // The screen redirects to sign-in when the session has ended; the address is kept.
      if (error instanceof ApiError && error.status === 401) return void refreshAccount();
      fail(wordsFor(error));
    } finally {
      if (work.current === mine) work.current = null;
      setRunning(work.current !== null);
    }
  };

  return {
    isRunning,
    /** The last import gave an article. */
    isDone,
    /** What had the keyboard when it began. */
    opener,
    /** The sentence that says why the last import gave nothing. */
    problem,
    start: (typed: string) => void start(typed),
    cancel: () => {
      work.current?.abort();
      work.current = null;
      setRunning(false);
    },
    forgetProblem: () => setProblem(null),
    /** Puts everything back as it was before the last import; null when there was none on this visit. */
    undo: before && (() => putBack(before)),
    /** The article stays, its source and picture are forgotten. */
    forgetSource: () =>
      useOrigin.getState().note({ importedUrl: "", siteName: "", passages: [], isCut: false, offeredPicture: "", imageUrl: "" }),
  };
}
