import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../api/client.ts";
import { useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { findPlace, findTownAt, type LocatedPlace } from "../../api/press/places.ts";
import { useRefreshAccount } from "../../api/queries.ts";
import { devicePosition, PositionError, type PositionProblem } from "./device-position.ts";
import { pageLanguageOf } from "./page-language.ts";
import { asPlace, placeName, regionText } from "./place-text.ts";

/** Why there is no place: of the device, or of the look-up. */
export type LocationProblem = PositionProblem | "nowhere" | "unknown" | "limited" | "network";

/** The region of the article: from the device, from typed text, or chosen from a list. What is typed is always kept. */
export function useLocation() {
  const { i18n } = useTranslation("app");
  const language = pageLanguageOf(
    useDraft((draft) => draft.language),
    i18n.language,
  );
  const refreshAccount = useRefreshAccount();
  const [pending, setPending] = useState<"device" | "text" | null>(null);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const stop = () => {
    work.current?.abort();
    work.current = null;
    setPending(null);
    setProblem(null);
  };

  const choose = (place: LocatedPlace, typed: string) => {
    stop();
    const region = regionText(place, typed, language);
    useOrigin.getState().note({ place: asPlace(place), placeText: region, placeName: placeName(place, language) });
    useDraft.getState().edit({ region });
  };

  const look = async (kind: "device" | "text", find: (signal: AbortSignal) => Promise<void>) => {
    stop();
    const mine = new AbortController();
    work.current = mine;
    setPending(kind);
    try {
      await find(mine.signal);
    } catch (error) {
      if (mine.signal.aborted) return;
      stop();
      // The screen redirects to sign-in when the session has ended.
      if (error instanceof ApiError && error.status === 401) return void refreshAccount();
      const found = problemOf(error, kind);
      setProblem(found);
      if (found === "nowhere") useOrigin.getState().note({ locationMode: "manual" });
    }
  };

  /** Asks the device, and with it the person. */
  const detect = () =>
    void look("device", async (signal) => {
      const point = await devicePosition();
      signal.throwIfAborted();
      const place = await findTownAt(point, language, signal);
      signal.throwIfAborted();
      choose(place, "");
    });

  return {
    language,
    pending,
    problem,
    choose,
    stop,
    detect,
    /** Looks up what was typed. */
    submit: () => {
      const typed = useDraft.getState().region.trim();
      if (typed === "" || pending === "text") return;
      void look("text", async (signal) => {
        const place = await findPlace(typed, language, signal);
        signal.throwIfAborted();
        choose(place, typed);
      });
    },
    /** Typed text is the region at once; a look-up on its way would overwrite it. */
    type: (region: string) => {
      stop();
      useOrigin.getState().note({ locationMode: "manual" });
      useDraft.getState().edit({ region });
    },
    /** Automatic asks for the position when it is pressed (specification §4), never unasked. */
    setMode: (locationMode: "auto" | "manual") => {
      stop();
      useOrigin.getState().note({ locationMode });
      if (locationMode === "auto") detect();
    },
  };
}

function problemOf(error: unknown, kind: "device" | "text"): LocationProblem {
  if (error instanceof PositionError) return error.problem;
  const code = error instanceof ApiError ? error.code : "";
  if (code === "NO_PLACE" || code === "INVALID") return kind === "device" ? "nowhere" : "unknown";
  if (code === "RATE_LIMITED") return "limited";
  return kind === "device" ? "failed" : "network";
}
