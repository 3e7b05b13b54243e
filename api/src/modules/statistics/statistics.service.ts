import type { CamperStatistics, YearTotals } from '@campavia/contracts';
import { formatDecimal, plainDate, type PlainDate } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { OwnCampersService } from '../own-campers/own-campers.service';
import { createStatisticsStore, type MonthRow } from './statistics.store';

interface Needs {
  database: Database;
  clock: Pick<Clock, 'now' | 'today'>;
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  requireOwn: OwnCampersService['requireOwn'];
}

interface Asked {
  userId: number;
  id: string;
  year: number | undefined;
}

const ANSWERS_OF_DAYS = 90;
const DAY_MS = 86_400_000;

/** Statistics of campers. */
export function createStatisticsService({ database, clock, requireOwn }: Needs) {
  const store = createStatisticsStore(database);

  /**
   * Statistics of a year, up to today.
   * @throws HttpError 404 camper_not_found, statistics_year_ahead; 410 camper_deleted
   */
  async function ofYear({ userId, id, year: asked }: Asked): Promise<CamperStatistics> {
    const camper = await requireOwn({ userId, id });
    const today = clock.today();
    const current = yearOf(today);
    const year = asked ?? current;
    if (year > current) throw new HttpError(404, 'statistics_year_ahead');
    const since = new Date(clock.now().getTime() - ANSWERS_OF_DAYS * DAY_MS);
    const [rows, before, firstYear, answers] = await Promise.all([
      store.months({ camperId: camper.id, ...daysOf(year, today) }),
      store.months({ camperId: camper.id, ...daysOf(year - 1, today) }),
      store.firstYear(camper.id),
      store.answers(camper.id, since),
    ]);
    const first = Math.min(firstYear ?? current, current);
    return {
      year,
      years: Array.from({ length: current - first + 1 }, (_, nth) => current - nth),
      currency: camper.currency,
      ...monthlyFigures(rows, today),
      total: totalOf(rows),
      year_before: year > first ? totalOf(before) : null,
      answers,
    };
  }

  return { ofYear };
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;

function yearOf(day: PlainDate): number {
  return Number(day.slice(0, 4));
}

/** The days of a year up to today. */
function daysOf(year: number, today: PlainDate): { from: PlainDate; to: PlainDate } {
  const last = `${year}-12-31`;
  return { from: plainDate(`${year}-01-01`), to: last < today ? plainDate(last) : today };
}

function monthlyFigures(
  rows: MonthRow[],
  today: PlainDate,
): Pick<CamperStatistics, 'months' | 'visit_stats' | 'print_stats' | 'visits' | 'prints'> {
  const lastDay = ({ month, days }: MonthRow) => `${month}-${days}`;
  return {
    months: rows.map((row) => ({
      month: row.month,
      days: row.days,
      days_let: row.days_let,
      income: formatDecimal(row.income),
      is_running: today < lastDay(row),
    })),
    visit_stats: rows.map(({ month, visits }) => ({ month, count: visits })),
    print_stats: rows.map(({ month, prints }) => ({ month, count: prints })),
    visits: sumOf(rows, 'visits'),
    prints: sumOf(rows, 'prints'),
  };
}

function totalOf(rows: MonthRow[]): YearTotals {
  return {
    income: formatDecimal(sumOf(rows, 'income')),
    days: sumOf(rows, 'days'),
    days_let: sumOf(rows, 'days_let'),
  };
}

function sumOf(rows: MonthRow[], name: 'visits' | 'prints' | 'income' | 'days' | 'days_let'): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
