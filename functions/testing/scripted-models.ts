import type { ImageModel } from "../ai/image-model.ts";
import { ProviderError } from "../ai/provider-error.ts";
import type { TextModel } from "../ai/text-model.ts";

/**
 * Models that do what the article tells them, for tests only: its content is JSON that lists, for each step, what its
 * attempts meet: `ok`, `throw`, `refuse` (for good), `hang`, `rubbish`, or milliseconds to wait before `ok`.
 */
export type Script = Partial<Record<"text" | "headline" | "side-stories" | "name" | "picture-1" | "picture-2", (number | string)[]>>;

const asked = new Map<string, number>();

async function play(article: { title: string; content: string }, step: keyof Script): Promise<"ok" | "rubbish"> {
  const script = JSON.parse(article.content) as Script;
  const key = `${article.title} ${step}`;
  const turn = asked.get(key) ?? 0;
  asked.set(key, turn + 1);
  const act = script[step]?.[turn] ?? "ok";
  if (act === "hang") await new Promise(() => {});
  if (typeof act === "number") await new Promise((resolve) => setTimeout(resolve, act));
  if (act === "throw") throw new Error("the scripted model threw");
  if (act === "refuse") throw new ProviderError("the scripted model refused", { final: true });
  return act === "rubbish" ? "rubbish" : "ok";
}

async function write(article: { title: string; content: string }, step: keyof Script): Promise<void> {
  if ((await play(article, step)) === "rubbish") throw new ProviderError("the scripted model wrote rubbish", { reason: "bad-answer" });
}

export const scripted = (): TextModel & ImageModel => ({
  async expand(article, { again }, { onText }) {
    onText?.("expandedTitle", article.title);
    await write(article, "text");
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
    await write(article, "headline");
    return { expandedTitle: `${article.title}, ${again.times}`, deck: "", kicker: "" };
  },
  async sideStories(article, { again }) {
    await write(article, "side-stories");
    return [{ headline: "Aside", content: again ? `Another side story, ${again.times}.` : "A side story." }];
  },
  async paperName(article, { again }) {
    await write(article, "name");
    return `The Scripted Press${again ? ` ${again.times}` : ""}`;
  },
  async picture(article, { number }) {
    if ((await play(article, `picture-${number}`)) === "rubbish") return { caption: "", alt: "", bytes: new Uint8Array(2_000) };
    return {
      caption: "A square.",
      alt: "A square",
      drawing: { width: 90, height: 60, items: [{ kind: "path", d: "M0 0L90 60", stroke: "ink", strokeWidth: 1 }] },
    };
  },
});
