const reach = 5;
const taps = 2 * reach + 1;
const deviation = 1.5;
const steady = { light: (0.01 * 255) ** 2, contrast: (0.03 * 255) ** 2 };

/** Weights of the window along one axis, together 1. */
const weights = (() => {
  const bells = Array.from({ length: taps }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)));
  const whole = bells.reduce((sum, bell) => sum + bell, 0);
  return Float64Array.from(bells, (bell) => bell / whole);
})();

/** One row of two pictures weighed along it: means, squares and product, one after the other. */
function weighRow(one, other, start, count, row) {
  for (let x = 0; x < count; x++) {
    let [mean, otherMean, square, otherSquare, product] = [0, 0, 0, 0, 0];
    for (let tap = 0; tap < taps; tap++) {
      const weight = weights[tap];
      const a = one[start + x + tap];
      const b = other[start + x + tap];
      mean += weight * a;
      otherMean += weight * b;
      square += weight * a * a;
      otherSquare += weight * b * b;
      product += weight * a * b;
    }
    const at = x * 5;
    row[at] = mean;
    row[at + 1] = otherMean;
    row[at + 2] = square;
    row[at + 3] = otherSquare;
    row[at + 4] = product;
  }
}

function likeness(mean, otherMean, square, otherSquare, product) {
  const variance = square - mean * mean;
  const otherVariance = otherSquare - otherMean * otherMean;
  const covariance = product - mean * otherMean;
  return (
    ((2 * mean * otherMean + steady.light) * (2 * covariance + steady.contrast)) /
    ((mean * mean + otherMean * otherMean + steady.light) * (variance + otherVariance + steady.contrast))
  );
}

/**
 * How alike two grey pictures of one size are, 1 for the same: the mean SSIM of Wang, Bovik, Sheikh and Simoncelli (2004), with their
 * Gaussian window of 11 × 11, at full size, where the window lies wholly in the picture. 0 where the sizes differ. Throws for pictures
 * smaller than the window.
 */
export function ssim(one, other) {
  if (one.width !== other.width || one.height !== other.height) return 0;
  const { width, height } = one;
  const count = width - taps + 1;
  if (count < 1 || height < taps) throw new RangeError(`A picture of ${width} × ${height} is smaller than the window.`);
  const rows = Array.from({ length: taps }, () => new Float64Array(count * 5));
  let sum = 0;
  for (let y = 0; y < height; y++) {
    weighRow(one.data, other.data, y * width, count, rows[y % taps]);
    if (y < taps - 1) continue;
    for (let x = 0; x < count; x++) {
      const at = x * 5;
      let [mean, otherMean, square, otherSquare, product] = [0, 0, 0, 0, 0];
      for (let tap = 0; tap < taps; tap++) {
        const weight = weights[tap];
        const row = rows[(y + 1 + tap) % taps];
        mean += weight * row[at];
        otherMean += weight * row[at + 1];
        square += weight * row[at + 2];
        otherSquare += weight * row[at + 3];
        product += weight * row[at + 4];
      }
      sum += likeness(mean, otherMean, square, otherSquare, product);
    }
  }
  return sum / (count * (height - taps + 1));
}
