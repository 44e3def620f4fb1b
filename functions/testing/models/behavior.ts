/** What can happen to a request. */
export const acts = [
  "ok",
  "status",
  "hang",
  "hang-mid",
  "cut",
  "empty",
  "garbage",
  "wrong-shape",
  "html",
  "huge",
  "slow",
  "refusal",
  "redirect",
  "duplicate-keys",
  "wrong-type",
] as const;
export type Act = (typeof acts)[number];

/** Speed of a model; times in milliseconds. */
export interface Pace {
  /** Until the first token. */
  latency: number;
  tokensPerSecond: number;
  /** Until a picture is ready. */
  imageMs: number;
}

export interface Behavior extends Partial<Pace> {
  act: Act;
  /** status: the code; default 500. */
  status?: number;
  /** status: the header Retry-After, seconds or a date. */
  retryAfter?: number | string;
  /** status: replaces the provider's own error body; a string is sent verbatim. */
  body?: unknown;
  /** hang-mid, cut: tokens sent before; default half of them. */
  afterTokens?: number;
  /** garbage, wrong-shape: the whole reply, or the model's text in a valid reply (texts only, where it is the default). */
  where?: "envelope" | "answer";
  /** redirect: URL on another host. */
  to?: string;
  /** huge: size in bytes; default 60 MB. */
  bytes?: number;
  /** ok: how the JSON is wrapped, as models without structured output do. */
  dress?: "fence" | "think" | "prose" | "escape";
}

/** A whole behavior, or only its act or status. */
export type BehaviorLike = Behavior | Act | number;

export function behaviorOf(like: BehaviorLike): Behavior {
  if (typeof like === "number") return { act: "status", status: like };
  return typeof like === "string" ? { act: like } : like;
}

const isAct = (text: string): text is Act => (acts as readonly string[]).includes(text);

function readStep(step: string): Behavior {
  const [name = "", value = ""] = step.split(":");
  if (/^\d{3}$/.test(name)) return { act: "status", status: Number(name), ...(value && { retryAfter: value }) };
  if (/^(?:fence|think|prose|escape)$/.test(name)) return { act: "ok", dress: name as "fence" };
  if (!isAct(name)) throw new Error(`The scripted models know no ${JSON.stringify(name)}; they know ${acts.join(", ")} and status codes.`);
  return { act: name, ...(value && { afterTokens: Number(value) }) };
}

/**
 * Parses the line `@models story=500,ok picture=hang any=cut:40 latency=2000 rate=20 image=3000` of an article: per task the behavior
 * of its attempts (then `ok`), `any` for other tasks, then the pace. `429:7` asks to retry after 7 s, `cut:40`
 * breaks after 40 tokens. Null without such a line.
 */
export function readDirective(prompt: string, task: string, attempt: number): Behavior | null {
  const line = /@models[ \t]+([^\n<"\\]+)/.exec(prompt)?.[1];
  if (line === undefined) return null;
  const said = new Map(
    line
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.split("=", 1)[0] ?? "", pair.slice(pair.indexOf("=") + 1)]),
  );
  const pace = (name: string, key: keyof Pace) => (said.has(name) ? { [key]: Number(said.get(name)) } : {});
  const step = (said.get(task) ?? said.get("any") ?? "").split(",")[attempt - 1];
  return {
    ...(step ? readStep(step) : { act: "ok" }),
    ...pace("latency", "latency"),
    ...pace("rate", "tokensPerSecond"),
    ...pace("image", "imageMs"),
  };
}
