import type { Access } from "../access.ts";

/**
 * The address of an OpenAI-compatible server, as its documents write it: with the version in its path. A bare host is taken to
 * serve under /v1, where Ollama, vLLM and LM Studio do.
 */
export function openaiAddress({ baseUrl }: Pick<Access, "baseUrl">): string {
  if (baseUrl === "") return "https://api.openai.com/v1";
  const bare = baseUrl.replace(/\/+$/, "");
  return URL.canParse(bare) && new URL(bare).pathname === "/" ? `${bare}/v1` : bare;
}
