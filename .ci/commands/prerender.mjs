// Draws the public pages in every language and writes them beside the built app, from which the Worker takes them. Part of npm run build.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const { values } = parseArgs({ options: { outDir: { type: "string", default: "dist/web" } } });
const site = resolve(values.outDir);
mkdirSync("node_modules/.cache", { recursive: true });
// Below the packages, which it asks for; of its own, for two builds may run side by side.
const drawer = mkdtempSync(resolve("node_modules/.cache/prerender-"));
process.on("exit", () => rmSync(drawer, { recursive: true, force: true }));
process.env.NODE_ENV = "production";

await build({
  configFile: false,
  root: "web",
  logLevel: "error",
  publicDir: false,
  plugins: [react()],
  worker: { format: "es" },
  build: { ssr: "prerender/assemble.ts", outDir: drawer, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, ssrEmitAssets: false },
});
const { assemblePages } = await import(pathToFileURL(join(drawer, "assemble.js")).href);

const names = readdirSync(join(site, "assets"));
const template = readFileSync(join(site, "index.html"), "utf8");
const files = await assemblePages({
  template,
  styles: [...template.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => readFileSync(join(site, path), "utf8")).join(""),
  theme: readFileSync("web/styles.css", "utf8"),
  scripts: names.filter((name) => name.endsWith(".js")),
  style: (name) => {
    const file = names.find((each) => each.startsWith(`${name}-`) && each.endsWith(".css"));
    return file && { address: `/assets/${file}`, text: readFileSync(join(site, "assets", file), "utf8") };
  },
});
for (const { path, text } of files) {
  for (const [, name] of text.matchAll(/"\/assets\/([^"]+)"/g))
    if (!names.includes(name)) throw new Error(`${path} names ${name}, which the build did not make.`);
  const target = join(site, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
