import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** A folder of the run's own, in which its processes find what one of them made. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "test-run-"));
  let runs = 0;
  const provide = () => project.provide("runFolder", join(folder, String(runs++)));
  provide();
  project.onTestsRerun(async () => provide());
  return () => rm(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run; there once something was put into it. */
    runFolder: string;
  }
}
