import { houseImageModels, houseTextModels } from "../ai/catalogue.ts";
import type { ImageModel } from "../ai/image-model.ts";
import { ProviderError } from "../ai/provider-error.ts";
import type { TextModel } from "../ai/text-model.ts";

/** The purpose of a call. */
export type Step = "text" | "headline" | "side-stories" | "name" | "picture-1" | "picture-2" | "contradictions";

interface Asked {
  title: string;
  content: string;
}

/** Decides a call's outcome: resolves to true for a valid answer or false for garbage, rejects, or never settles. */
export type Play = (article: Asked, step: Step, isAgain: boolean) => Promise<boolean>;

/**
 * Registers an in-process text and picture model, without provider or network, under these catalogue ids:
 * `scripted`, which test orders use, or others.
 */
export function registerModel(play: Play, ids: readonly string[] = ["scripted"]): void {
  const model = modelOf(play);
  for (const id of ids) {
    houseTextModels.set(id, () => model);
    houseImageModels.set(id, () => model);
  }
}

function modelOf(play: Play): TextModel & ImageModel {
  const write = async (...asked: Parameters<Play>) => {
    if (!(await play(...asked))) throw new ProviderError("the scripted model wrote rubbish", { reason: "bad-answer" });
  };
  return {
    async expand(article, { again }, { onText }) {
      onText?.("expandedTitle", article.title);
      await write(article, "text", Boolean(again));
      return {
        newspaperName: "",
        expandedTitle: article.title,
        deck: "",
        kicker: "",
        quote: null,
        expandedContent: again ? `Again ${again.times}.` : "First.\n\nSecond.",
        byline: "",
        caption: "",
        writerName: "",
        whatsInside: [],
        sideStories: [],
        contentLanguage: "",
        smallCaption: "",
        additions: [],
      };
    },
    async headline(article, { again }) {
      await write(article, "headline", true);
      return { expandedTitle: `${article.title}, ${again.times}`, deck: "", kicker: "" };
    },
    async sideStories(article, { again }) {
      await write(article, "side-stories", Boolean(again));
      return [{ headline: "Aside", content: again ? `Another side story, ${again.times}.` : "A side story." }];
    },
    async paperName(article, { again }) {
      await write(article, "name", Boolean(again));
      return `The Scripted Press${again ? ` ${again.times}` : ""}`;
    },
    async contradictions(article, sentences) {
      await write(article, "contradictions", false);
      const source = { field: "title" as const, from: 0, to: article.title.length };
      return sentences.flatMap((sentence, at) => (sentence.includes("not") ? [{ sentence: at, source }] : []));
    },
    async picture(article, { number, again }) {
      if (!(await play(article, `picture-${number}`, Boolean(again)))) return { caption: "", alt: "", bytes: new Uint8Array(2_000) };
      return {
        caption: "A square.",
        alt: "A square",
        drawing: { width: 90, height: 60, items: [{ kind: "path", d: "M0 0L90 60", stroke: "ink", strokeWidth: 1 }] },
      };
    },
  };
}

/**
 * An article's content, as JSON, for `playScript`: the outcomes of each step's attempts in order: `ok`, `throw`, `refuse`
 * (permanent), `hang`, `rubbish`, or milliseconds to wait before `ok`. After the last one it is `ok`.
 */
export type Script = Partial<Record<Step, (number | string)[]>>;

const asked = new Map<string, number>();

/** Follows the script in the article's content. */
export const playScript: Play = async ({ title, content }, step) => {
  const script = JSON.parse(content) as Script;
  const key = `${title} ${step}`;
  const turn = asked.get(key) ?? 0;
  asked.set(key, turn + 1);
  const act = script[step]?.[turn] ?? "ok";
  if (act === "hang") await new Promise(() => {});
  if (typeof act === "number") await new Promise((resolve) => setTimeout(resolve, act));
  if (act === "throw") throw new Error("the scripted model threw");
  if (act === "refuse") throw new ProviderError("the scripted model refused", { final: true });
  return act !== "rubbish";
};
