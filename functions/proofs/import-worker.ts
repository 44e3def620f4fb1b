import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { extractArticle } from "../import-url/extract/extract.ts";
import { fetchPage } from "../outbound/fetch-page.ts";

/** Counts the decompressed bytes the product reads. */
function counting(answer: Response, count: (bytes: number) => void): Response {
  const { status, headers } = answer;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(counter), { status, headers });
}

/**
 * An import in a workerd of its own whose memory can be measured: fetches `?url=…&host=…` and extracts the article, as
 * functions/import-url/import-url.ts does; reports the outcome and the number of bytes read.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const url = searchParams.get("url") ?? "";
    const settings = { APP_ENV: "local", LOCAL_FETCH_HOSTS: [searchParams.get("host") ?? ""] } as Settings;
    let read = 0;
    try {
      const page = await fetchPage(url, {
        accept: "text/html, application/xhtml+xml;q=0.9",
        mostBytes: 2 * 1024 * 1024,
        settings,
        requestUrl: "http://localhost/api/import-url",
        signal: request.signal,
        fetch: async (input, init) => {
          const answer = await fetch(input, init);
          if (String(input).endsWith("/robots.txt")) return answer;
          return counting(answer, (bytes) => {
            read += bytes;
          });
        },
      });
      const extraction = extractArticle(page, { language: "en", now: Date.now() });
      return Response.json({ outcome: extraction.ok ? "article" : extraction.code, read });
    } catch (error) {
      return Response.json({ outcome: error instanceof AppError ? error.code : String(error), read });
    }
  },
};
