/** Where more files than these fail, the code is broken and not the moment. */
const mostFiles = 12;

/** @typedef {import("../run-report.ts").RunReport} RunReport */
/** @typedef {import("../run-report.ts").Failure} Failure */

/**
 * The files of a run's failures, for a second run of them one after the other. It is a diagnosis: a test that failed once has failed.
 * Empty where a second run would say nothing new: too many files, or a failure of no file.
 * @param {readonly Failure[]} failures
 * @returns {{ projects: string[], files: string[] }}
 */
export function filesToRunAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.includes("") || files.length > mostFiles) return { projects: [], files: [] };
  return { projects: [...new Set(failures.map(({ project }) => project))], files };
}

/**
 * What the second run says of each file that failed.
 * @param {readonly Failure[]} failures of the first run
 * @param {RunReport | undefined} second undefined where there was none, or it did not come to its end
 * @returns {string[]} lines
 */
export function diagnosis(failures, second) {
  if (!second) return [];
  const failsAgain = new Set(second.failures.map(({ file }) => file));
  return [...new Set(failures.map(({ file }) => file))].map((file) =>
    failsAgain.has(file)
      ? `${file} fails again when it runs alone.`
      : `${file} passes when it runs alone: what it does depends on time, load or the files before it. Mend that; running it again is no cure.`,
  );
}
