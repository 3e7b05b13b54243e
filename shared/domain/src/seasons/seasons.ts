import { eachDay, type PlainDate } from '../dates';

/** The seasons of a year, from the cheapest to the dearest. */
export const SEASONS = ['low', 'mid', 'high'] as const;
export type Season = (typeof SEASONS)[number];

/** The season numbers of the api. The mid season has none: its prices have separate fields. */
export const SEASON_TYPES = { low: 1, high: 3 } as const;
export type SeasonType = (typeof SEASON_TYPES)[keyof typeof SEASON_TYPES];

const SEASON_OF_MONTH: readonly Season[] = [
  ...(['low', 'low', 'low', 'low', 'mid', 'mid'] as const),
  ...(['high', 'high', 'mid', 'mid', 'low', 'low'] as const),
];

/** The season of a day: high in July and August; mid in May, June, September and October; else low. */
export function seasonOf(date: PlainDate): Season {
  return SEASON_OF_MONTH[Number(date.slice(5, 7)) - 1] ?? 'low';
}

/** The number of days of each season from the first to the last day, both included. */
export function daysPerSeason(from: PlainDate, to: PlainDate): Record<Season, number> {
  const days: Record<Season, number> = { low: 0, mid: 0, high: 0 };
  for (const day of eachDay(from, to)) days[seasonOf(day)] += 1;
  return days;
}

/** The months of a season, 1 to 12. */
export function monthsOf(season: Season): number[] {
  return SEASON_OF_MONTH.flatMap((each, index) => (each === season ? [index + 1] : []));
}
