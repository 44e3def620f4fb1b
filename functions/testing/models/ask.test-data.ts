import { readFileSync } from "node:fs";
import { Anthropic } from "@anthropic-ai/sdk";
import { OpenAI } from "openai";
import { type ModelOptions, type Models, startModels } from "./start-models.ts";

export const quick = { latency: 5, tokensPerSecond: 100_000, imageMs: 5 } satisfies ModelOptions;

/** Runs a test against models of its own. */
export async function withModels<T>(options: ModelOptions, test: (models: Models) => Promise<T>): Promise<T> {
  const models = await startModels({ ...quick, ...options });
  try {
    return await test(models);
  } finally {
    await models.close();
  }
}

export const openaiOf = ({ url }: Models, apiKey = "scripted") =>
  new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0, logLevel: "off" });
export const anthropicOf = ({ url }: Models, apiKey = "scripted") =>
  new Anthropic({ apiKey, baseURL: url, maxRetries: 0, logLevel: "off" });

const text = { type: "string" } as const;
const object = <P extends object>(properties: P) => ({
  type: "object" as const,
  additionalProperties: false as const,
  required: Object.keys(properties),
  properties,
});

export const storySchema = object({
  expandedTitle: text,
  expandedContent: text,
  deck: text,
  byline: text,
  caption: text,
  quote: { type: ["string", "null"] as const },
  whatsInside: { type: "array" as const, items: object({ section: text, description: text, page: { type: "integer" as const } }) },
  additions: { type: "array" as const, items: text },
});
export const sidesSchema = object({ sideStories: { type: "array" as const, items: object({ headline: text, content: text }) } });
export const nameSchema = object({ newspaperName: text });

export interface Sample {
  language: string;
  title: string;
  content: string;
  region: string;
  author: string;
}
export const sample = (file: string): Sample => JSON.parse(readFileSync(`.ci/samples/${file}.json`, "utf8"));

export const samplesByLanguage: Record<string, string> = {
  en: "en-library-reopening",
  es: "es-faro-punta-meira",
  fr: "fr-boulangerie-cooperative",
  de: "de-hochwasserschutz",
  it: "it-mercato-coperto",
  pt: "pt-orquestra-escolar",
  ru: "ru-nochnoy-poezd",
  ja: "ja-shima-no-ferry",
  ko: "ko-ssiat-eunhaeng",
  zh: "zh-liuxi-river",
  ar: "ar-iyadat-alraseef",
  hi: "hi-pahadi-football-club",
};

/** A prompt about an article, its signs made harmless as ours are. */
export function promptOf({ title, content, language, region, author }: Partial<Sample>, wish = "Write about 12,000 characters."): string {
  const safe = (value = "") => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `${wish}\n<article>\n<title>${safe(title)}</title>\n<region>${safe(region)}</region>\n<language>${safe(language)}</language>\n<author>${safe(author)}</author>\n<content>\n${safe(content)}\n</content>\n</article>`;
}

/** A question in OpenAI's form. */
export const chatOf = (prompt: string, schema: object | null = storySchema, system = "You write newspapers.") => ({
  model: "gpt-6-luna",
  messages: [
    { role: "system" as const, content: system },
    { role: "user" as const, content: prompt },
  ],
  ...(schema && {
    response_format: {
      type: "json_schema" as const,
      json_schema: { name: "answer", strict: true, schema: schema as Record<string, unknown> },
    },
  }),
});

/** The whole answer of a stream and how many pieces it came in. */
export async function streamed(client: OpenAI, prompt: string, schema: object | null = storySchema) {
  let answer = "";
  let pieces = 0;
  for await (const chunk of await client.chat.completions.create({ ...chatOf(prompt, schema), stream: true })) {
    const delta = chunk.choices[0]?.delta.content;
    if (!delta) continue;
    answer += delta;
    pieces++;
  }
  return { answer, pieces };
}
