import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * Hears of every module of ours that is loaded from now on. Gives a hash of them as they were loaded, of the migrations, of the packages
 * and of Node: schedules count together only when the same code played them.
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
