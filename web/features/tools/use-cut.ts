import { useEffect, useState } from "react";
import { invertEdit } from "../../api/stone/page-edits.ts";
import { perform, useStone } from "../../api/stone/stone.ts";
import type { SuggestedCut } from "../../claims/index.ts";
import { useOfferedCut } from "./offered-cut.ts";
import { cutEdit } from "./tool-edits.ts";

export interface CutWishes {
  /** BCP 47 code of the language the story is in. */
  language: string;
  /** Sentences of the story that its author did not write, as reported by the model. */
  added: readonly string[];
}

/** Looks for a cut elsewhere than in the window: the newspaper is set for it a few times. Null where none helps. */
export type SuggestCut = (wishes: CutWishes) => Promise<SuggestedCut | null>;

type State = { kind: "idle" } | { kind: "searching" } | { kind: "offered"; cut: SuggestedCut } | { kind: "none" } | { kind: "failed" };
const idle: State = { kind: "idle" };

const storyNow = () => useStone.getState().newspaper?.expandedContent.expandedContent ?? "";

/** Asks for a cut, marks it on the page, and takes it as one step. What was found is let go as soon as the story is another. */
export function useCut(suggest: SuggestCut) {
  const story = useStone((stone) => stone.newspaper?.expandedContent.expandedContent ?? "");
  const [asked, setAsked] = useState<{ story: string; state: State }>({ story, state: idle });
  const state = asked.story === story ? asked.state : idle;

  const ask = async () => {
    const { newspaper } = useStone.getState();
    if (!newspaper) return;
    const about = storyNow();
    const settle = (state: State) => setAsked((now) => (now.story === about ? { story: about, state } : now));
    setAsked({ story: about, state: { kind: "searching" } });
    try {
      const { language, expandedContent } = newspaper;
      const added = expandedContent.additions.map(({ text }) => text);
      const cut = await suggest({ language: expandedContent.contentLanguage || language, added });
      settle(cut ? { kind: "offered", cut } : { kind: "none" });
    } catch (error) {
      console.warn("A cut could not be looked for", error);
      settle({ kind: "failed" });
    }
  };

  const drop = () => setAsked({ story, state: idle });

  /** What was done, to be taken back; null where the story has become another. */
  const take = (): (() => boolean) | null => {
    const { newspaper } = useStone.getState();
    const edit = newspaper && state.kind === "offered" ? cutEdit(newspaper, asked.story, state.cut) : null;
    // What is taken back later is not offered again unasked.
    drop();
    if (!edit || !perform(edit)) return null;
    return () => perform(invertEdit(edit));
  };

  const cut = state.kind === "offered" ? state.cut : null;
  useEffect(() => {
    if (!cut) return;
    useOfferedCut.setState({ ranges: cut.sentences.map(({ from, to }) => ({ path: cut.path, from, to })) });
    return () => useOfferedCut.setState({ ranges: [] });
  }, [cut]);

  return { state, ask, drop, take };
}
