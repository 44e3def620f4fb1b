import type OpenAI from "openai";
import type { Access } from "../access.ts";
import { openaiAddress } from "./openai-address.ts";
import { requireSendableKey } from "./provider-failure.ts";

/** The SDK, loaded at the first need. It neither repeats calls nor writes to the log: both are the press run's. */
export async function openOpenai(access: Access, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  requireSendableKey(access.provider, access.apiKey);
  const { OpenAI, VERSION } = await import("./openai-library.ts");
  return new OpenAI({
    apiKey: access.apiKey || "none",
    // As the SDK says it where classes keep their names, which those of the Worker do not.
    defaultHeaders: { "user-agent": `OpenAI/JS ${VERSION}`, ...(access.apiKey === "" && { authorization: null }) },
    baseURL: openaiAddress(access),
    // Said outright, or the SDK would look for them in the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch,
  });
}
