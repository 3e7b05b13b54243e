import { plainDate, seasonOf } from '@campavia/domain';

/** Months of one season in a row, 1 to 12; the first may be later in the year than the last. */
export interface MonthRun {
  first: number;
  last: number;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function seasonOfMonth(month: number): number {
  return seasonOf(plainDate(`2027-${String(month).padStart(2, '0')}-01`));
}

/** The month before or after, over the turn of the year. */
function neighbour(month: number, step: 1 | -1): number {
  return ((month - 1 + step + 12) % 12) + 1;
}

/** When a season is, as runs of months: November to April; May and June, September and October. */
export function monthRuns(season: number): MonthRun[] {
  const isIn = (month: number) => seasonOfMonth(month) === season;
  const firsts = MONTHS.filter((month) => isIn(month) && !isIn(neighbour(month, -1)));
  return firsts.map((first) => {
    let last = first;
    while (isIn(neighbour(last, 1)) && neighbour(last, 1) !== first) last = neighbour(last, 1);
    return { first, last };
  });
}
