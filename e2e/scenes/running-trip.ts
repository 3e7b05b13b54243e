import type { APIRequestContext } from '@playwright/test';

import { expect, TODAY } from '../fixtures';
import { queryDatabase } from './query-database';

/** In minor units of the owner's currency. */
export const DEPOSIT = 100_000;
export const PRICE_PER_KM = 25;

/** Moves a paid trip so that it has begun today, with a deposit that is held on the card. */
export async function beginToday(request: APIRequestContext, booking: number): Promise<void> {
  await queryDatabase(async (database) => {
    await database.query('delete from calendar_block where booking_id = $1', [booking]);
    await database.query(
      `update camper c set deposit = $2, deposit_mean = '{card}' from booking b where b.id = $1 and c.id = b.camper_id`,
      [booking, DEPOSIT],
    );
    await database.query(
      `update booking set date_from = $2::date, date_to = $2::date + (date_to - date_from), extra_km = $3,
        starts_at = $2::timestamp at time zone time_zone, ends_at = ends_at - (date_from - $2::date) * interval '1 day'
      where id = $1`,
      [booking, TODAY, PRICE_PER_KM],
    );
  });
  expect((await request.post('/sandbox/clock', { data: { advance: 1 } })).ok()).toBe(true);
  await expect.poll(async () => (await depositRows(booking))[0]?.state).toBe('done');
}

export async function endYesterday(booking: number): Promise<void> {
  await queryDatabase(async (database) => {
    await database.query('delete from calendar_block where booking_id = $1', [booking]);
    await database.query(
      `update booking b set date_from = b.date_from - away.days, date_to = b.date_to - away.days,
        starts_at = b.starts_at - away.days * interval '1 day', ends_at = b.ends_at - away.days * interval '1 day'
      from (select id, date_to - $2::date + 1 as days from booking where id = $1) away where b.id = away.id`,
      [booking, TODAY],
    );
  });
}

/** The deposit of a trip and what was charged to it; amounts are in minor units. */
export async function depositRows(
  booking: number,
): Promise<{ reason: string; state: string; amount: number }[]> {
  return queryDatabase(async (database) => {
    const { rows } = await database.query<{ reason: string; state: string; amount: number }>(
      `select reason, state, amount::float8 from payment
      where booking_id = $1 and reason in ('depos', 'gest', 'sinist', 'tolls') order by id`,
      [booking],
    );
    return rows;
  });
}
