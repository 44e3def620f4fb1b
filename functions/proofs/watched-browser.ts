import type { BrowserContext, Page, Route } from "playwright-core";

/** What a page has done that no text of a newspaper may make it do. */
export interface Watch {
  /** Calls of what scripts would call, dialogs, and requests to x.test. */
  ran: string[];
  /** Violations of the content policy, as the browser reports them. */
  reports: string[];
}

/** Everything that stored scripts in script-vectors.test-data.ts would call. */
const hooks = () => {
  const tell = (what: string) => void (globalThis as unknown as { told: (what: string) => void }).told(what);
  for (const name of ["alert", "confirm", "prompt", "print", "open", "msgbox"])
    Object.defineProperty(globalThis, name, { value: (...said: unknown[]) => tell(`${name} ${said.join()}`), configurable: true });
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
  );
};

const withoutPolicy = async (route: Route) => {
  const request = route.request();
  if (request.resourceType() !== "document") return route.fallback();
  const answer = await route.fetch({ maxRedirects: 0 });
  const { "content-security-policy": _, ...headers } = answer.headers();
  return route.fulfill({ response: answer, headers });
};

/** Hooks in every page of a context from now on; `policy: false` takes the content policy (and Trusted Types with it) from every document. */
export async function watch(context: BrowserContext, { policy }: { policy: boolean }): Promise<Watch> {
  const seen: Watch = { ran: [], reports: [] };
  await context.exposeBinding("told", ({ page }, what: string) => {
    const line = `${new URL(page.url()).pathname}: ${what}`;
    (what.startsWith("policy ") ? seen.reports : seen.ran).push(line);
  });
  await context.addInitScript(hooks);
  if (!policy) await context.route("**/*", withoutPolicy);
  await context.route(/\/\/x\.test\//, (route) => {
    seen.ran.push(`request ${route.request().url()}`);
    return route.abort();
  });
  context.on("dialog", (dialog) => {
    seen.ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

/** What of the document could act, or could lead to what acts at a press; none of it is ours. */
export const actingIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      const name = element.localName.toLowerCase();
      if (["iframe", "frame", "object", "embed", "base", "portal", "foreignobject", "animate", "set", "math", "marquee"].includes(name))
        found.push(element.outerHTML.slice(0, 200));
      if (name === "meta" && element.getAttribute("http-equiv")?.toLowerCase() === "refresh") found.push(element.outerHTML);
      if (
        name === "script" &&
        element.getAttribute("type") !== "application/ld+json" &&
        !/^\/(?:assets\/|first-paint\.js$)/.test(element.getAttribute("src") ?? "")
      )
        found.push(element.outerHTML.slice(0, 200));
      for (const attribute of element.attributes) {
        const value = [...attribute.value]
          .filter((sign) => sign > " ")
          .join("")
          .toLowerCase();
        if (/^on/i.test(attribute.name)) found.push(`${name} ${attribute.name}=${attribute.value}`);
        if (
          /^(?:href|src|action|formaction|data|srcdoc|xlink:href|srcset|poster)$/i.test(attribute.name) &&
          /^(?:javascript|vbscript|data:text|\/\/x\.test)/.test(value)
        )
          found.push(`${name} ${attribute.name}=${attribute.value}`);
      }
    }
    return found;
  });
