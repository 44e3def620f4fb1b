import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { BlockRefusal } from "../../../functions/press-runs/contract.ts";
import { ApiError } from "../../api/client.ts";
import { fetchSavedNewspaper, forgetNewspaperList, type Newspaper, savedNewspaper } from "../../api/newspapers.ts";
import { pause } from "../../api/pause.ts";
import { forgetLeft, keepLeft, startBlock } from "../../api/press/blocks.ts";
import { useEditNewspaper } from "../../api/stone/edit-newspaper.ts";
import { troubleOf as troubleOfSaving } from "../../api/stone/save-troubles.ts";
import { clashesOf, settleClash } from "../../api/stone/settle-trouble.ts";
import { expectOwnChange, performChanges, useStone } from "../../api/stone/stone.ts";
import { applyChanges, unsavedChangesOf } from "../../api/stone/unsaved-changes.ts";
import { dismissToast } from "../../ui/toast.ts";
import { type Comparison, noteComparison, type Side, standingOf } from "./comparisons.ts";
import { shownOnce, watchOwnEdits } from "./edited-meanwhile.ts";
import { type BlockFailure, followBlock, type Growing } from "./follow-block.ts";
import { changesToPutBack, contentOf, isOfPart, isSameContent, type Part, type PartContent } from "./parts.ts";
import { forgetBlock, type RememberedBlock, rememberBlock, rememberedBlock } from "./remembered-block.ts";

/** The part that is being made. */
export interface Work extends Growing {
  part: Part;
}

/** Why a part was not made. `code`: of the error model, or `network`, or `lost`. */
export interface Trouble extends Partial<Pick<BlockFailure, "reason" | "provider">> {
  part: Part;
  code: string;
  refusal?: BlockRefusal | undefined;
}

/** Words are shown so often at most, in milliseconds. */
const pace = 150;
const longestPause = 10_000;

/** The newspaper with the new part, as soon as the line lets it through. Throws ApiError when it is not to be had. */
async function fetchWhenPossible(fetch: () => Promise<Newspaper>, signal: AbortSignal): Promise<Newspaper | null> {
  for (let wait = 500; !signal.aborted; wait = Math.min(longestPause, wait * 2)) {
    try {
      return await fetch();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
      await pause(wait, signal);
    }
  }
  return null;
}

function troubleOf(part: Part, error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { part, code: "network" };
  const details = error.details as { reason?: BlockRefusal } | null | undefined;
  return { part, code: error.code, ...(error.code === "CONFLICT" && { refusal: details?.reason }) };
}

/**
 * Makes parts of a newspaper again, one at a time, and picks one up that was being made when the page was left. `onMade` is told with the
 * comparison of the old and the new one, null when the new one is just the same. For one newspaper: give the component that uses it the
 * newspaper's id as key.
 */
