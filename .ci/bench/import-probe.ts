import type { FetchedPage } from "../../functions/import-url/extract/page.ts";

const nothing: FetchedPage = { bytes: new Uint8Array(), url: "", contentType: "" };
let page = nothing;
let language = "en";

/** Garbage that stays, to show that a limit of the heap is one. */
const kept: unknown[][] = [];

/**
 * The extraction inside workerd, as the endpoint loads it. POST puts a page down (its bytes as the body), GET extracts from it,
 * so that the way of the bytes is not measured; GET /nothing does nothing, GET /fill?mb=N keeps N megabytes of objects.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/nothing") return new Response("{}");
    if (pathname === "/fill") {
      for (let megabyte = 0; megabyte < Number(searchParams.get("mb")); megabyte++)
        kept.push(Array.from({ length: 16_384 }, (_, index) => ({ megabyte, index, text: `${index}` })));
      return Response.json(kept.length);
    }
    if (request.method === "POST") {
      const asked = (name: string) => searchParams.get(name) ?? "";
      page = { bytes: new Uint8Array(await request.arrayBuffer()), url: asked("url"), contentType: asked("contentType") };
      language = asked("language");
      return new Response("{}");
    }
    try {
      const { extractArticle } = await import("../../functions/import-url/extract/extract.ts");
      return Response.json(extractArticle(page, { language }));
    } catch (error) {
      return Response.json({ thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  },
};
