/** @typedef {{ name: string, labels: Record<string, string>, value: number }} Series as Prometheus has it */

const UNITS = { s: '_seconds' };

/**
 * The series of a received point, named as the collector's exporter names them with `add_metric_suffixes`.
 *
 * @param {import('./telemetry-receiver.mjs').ReceivedPoint} point
 * @returns {Series[]}
 */
export function seriesOf({ service, instance, name, unit, attributes, value, sum, bounds, bucketCounts }) {
  const base = name.replaceAll('.', '_') + (UNITS[unit] ?? '');
  const own = Object.entries(attributes).map(([key, one]) => [key.replaceAll('.', '_'), String(one)]);
  const labels = { ...Object.fromEntries(own), job: service, instance };
  if (!bucketCounts) return [{ name: base, labels, value }];
  let below = 0;
  const buckets = bucketCounts.map((count, index) => {
    below += count;
    return {
      name: `${base}_bucket`,
      labels: { ...labels, le: String(bounds?.[index] ?? '+Inf') },
      value: below,
    };
  });
  const total = sum === undefined ? [] : [{ name: `${base}_sum`, labels, value: sum }];
  return [{ name: `${base}_count`, labels, value }, ...total, ...buckets];
}

/** In the text format that Prometheus reads. */
export function formatSeries(series) {
  const lines = series.map(({ name, labels, value }) => {
    const pairs = Object.entries(labels).map(([key, one]) => `${key}=${JSON.stringify(one)}`);
    return `${name}{${pairs.join(',')}} ${value}`;
  });
  return `${lines.join('\n')}\n`;
}
