import { useFacts } from "./features/facts/use-facts.ts";
import type { SetPages } from "./features/preview/set-pages.ts";
import { suggestCutBeside } from "./features/preview/typesetting-host.ts";
import { FitVerdict } from "./features/tools/fit-verdict.tsx";

/** Sentences of the story that share nothing with the article, as the ledger of facts has found them. */
function addedSentences(newspaperId: string): string[] {
  const { checked } = useFacts.getState();
  if (checked?.newspaper.id !== newspaperId) return [];
  return checked.page.facts.flatMap(({ kind, verdict, text }) => (kind === "sentence" && verdict === "added" ? [text] : []));
}

/** How the story fits, with a suggested cut, searched for in the Web Worker: text that the model has added is cut first. */
export function VerdictOnStage({ set }: { set: SetPages }) {
  const height = set.pages[0]?.height;
  return (
    <FitVerdict
      set={set}
      suggest={({ language, added }) =>
        suggestCutBeside(set.toSet, { language, added: [...added, ...addedSentences(set.newspaperId)], ...(height && { height }) })
      }
    />
  );
}
