import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** Creates the test run's temporary folder, shared by its processes. */
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
    /** Folder of this test run; created on first use. */
    runFolder: string;
  }
}
