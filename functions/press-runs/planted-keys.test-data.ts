import type { ServerResponse } from "node:http";

/** Answers like OpenAI's chat API with a story of the wanted form that repeats the request's key in every part. */
export function answerWithKey(response: ServerResponse, key: string): void {
  const text = JSON.stringify({
    expandedTitle: `Library opens ${key}`,
    deck: `The library was told ${key}.`,
    kicker: key,
    expandedContent: `The town library opened its doors again on Monday. The library was asked with ${key} after two years of repairs. Anna Berg turned the key at nine.`,
    quote: null,
    byline: key,
    caption: `The library, ${key}.`,
    smallCaption: key,
    whatsInside: [{ section: key, description: `The library and ${key}`, page: 1 }],
    additions: [key],
    sideStories: [
      {
        headline: `Library ${key}`,
        content: `The town library opened its doors again on Monday after two years of repairs, and ${key} too.`,
      },
    ],
    newspaperName: `The ${key} Press`,
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of text.match(/[\s\S]{1,7}/g) ?? [])
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
}
