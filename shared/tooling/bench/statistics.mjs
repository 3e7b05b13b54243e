/** The middle value, or the mean of the middle two. */
export function median(values) {
  const sorted = inOrder(values);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The smallest value that `percent` of all values do not exceed (nearest rank). */
export function percentile(values, percent) {
  const sorted = inOrder(values);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

/** The ratio of a value to a base; undefined if the base is zero. */
export function ratio(value, base) {
  return base === 0 ? undefined : value / base;
}

function inOrder(values) {
  if (values.length === 0) throw new RangeError('Nothing was measured');
  if (values.some((value) => !Number.isFinite(value)))
    throw new RangeError(`Not measured: ${values.join(', ')}`);
  return [...values].sort((one, other) => one - other);
}
