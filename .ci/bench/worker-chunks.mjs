import { createRequire } from "node:module";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

const nearby = createRequire(import.meta.url);
/** The bundler a deploy uses. */
const { build } = createRequire(nearby.resolve("wrangler"))("esbuild");

/**
 * Bundles a module as a deploy does; `splitting` parts what is imported dynamically into files of its own, `without` leaves modules out.
 */
export async function bundleForWorkers(entry, { splitting = false, without = [] } = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    target: "es2024",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*", ...without],
    define: { "process.env.NODE_ENV": '"production"' },
    minify: true,
    splitting,
    write: false,
    outdir: "dist/bench/chunks",
    metafile: true,
    logLevel: "error",
  });
  const weights = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]));
  return Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
    entryPoint,
    text: outputFiles.find((file) => file.path === resolve(path)).text,
    gzip: weights.get(resolve(path)),
    path,
    imports,
    modules: Object.keys(inputs),
  }));
}

/** Files of a Worker parted into what its start loads and what comes only when it is asked for. */
export async function startAndLater(entry) {
  const files = await bundleForWorkers(entry, { splitting: true });
  const atStart = new Set();
  const load = (path) => {
    const file = files.find((each) => each.path === path);
    if (file === undefined || atStart.has(file)) return;
    atStart.add(file);
    for (const { path: next, kind } of file.imports) if (kind !== "dynamic-import") load(next);
  };
  load(files.find(({ entryPoint }) => entryPoint === entry).path);
  return { atStart: [...atStart], later: files.filter((file) => !atStart.has(file)) };
}
