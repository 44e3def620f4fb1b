import react from "@vitejs/plugin-react";
import { build } from "vite";
import { test } from "vitest";
import { onceInRun } from "../../functions/testing/run-folder.ts";

const address = (name: string) => new URL(name, import.meta.url).pathname;

/** Vite's build of the pages that lay the renderers open, once in a run: hooks get the folder as `probes`. */
export const withProbes = test
  .extend("inputs", { scope: "worker" }, [address("render-probe.tsx"), address("pdf-probe.tsx")])
  .extend("probes", { scope: "worker" }, ({ inputs }) => onceInRun("probes", (outDir) => buildProbes(inputs, outDir)));

function buildProbes(inputs: string[], outDir: string) {
  return build({
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
}
