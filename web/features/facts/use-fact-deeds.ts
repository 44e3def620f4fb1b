import { useState } from "react";
import type { Newspaper } from "../../api/newspapers.ts";
import { invertEdit, type PageEdit } from "../../api/stone/page-edits.ts";
import { perform, undo, useStone } from "../../api/stone/stone.ts";
import type { Fact, SourceSentence } from "../../claims/index.ts";
import { showToast } from "../../ui/toast.ts";
import type { FieldRange } from "./carry.ts";
import { hasRoom, keepEdit, putInEdit, type Removal, type Replacement, reconsiderEdit, removalOf } from "./fact-edits.ts";
import type { CheckedPage } from "./facts-piece.ts";
import { carried } from "./marks.ts";
import { wordsAt } from "./printed-words.ts";
import { useFactWords } from "./use-fact-words.ts";
import { pointAt, useFacts } from "./use-facts.ts";

/** Something that is asked about before it goes. */
export type Asked = Exclude<Removal, { kind: "write" }>;

/** The newspaper and what is known of it, in the words of this moment. */
function present(): { newspaper: Newspaper; page: CheckedPage } | null {
  const { newspaper } = useStone.getState();
  const { checked } = useFacts.getState();
  if (!newspaper || !checked) return null;
  return { newspaper, page: carried(checked, (path) => wordsAt(newspaper, path)) };
}

/** What an owner does with facts: each one step that can be undone. */
export function useFactDeeds(onOpenField: (path: string, offset: number) => void) {
  const { t, figure } = useFactWords();
  const [asked, setAsked] = useState<Asked | null>(null);

  const trouble = (reason: "gone" | "full" | "tooMany" | "noText") => showToast({ title: t(`trouble.${reason}`) });
  const act = (edit: PageEdit | null, told: string, otherwise: "gone" | "tooMany" = "gone"): boolean => {
    const now = present();
    if (!edit || !now) {
      trouble(otherwise);
      return false;
    }
    if (!hasRoom(now.newspaper, edit)) {
      trouble("full");
      return false;
    }
    if (!perform(edit)) {
      trouble("gone");
      return false;
    }
    const step = useStone.getState().done.at(-1);
    const takeBack = () => {
      if (step && useStone.getState().done.at(-1) === step) undo();
      else if (!step || !perform(invertEdit(step.edit))) trouble("gone");
    };
    showToast({ title: told, action: { label: t("do.undo"), onPress: takeBack } });
    return true;
  };

  return {
    asked,
    onAsked: (isSure: boolean) => {
      setAsked(null);
      if (asked && isSure) act(asked.edit, t("done.removed"));
    },
    keep: (facts: readonly Fact[]) => {
      const now = present();
      const edit = now && keepEdit(now.newspaper, facts);
      const count = edit?.kind === "all" ? edit.edits.length : 0;
      return act(edit, t("done.kept", { count, figure: figure(count) }), "tooMany");
    },
    reconsider: (fact: Fact) => {
      const now = present();
      return act(now && reconsiderEdit(now.newspaper, fact), t("done.reconsidered"));
    },
    remove: (fact: Fact): boolean => {
      const now = present();
      const removal = now && removalOf(now.newspaper, fact);
      if (!removal) return act(null, "");
      if (removal.kind === "write") {
        trouble("noText");
        onOpenField(fact.at.path, fact.at.from);
        return true;
      }
      if (removal.kind === "sentences") return act(removal.edit, t("done.removed"));
      setAsked(removal);
      return false;
    },
    replace: (replacement: Replacement) => act(replacement.edit, t("done.replaced")),
    putIn: (sentence: SourceSentence) => {
      const now = present();
      const edit = now && putInEdit(now.newspaper, now.page, sentence);
      const isDone = act(edit, t("done.putIn"));
      if (isDone && edit?.kind === "text") pointAt(placeOf(edit, sentence));
      return isDone;
    },
    edit: (fact: Fact) => onOpenField(fact.at.path, fact.at.from),
  };
}

const placeOf = ({ path, at, inserted }: Extract<PageEdit, { kind: "text" }>, { text }: SourceSentence): FieldRange => {
  const from = at + Math.max(0, inserted.indexOf(text));
  return { path, from, to: from + text.length };
};

export type FactDeeds = ReturnType<typeof useFactDeeds>;
