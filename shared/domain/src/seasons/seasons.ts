import { eachDay, type PlainDate } from '../dates';

/** 1 low, 2 mid, 3 high: the numbers that prices are kept under. */
export type Season = 1 | 2 | 3;

const SEASON_OF_MONTH: readonly Season[] = [1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1];

/** The season of a day: high in July and August; mid in May, June, September and October; else low. */
export function seasonOf(date: PlainDate): Season {
  return SEASON_OF_MONTH[Number(date.slice(5, 7)) - 1] ?? 1;
}

/** How many days of each season lie from the first to the last day, both included. */
export function daysPerSeason(from: PlainDate, to: PlainDate): Record<Season, number> {
  const days: Record<Season, number> = { 1: 0, 2: 0, 3: 0 };
  for (const day of eachDay(from, to)) days[seasonOf(day)] += 1;
  return days;
}
