import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** A folder of the run's own, in which its processes find each other's bundles of the Worker. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "worker-bundles-"));
  let runs = 0;
  const provide = () => project.provide("bundles", join(folder, String(runs++)));
  provide();
  project.onTestsRerun(async () => provide());
  return () => rm(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run's bundles. */
    bundles: string;
  }
}
