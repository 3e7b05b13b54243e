import { addDays, compareDates } from '../dates';
import type { DayRange } from './check-stay';

/** The same days in as few spans as possible, in order. */
export function mergeRanges(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => compareDates(one.from, other.from))) {
    const last = merged.at(-1);
    if (!last || compareDates(from, addDays(last.to, 1)) > 0) merged.push({ from, to });
    else if (compareDates(to, last.to) > 0) last.to = to;
  }
  return merged;
}

/** The parts of the spans that lie within another one. */
export function clipRanges(ranges: readonly DayRange[], within: DayRange): DayRange[] {
  return ranges
    .filter(({ from, to }) => compareDates(from, within.to) <= 0 && compareDates(within.from, to) <= 0)
    .map(({ from, to }) => ({
      from: compareDates(from, within.from) < 0 ? within.from : from,
      to: compareDates(to, within.to) > 0 ? within.to : to,
    }));
}
