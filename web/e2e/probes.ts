import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { test } from "vitest";

const address = (name: string) => new URL(name, import.meta.url).pathname;

/** Vite's build of the pages that lay the renderers open, once for all files that open one: hooks get the folder as `probes`. */
export const withProbes = test
  .extend("inputs", { scope: "worker" }, [address("render-probe.tsx"), address("pdf-probe.tsx")])
  .extend("probes", { scope: "worker" }, async ({ inputs }, { onCleanup }) => {
    const outDir = await mkdtemp(join(tmpdir(), "probes-"));
    onCleanup(() => rm(outDir, { recursive: true, force: true }));
    await build({
      configFile: false,
      root: address(".."),
      logLevel: "error",
      plugins: [react()],
      worker: { format: "es" },
      build: {
        outDir,
        assetsInlineLimit: 0,
        target: "es2022",
        rolldownOptions: { input: inputs, output: { entryFileNames: "[name].js" } },
      },
    });
    return outDir;
  });
