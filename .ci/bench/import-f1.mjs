const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How often each run of four words stands in a text: the shingles of article-extraction-benchmark. */
function shinglesOf(text) {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map();
  for (let at = 0; at < Math.max(1, words.length - 3) && words.length > 0; at++) {
    const shingle = words.slice(at, at + 4).join(" ");
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

/** Shingles of an extracted body that are in the true one, too many and missing, as shares of all. */
export function compareBodies(extracted, body) {
  const [got, wanted] = [shinglesOf(extracted), shinglesOf(body)];
  let [right, extra, missing] = [0, 0, 0];
  for (const shingle of new Set([...got.keys(), ...wanted.keys()])) {
    const [a, b] = [got.get(shingle) ?? 0, wanted.get(shingle) ?? 0];
    right += Math.min(a, b);
    extra += Math.max(0, a - b);
    missing += Math.max(0, b - a);
  }
  const all = right + extra + missing || 1;
  return { right: right / all, extra: extra / all, missing: missing / all };
}

/** Precision over the pages with a body, recall over all, and their F1, as article-extraction-benchmark defines them. */
export function scoreOf(compared) {
  const precision = mean(compared.flatMap(({ right, extra }) => (right + extra > 0 ? [right / (right + extra)] : [])));
  const recall = mean(compared.flatMap(({ right, missing }) => (right + missing > 0 ? [right / (right + missing)] : [])));
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
