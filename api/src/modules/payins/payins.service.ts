import type { Payins } from '@campavia/contracts';

import { InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { toPayin, toTotals } from './payins.mapper';
import { createPayinsStore } from './payins.store';

/** Payments and refunds of guests, by year. */
export function createPayins(database: Database) {
  const store = createPayinsStore(database);

  /** @throws InvalidFieldsError for a missing or invalid year */
  async function list(guestId: number, year: string | undefined): Promise<Payins> {
    const [rows, years] = await Promise.all([store.list(guestId, readYear(year)), store.countYears(guestId)]);
    return {
      count: rows.length,
      next: null,
      previous: null,
      results: rows.map(toPayin),
      totals: toTotals(rows),
      years,
    };
  }

  return { list };
}

export type PayinsService = ReturnType<typeof createPayins>;

/** @throws InvalidFieldsError for a missing or invalid year */
export function readYear(year: string | undefined): number {
  if (!year) throw new InvalidFieldsError({ year: { id: 'year_needed' } });
  if (!/^(19|20)\d\d$/.test(year)) throw new InvalidFieldsError({ year: { id: 'year_invalid' } });
  return Number(year);
}
