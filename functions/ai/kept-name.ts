import { languageOf } from "../../locales/languages.ts";
import { keyedHash } from "../keyed-hash.ts";
import { logLine, traceOf } from "../log.ts";
import type { Choice } from "./choice.ts";
import type { Opening } from "./opening.ts";
import type { Article } from "./text-model.ts";

/**
 * The name that a model once gave the paper of a ZIP code, or the one it gives now, which stays: two newspapers of a town are the same
 * paper. What a person's own model said is kept for them alone. Without a ZIP code, or by the house, it is asked each time.
 */
export async function keptName(
  { env, settings, userId }: Opening,
  { by }: Choice,
  { language, paperTown }: Pick<Article, "language" | "paperTown">,
  ask: () => Promise<string>,
): Promise<string> {
  if (by === "house" || !paperTown) return ask();
  const of = `${languageOf(language).code}/${paperTown.zip}`;
  const key = `names/${by === "operator" ? of : await keyedHash(settings.IDENTITY_SECRET, "paper-name", `${userId}/${of}`)}`;
  const known = await read(env, key);
  if (known) return known;
  const name = await ask();
  try {
    // Of two who ask at once, the first is heard.
    const kept = await env.IMAGES.put(key, name, { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType: "text/plain" } });
    return kept ? name : ((await read(env, key)) ?? name);
  } catch (failure) {
    logLine("error", { message: "a paper's name was not kept", error: traceOf(failure) });
    return name;
  }
}

async function read(env: Env, key: string): Promise<string | undefined> {
  try {
    return await (await env.IMAGES.get(key))?.text();
  } catch (failure) {
    logLine("error", { message: "a paper's name was not read", error: traceOf(failure) });
    return undefined;
  }
}
