/** Middle of sorted values at a share from 0 to 1. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at - Math.floor(at));
}

export const median = (values) => quantile(values, 0.5);

/** The median of the ratios pair by pair: what slowed the machine for a while slowed both of a pair. */
export const pairRatio = (ones, others) => median(ones.map((one, index) => one / others[index]));

/** Runs every way `rounds` times in turn, the order reversed each time, so that none has the warmer machine. Milliseconds by name. */
export async function takeTurns(ways, rounds) {
  const names = Object.keys(ways);
  const took = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) took[name].push(await ways[name](round));
  }
  return took;
}

export const milliseconds = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** A figure beside the bar it is held to. */
export function againstBar(value, bar, format = (number) => number.toFixed(2)) {
  return `${format(value)} (bar ${format(bar)}: ${value <= bar ? "met" : "NOT MET"})`;
}

/** Lines of columns as wide as their widest entry. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? "").length)));
  for (const row of rows)
    console.log(
      `  ${row
        .map((entry, column) => String(entry ?? "").padEnd(widths[column]))
        .join("  ")
        .trimEnd()}`,
    );
}
