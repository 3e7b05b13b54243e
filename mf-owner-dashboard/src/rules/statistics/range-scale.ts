import { scaleOf } from './chart-scale';

/** The lines of a scale for all values, starting below the lowest one instead of at 0. */
export function rangeScaleOf(values: readonly number[]): { from: number; to: number; ticks: number[] } {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const { ticks: steps } = scaleOf(Math.max(1, highest - lowest));
  const step = steps[1] ?? 1;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(from + step, Math.ceil(highest / step) * step);
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}
