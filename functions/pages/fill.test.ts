import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Variables } from "../http/context.ts";
import { testVars } from "../testing/vars.ts";
import { answerScreen } from "./answer-screen.ts";
import { blanks } from "./contract.ts";

const made = `<!doctype html><html lang="en"><link rel="canonical" href="${blanks.address}"><meta content="${blanks.origin}/card"><p>${blanks.host}</p><a href="/api/login?next=${encodeURIComponent(blanks.path)}">`;

/** The page as it is answered at an address, with a made page in place of the static files. */
async function ask(address: string): Promise<string> {
  const app = new Hono<{ Bindings: Env; Variables: Variables }>();
  app.use(async (c, next) => {
    c.set("settings", { ...testVars, PUBLIC_URL: "" } as never);
    c.set("now", 0);
    await next();
  });
  app.get("*", answerScreen);
  const assets = { fetch: async () => new Response(made, { headers: { "content-type": "text/html", etag: '"one"' } }) };
  return (await app.request(address, {}, { ASSETS: assets } as never)).text();
}

it("a host that would be markup, or a pattern, is only ever words in the page and the map", async () => {
  // Each of them is a host to the URL standard.
  for (const host of [`a"onload="alert(1)`, "a&lt;b", "a'b", "$&$'.example"]) {
    const page = await ask(`http://${host}/`);
    // The page's own, and two that name the visitor.
    expect([host, page.split('"').length]).toEqual([host, made.split('"').length + 2]);
    expect(page).not.toContain(".invalid");
    const map = await ask(`http://${host}/sitemap.xml`);
    expect([host, /&(?!amp;|quot;|#39;)/.test(map)]).toEqual([host, false]);
  }
});
