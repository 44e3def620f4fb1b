import type { BrowserContext, Page, Route } from "playwright-core";

/** Actions of a page that no newspaper text may cause. */
export interface Watch {
  /** Calls of hooked functions, dialogs, and requests to x.test. */
  ran: string[];
  /** Content Security Policy violations, as reported by the browser. */
  reports: string[];
}

/** Everything that the stored scripts in script-vectors.test-data.ts would call. */
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

/** Installs hooks in every page of a context; `policy: false` removes the content policy (and with it Trusted Types) from documents. */
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

/** Elements that could execute, or lead to execution on click; the app itself has none. */
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
