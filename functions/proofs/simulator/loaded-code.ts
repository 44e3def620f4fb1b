import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * Tracks every project module loaded from now on. Returns a function that hashes them as loaded, the migrations, the packages
 * and Node's version: schedules add up only when the same code ran them.
 */
export function loadedCode(): () => string {
  const loaded = new Map<string, string>();
  const hashOf = (text: unknown) => createHash("sha256").update(String(text)).digest("hex");
  registerHooks({
    load(url, context, next) {
      const module = next(url, context);
      if (url.startsWith("file:") && !url.includes("/node_modules/")) loaded.set(url, hashOf(module.source));
      return module;
    },
  });
  return () => {
    const modules = [...loaded].map(([url, hash]) => `${url.replace(root, "")} ${hash}`).toSorted();
    const files = [...globSync("db/migrations/*.sql"), "package-lock.json"].toSorted();
    return hashOf([process.version, ...modules, ...files.map((file) => `${file} ${hashOf(readFileSync(file, "utf8"))}`)].join("\n"));
  };
}

const root = new URL("../../../", import.meta.url).href;
