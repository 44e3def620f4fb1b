import type { AppContext } from "./context.ts";

const screens = new Set(["/", "/home", "/pricing", "/success", "/account", "/privacy", "/terms"]);

/** Everything that is neither a file nor the API: the app's page, as 404 where it has no such screen; nothing at all for a missing file. */
export async function answerScreen(c: AppContext): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  if (/\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith("/assets/")) return c.text("Not found", 404);
  // "/" and not "/index.html", which the asset binding answers with a redirect.
  const shell = await c.env.ASSETS.fetch(new URL("/", c.req.url));
  const known = screens.has(pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
  return new Response(shell.body, { status: known && shell.ok ? 200 : 404, headers: shell.headers });
}
