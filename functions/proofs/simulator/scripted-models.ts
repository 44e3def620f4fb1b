import { houseImageModels, houseTextModels } from "../../ai/house-models.ts";
import type { ImageModel } from "../../ai/image-model.ts";
import { ProviderError } from "../../ai/provider-error.ts";
import type { TextModel } from "../../ai/text-model.ts";
import type { VirtualClock } from "../../testing/virtual-clock.ts";

const text = {
  newspaperName: "",
  deck: "",
  kicker: "",
  quote: null,
  byline: "",
  caption: "",
  writerName: "",
  whatsInside: [],
  sideStories: [],
  contentLanguage: "",
  smallCaption: "",
  additions: [],
};
const square = { width: 90, height: 60, items: [{ kind: "path", d: "M0 0L90 60", stroke: "ink", strokeWidth: 1 }] } as const;

/** Models whose moods follow the clock's chance: they take their time, fail, refuse, answer rubbish, and hang. */
export class ScriptedModels {
  /** Of a hundred calls so many go wrong. */
  mood = 0;
  /** Calls by article and step. */
  readonly calls = new Map<string, number>();
  readonly #clock: VirtualClock;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
    const model = this.#model();
    for (const id of ["scripted", "house"]) {
      houseTextModels.set(id, () => model);
      houseImageModels.set(id, () => model);
    }
  }

  forget(mood: number): void {
    this.mood = mood;
    this.calls.clear();
  }

  async #play(title: string, step: string): Promise<boolean> {
    const clock = this.#clock;
    const key = `${title} ${step}`;
    this.calls.set(key, (this.calls.get(key) ?? 0) + 1);
    const fails = clock.random() * 100 < this.mood;
    const kind = clock.random();
    // Most answer within seconds; in a bad mood some only as the attempt's time runs out.
    await clock.sleep(this.mood > 0 && clock.random() < 0.04 ? clock.between(140_000, 160_000) : clock.between(20, 20_000));
    if (!fails) return true;
    if (kind < 0.25) await new Promise(() => {});
    if (kind < 0.35) throw new ProviderError("busy", { retryAfterMs: clock.between(0, 300_000) });
    if (kind < 0.45) throw new ProviderError("refused", { final: true, reason: "refused" });
    if (kind < 0.75) throw new Error("the model threw");
    if (!step.includes("picture")) throw new ProviderError("rubbish", { reason: "bad-answer" });
    return false;
  }

  #model(): TextModel & ImageModel {
    return {
      expand: async ({ title }, { again }, { onText }) => {
        onText?.("expandedTitle", title);
        await this.#play(title, again ? "main" : "text");
        return { ...text, expandedTitle: title, expandedContent: again ? `Again ${again.times}.` : "First.\n\nSecond." };
      },
      headline: async ({ title }, { again }) => {
        await this.#play(title, "headline");
        return { expandedTitle: `${title}, ${again.times}`, deck: "", kicker: "" };
      },
      sideStories: async ({ title }, { again }) => {
        await this.#play(title, again ? "side" : "side-stories");
        return [{ headline: "Aside", content: "A side story." }];
      },
      paperName: async ({ title }, { again }) => {
        await this.#play(title, again ? "new name" : "name");
        return "The Scripted Press";
      },
      picture: async ({ title }, { number, again }) =>
        (await this.#play(title, again ? "picture" : `picture-${number}`))
          ? { caption: "A square.", alt: "A square", drawing: square as never }
          : { caption: "", alt: "", bytes: new Uint8Array(2_000) },
    };
  }
}
