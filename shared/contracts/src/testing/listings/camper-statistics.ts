import type { CamperStatistics } from '../..';

const LET = [0, 4, 3, 9, 12, 15, 27, 29, 14, 8, 0, 5];
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const INCOME = [0, 240, 180, 513, 912, 1128, 2948.4, 3166.8, 1064, 608, 0, 285];
const PRINTS = [1904, 2210, 2935, 3480, 4122, 5016, 6240, 5870, 3904, 2688, 1420, 1611];
const VISITS = [96, 121, 168, 214, 262, 318, 402, 371, 230, 142, 61, 77];

const monthOf = (nth: number) => `2026-${String(nth + 1).padStart(2, '0')}`;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The figures of a camper in a year that is over. */
export function someCamperStatistics(over: Partial<CamperStatistics> = {}): CamperStatistics {
  return {
    year: 2026,
    years: [2027, 2026, 2025],
    currency: 'EUR',
    months: LET.map((days_let, nth) => ({
      month: monthOf(nth),
      days: DAYS[nth] ?? 0,
      days_let,
      income: (INCOME[nth] ?? 0).toFixed(2),
      is_running: false,
    })),
    total: { income: sumOf(INCOME).toFixed(2), days: 365, days_let: sumOf(LET) },
    year_before: { income: '9875.00', days: 365, days_let: 113 },
    visit_stats: VISITS.map((count, nth) => ({ month: monthOf(nth), count })),
    print_stats: PRINTS.map((count, nth) => ({ month: monthOf(nth), count })),
    visits: sumOf(VISITS),
    prints: sumOf(PRINTS),
    answers: { asked: 44, answered: 43 },
    ...over,
  };
}
