import { readFileSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Each process of a proof loads hundreds of modules.
enableCompileCache("node_modules/.cache/prove-modules");

/** Lets Node load the Worker's modules like its bundler does; import it before any of them. */
registerHooks({
  resolve: (name, context, next) =>
    name === "cloudflare:workers"
      ? { url: new URL("../../testing/cloudflare-workers.ts", import.meta.url).href, shortCircuit: true }
      : next(name, context),
  load(url, context, next) {
    if (!url.endsWith(".json")) return next(url, context);
    // The Worker imports its own package.json by name.
    if (!url.endsWith("/package.json") || url.includes("/node_modules/"))
      return next(url, { ...context, importAttributes: { type: "json" } });
    const { version } = JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as { version: string };
    return { format: "module", shortCircuit: true, source: `export const version = ${JSON.stringify(version)};` };
  },
});
