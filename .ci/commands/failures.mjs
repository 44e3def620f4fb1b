export const linesOfAnError = 8;
const widest = 240;

/** @param {string} text */
function shortened(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const shown = lines.slice(0, linesOfAnError).map((line) => (line.length > widest ? `${line.slice(0, widest)} …` : line));
  return lines.length > shown.length ? [...shown, `… ${lines.length - shown.length} more lines`] : shown;
}

/**
 * The failed tests of a run once more, each with its project, file, name and the first lines of its errors: the last thing `npm test`
 * says, so that an output cut to its end still tells what broke.
 * @param {readonly import("../run-report.ts").Failure[]} failures
 * @param {string} heading what is said of each
 * @returns {string[]} lines
 */
export function tellFailures(failures, heading = "FAILED") {
  return failures.flatMap(({ project, file, name, errors }) => [
    "",
    `${heading} ${[project, file, name || "the file itself"].filter(Boolean).join(" > ")}`,
    ...errors.flatMap(({ text, place }) => [...shortened(text), ...(place ? [`at ${place}`] : [])]).map((line) => `    ${line}`),
  ]);
}