export function useBlocks(newspaper: Newspaper, onMade: (part: Part, comparison: Comparison | null) => void) {
  const client = useQueryClient();
  const edit = useEditNewspaper();
  const [work, setWork] = useState<Work | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const watching = useRef<AbortController | null>(null);
  const latest = useRef(onMade);
  latest.current = onMade;
  const { id: newspaperId, pressRunId: runId } = newspaper;

  /** Puts a content in the place of what stands there now, in one step; false where the part is gone. */
  const put = useCallback(
    (part: Part, content: PartContent): boolean => {
      const stone = useStone.getState().newspaper;
      if (stone?.id === newspaperId) return performChanges(changesToPutBack(stone, part, content));
      const saved = savedNewspaper(client, newspaperId);
      if (!saved) return false;
      edit(newspaperId, changesToPutBack(applyChanges(saved, unsavedChangesOf(newspaperId) ?? {}), part, content));
      return true;
    },
    [client, edit, newspaperId],
  );

  /**
   * Takes the old or the new one; false where the part is in the newspaper no more. With that it is also said which one stands where the
   * server has the new one and here the old one was edited: the other is kept as a version, named as told.
   */
  const take = (comparison: Comparison, side: Side, nameOfOther: string): boolean => {
    const stone = useStone.getState().newspaper;
    const standing = standingOf(stone?.id === newspaperId ? stone : newspaper, comparison);
    if (!standing || !(standing.side === side || put(standing.part, comparison[side]))) return false;
    const isClash = troubleOfSaving(newspaperId)?.kind === "clash";
    if (isClash && clashesOf(client, newspaperId).every(({ path }) => isOfPart(path, standing.part)))
      settleClash(client, newspaperId, "mine", nameOfOther).catch((error: unknown) =>
        console.warn("Which part stands could not be saved", error),
      );
    return true;
  };

  /**
   * Notes the old and the new one. Where its owner was writing in it when it came, their words stay on the page, and no mixture of both.
   */
  const receive = useCallback(
    async ({ part, before }: RememberedBlock, fresh: Newspaper, signal: AbortSignal): Promise<Comparison | null> => {
      const newer = contentOf(fresh, part);
      if (isSameContent(newer, before)) return null;
      const shown = await shownOnce(fresh, part, () => expectOwnChange(newspaperId), signal);
      const isEdited = shown !== null && !isSameContent(shown, newer);
      if (isEdited && !isSameContent(shown, before)) put(part, before);
      const comparison = { newspaperId, part, older: before, newer, isEdited };
      noteComparison(comparison);
      return comparison;
    },
    [newspaperId, put],
  );

  const follow = useCallback(
    async (block: RememberedBlock, { signal }: AbortController) => {
      const { part } = block;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let latestGrowing: Growing = { texts: {}, isConnected: true };
      setWork({ part, ...latestGrowing });
      const over = new AbortController();
      watchOwnEdits(
        newspaperId,
        part,
        (content) => {
          block.before = content;
          rememberBlock(block);
        },
        AbortSignal.any([signal, over.signal]),
      );
      const show = (growing: Growing) => {
        latestGrowing = growing;
        timer ??= setTimeout(() => {
          timer = undefined;
          if (!signal.aborted) setWork((shown) => shown && { part, ...latestGrowing });
        }, pace);
      };
      const end = await followBlock({ id: block.runId, after: block.after }, show, signal);
      if (!end) return;
      if (end.kind === "failed") {
        const { code, reason, provider } = end.failure;
        setTrouble({ part, code, reason, provider });
        forgetLeft(client, block.runId);
      } else {
        try {
          const fresh = await fetchWhenPossible(() => fetchSavedNewspaper(client, newspaperId), signal);
          if (!fresh) return;
          forgetNewspaperList(client);
          const comparison = await receive(block, fresh, signal);
          if (comparison || end.kind === "made") latest.current(part, comparison);
          else setTrouble({ part, code: "lost" });
        } catch (error) {
          if (signal.aborted) return;
          setTrouble(troubleOf(part, error));
        }
      }
      over.abort();
      clearTimeout(timer);
      forgetBlock(block.runId);
      setWork(null);
    },
    [client, newspaperId, receive],
  );

  useEffect(() => {
    const line = new AbortController();
    watching.current = line;
    const block = rememberedBlock(runId);
    if (block?.newspaperId === newspaperId) void follow(block, line);
    return () => line.abort();
  }, [runId, newspaperId, follow]);

  /** Orders a part anew; nothing happens while another is being made. */
  const make = async (part: Part, wish: string) => {
    const line = watching.current;
    if (work || !runId || !line) return;
    dismissToast();
    setTrouble(null);
    setWork({ part, texts: {}, isConnected: true });
    try {
      const { after, left } = await startBlock(runId, part, wish);
      keepLeft(client, runId, left);
      const stone = useStone.getState().newspaper;
      const block = { runId, newspaperId, part, after, before: contentOf(stone?.id === newspaperId ? stone : newspaper, part) };
      rememberBlock(block);
      if (!line.signal.aborted) await follow(block, line);
    } catch (error) {
      if (line.signal.aborted) return;
      setWork(null);
      setTrouble(troubleOf(part, error));
      forgetLeft(client, runId);
    }
  };

  return { work, trouble, make, take };
}
