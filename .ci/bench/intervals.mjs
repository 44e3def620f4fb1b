import { median } from "./figures.mjs";

const resamples = 2_000;

/** Numbers from 0 to 1, the same in each run (Lehmer, Park and Miller 1988). */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The interval that holds the figure with 95 % (percentile bootstrap, Efron 1979); of the median unless another figure is asked for. */
export function intervalOf(values, figure = median) {
  const chance = chances(values.length + 1);
  const drawn = Array.from({ length: resamples }, () => figure(values.map(() => values[Math.floor(chance() * values.length)]))).toSorted(
    (a, b) => a - b,
  );
  return { low: drawn[Math.floor(resamples * 0.025)], high: drawn[Math.ceil(resamples * 0.975) - 1] };
}

/** The median of ratios pair by pair with its interval. */
export function ratioOf(ones, others) {
  const ratios = ones.map((one, index) => one / others[index]);
  return { value: median(ratios), ...intervalOf(ratios), count: ratios.length };
}

/** A figure of many values with its interval. */
export const figureOf = (values, figure = median) => ({ value: figure(values), ...intervalOf(values, figure), count: values.length });

/** Of what grows with work: the slope of logarithms, 1 for linear, 0 for what does not grow (least squares). */
export function exponentOf(sizes, costs) {
  const [xs, ys] = [sizes.map(Math.log), costs.map(Math.log)];
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  return xs.reduce((sum, each, index) => sum + (each - x) * (ys[index] - y), 0) / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}
