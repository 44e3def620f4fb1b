import type { Behavior } from "./behavior.ts";
import { composeEdition, storyText } from "./compose.ts";
import { fillSchema } from "./fill-schema.ts";
import { isInjection, obey } from "./gullible.ts";
import { hashOf, landscape } from "./landscape.ts";
import { readArticle } from "./prompt-article.ts";
import { type Ask, type Incoming, json, type Protocol, type Reply, whole } from "./protocol.ts";

/** Duplicates every key of the answer's outermost object, the wrong value first. */
function withDuplicateKeys(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return text;
  const pairs = Object.entries(value).flatMap(([key, inner]) => [
    `${JSON.stringify(key)}:${JSON.stringify(typeof inner === "string" ? "said too early" : null)}`,
    `${JSON.stringify(key)}:${JSON.stringify(inner)}`,
  ]);
  return `{${pairs.join(",")}}`;
}

const escapeAll = (text: string) => text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const dresses = {
  fence: (text: string) => `\`\`\`json\n${text}\n\`\`\`\n`,
  think: (text: string) => `<think>\nThe editor wants JSON such as {"title": "…"}. I keep to it.\n</think>\n\n${text}`,
  prose: (text: string) => `Here is the newspaper you asked for:\n\n${text}\n\nLet me know if anything should change.`,
  escape: escapeAll,
};

/** The model's text: by the schema if there is one, else the story. */
function writeAnswer(ask: Ask, behavior: Behavior, { isGullible, variation }: Circumstances): string {
  let edition = composeEdition(readArticle(ask.prompt, ask.system), variation);
  if (isGullible && isInjection(ask.prompt)) edition = obey(edition, ask.system || ask.prompt);
  const answer = ask.schema ? JSON.stringify(fillSchema(ask.schema, edition, variation)) : storyText(edition);
  if (behavior.act === "garbage") return `${answer.slice(0, answer.length / 3)}"},, oh no ]} {{ ${answer.slice(0, 20)}`;
  if (behavior.act === "wrong-shape") return JSON.stringify({ nonsense: true, items: [1, 2, { deeper: null }] });
  if (behavior.act === "duplicate-keys") return withDuplicateKeys(answer);
  return behavior.dress ? dresses[behavior.dress](answer) : answer;
}

const html =
  "<!doctype html><html><head><title>Sign in to the network</title></head><body><h1>Welcome to the guest network</h1></body></html>";

/** An oversized reply: a valid start, then letters inside one of its strings. */
function hugeReply(sound: Reply, bytes: number): Reply {
  const piece = "lorem ipsum ".repeat(5_461);
  const pieces = Math.ceil(bytes / piece.length);
  const isEvents = /event-stream/.test(sound.headers["content-type"] ?? "");
  if (!isEvents) {
    const opening = /json/.test(sound.headers["content-type"] ?? "") ? '{"image":"' : "";
    const parts = Array.from({ length: pieces }, () => ({ bytes: piece, isToken: false }));
    return { ...sound, parts: [...whole(opening), ...parts] };
  }
  const at = sound.parts.findIndex(({ isToken }) => isToken) + 3;
  const sample = String(sound.parts[at]?.bytes ?? "");
  // The token's text is the last string of its event.
  const big = sample.replace(
    /"((?:[^"\\]|\\.)*)"(\}*\]?[^"]*(?:"(?:logprobs|finish_reason)":null[^"]*)*)$/,
    (_, _text, rest) => `"${piece}"${rest}`,
  );
  return { ...sound, parts: [...sound.parts.slice(0, at), ...Array.from({ length: pieces }, () => ({ bytes: big, isToken: false }))] };
}

/** The picture reply with its first key duplicated. */
const doubled = (reply: Reply): Reply => ({
  ...reply,
  parts: reply.parts.map(({ bytes, isToken }) => ({
    bytes: typeof bytes === "string" ? bytes.replace(/^\{("\w+"):/, '{$1:"said too early",$1:') : bytes,
    isToken,
  })),
});

export interface Circumstances {
  protocol: Protocol;
  incoming: Incoming;
  isGullible: boolean;
  seed: number;
  /** How many times the same was requested before. */
  variation: number;
}

/** The reply for a behavior; the sender takes care of hanging, cutting and slowness. */
export async function makeReply(ask: Ask, behavior: Behavior, circumstances: Circumstances): Promise<Reply> {
  const { protocol, incoming } = circumstances;
  const { act, where } = behavior;
  if (act === "status") {
    const status = behavior.status ?? 500;
    const reply = protocol.failure(status, `The scripted models answer ${status}.`);
    if (behavior.retryAfter !== undefined) reply.headers["retry-after"] = String(behavior.retryAfter);
    if (behavior.body === undefined) return reply;
    return { ...reply, parts: whole(typeof behavior.body === "string" ? behavior.body : JSON.stringify(behavior.body)) };
  }
  if (act === "refusal") return protocol.refusal(ask);
  if (act === "redirect") {
    return { status: 302, headers: { location: behavior.to ?? `https://elsewhere.example${incoming.path}` }, parts: [] };
  }
  if (act === "html") return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, parts: whole(html) };

  const sound = await makeSoundReply(ask, behavior, circumstances);
  const isEnvelope = ask.kind !== "text" || where === "envelope";
  if (act === "empty") return { ...sound, parts: [] };
  if (act === "garbage" && isEnvelope)
    return { ...sound, parts: whole('data: {"choi\u0000ces": oops]}\n\n\u{fffd}\u{fffd}not what you asked for') };
  if (act === "wrong-shape" && isEnvelope) return json(200, { nonsense: true });
  if (act === "duplicate-keys" && ask.kind !== "text") return doubled(sound);
  if (act === "wrong-type") return { ...sound, headers: { ...sound.headers, "content-type": "text/csv" } };
  return act === "huge" ? hugeReply(sound, behavior.bytes ?? 60_000_000) : sound;
}

async function makeSoundReply(ask: Ask, behavior: Behavior, circumstances: Circumstances): Promise<Reply> {
  const { protocol, incoming, seed, variation } = circumstances;
  if (ask.kind === "lookup") return protocol.lookup(ask, incoming);
  if (ask.kind === "picture") {
    const bytes = await landscape(ask.width, ask.height, hashOf(ask.prompt) + seed + variation, ask.format);
    return protocol.picture(ask, bytes, incoming);
  }
  const isEnvelope = behavior.where === "envelope";
  return protocol.text(ask, tokensOf(writeAnswer(ask, isEnvelope ? { ...behavior, act: "ok" } : behavior, circumstances)));
}

/** Splits text into model-like tokens: about four letters in alphabets, one or two characters elsewhere; never splits a character. */
export function tokensOf(text: string): string[] {
  return (
    text.match(/[ \n]?[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,2}|[ ]?[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,5}|\s/gu) ?? []
  );
}
