/** Where more files than these fail, the code is broken and not the moment. */
const mostFiles = 12;

/** @typedef {import("../run-report.ts").RunReport} RunReport */
/** @typedef {import("../run-report.ts").Failure} Failure */

/**
 * The files of a run's failures, for a second run of them with nothing beside it: on a busy machine a journey may run out of patience
 * for which the code is not to blame. Empty where that would say nothing new: too many, or a failure of no file.
 * @param {readonly Failure[]} failures
 * @returns {{ projects: string[], files: string[] }}
 */
export function filesToRunAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.includes("") || files.length > mostFiles) return { projects: [], files: [] };
  return { projects: [...new Set(failures.map(({ project }) => project))], files };
}

/**
 * What two runs say together. A file counts as its second run left it; what failed only in the first is doubtful: it is told, with its
 * errors, and does not fail the whole.
 * @param {RunReport} first
 * @param {RunReport | undefined} second of the files that failed; undefined where there was none
 * @returns {{ passed: number, failed: number, failures: Failure[], doubtful: Failure[] }}
 */
export function bothRuns(first, second) {
  /** @param {{ project: string, file: string }} one */
  const key = ({ project, file }) => `${project} ${file}`;
  const again = new Map((second?.files ?? []).map((file) => [key(file), file]));
  const files = first.files.map((file) => again.get(key(file)) ?? file);
  const failures = [...first.failures.filter((failure) => !again.has(key(failure))), ...(second?.failures ?? [])];
  const broken = new Set(failures.map(key));
  // A file that cannot be loaded, and an error that nobody caught, have no test that could fail.
  const without = [...broken].filter((one) => !files.some((file) => key(file) === one && file.failed > 0)).length;
  return {
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failed: files.reduce((total, { failed }) => total + failed, 0) + without,
    failures,
    doubtful: first.failures.filter((failure) => again.has(key(failure)) && !broken.has(key(failure))),
  };
}
