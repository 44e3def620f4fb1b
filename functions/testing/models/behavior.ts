/** What a request can meet. */
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

/** How fast a model is; times in milliseconds. */
export interface Pace {
  /** To the first token. */
  latency: number;
  tokensPerSecond: number;
  /** To a picture. */
  imageMs: number;
}

export interface Behavior extends Partial<Pace> {
  act: Act;
  /** status: 500 when left out. */
  status?: number;
  /** status: the header Retry-After, seconds or a date. */
  retryAfter?: number | string;
  /** status: sent in place of the provider's own error body; a string as it is. */
  body?: unknown;
  /** hang-mid, cut: how much is sent before; half of it when left out. */
  afterTokens?: number;
  /** garbage, wrong-shape: in the whole reply, or in what the model says in a sound reply (texts only; the standard there). */
  where?: "envelope" | "answer";
  /** redirect: another host's address. */
  to?: string;
  /** huge: bytes; 60 MB when left out. */
  bytes?: number;
  /** ok: how the JSON is given, as models without structured output do. */
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
 * The line `@models story=500,ok picture=hang any=cut:40 latency=2000 rate=20 image=3000` of an article: for each task what its
 * attempts meet (what follows the last is `ok`), `any` for tasks that are not named, then the pace. `429:7` waits 7 s, `cut:40`
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
