import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveScript } from "./raw-site.mjs";
import { bundleForWorkers } from "./worker-chunks.mjs";

const read = (name) => readFileSync(join(import.meta.dirname, "naive", name), "utf8");

/** The naive app on workerd, asking the models at these addresses, and a way to give it people with tokens. */
export async function serveNaive(vars) {
  const [{ text }] = await bundleForWorkers(".ci/bench/inside/naive-worker.ts");
  const site = await serveScript(text, {
    tables: read("schema.sql").split("\n").filter(Boolean),
    bindings: { ...vars, PAGE: read("page.html") },
    r2Buckets: ["IMAGES"],
  });
  return {
    ...site,
    async newUser(tokens = 1_000) {
      const id = crypto.randomUUID();
      await site.database.prepare("INSERT INTO users (id, tokens) VALUES (?, ?)").bind(id, tokens).run();
      return id;
    },
  };
}
