import type { APIRequestContext } from '@playwright/test';

import { addDays } from '@campavia/domain';

import { expect, TODAY } from '../../fixtures';
import { queryDatabase } from '../query-database';
import { TripMaker } from '../trip-maker';
import { userWithCertifiedPhone } from '../users';
import type { NewOwner } from './new-owner';

const DECISION_SECONDS = 11;
/** The sandbox of the provider takes five seconds, by the clock on the wall, and then sends a webhook. */
const LONGEST_TRANSFER_MS = 30_000;
/** Each run of the jobs keeps the api and the database busy. */
const BETWEEN_RUNS_MS = [2_000];

/** A guest books and pays the camper; the trip began two days ago. @returns the booking */
export async function begunTrip(request: APIRequestContext, { camper, stay }: NewOwner): Promise<number> {
  const guest = await TripMaker.of(request, await userWithCertifiedPhone(request));
  const { id } = await guest.pay(await guest.send(camper, stay));
  await queryDatabase(async (database) => {
    await database.query('delete from calendar_block where booking_id = $1', [id]);
    await database.query(
      `update booking set date_from = $2::date, date_to = $2::date + (date_to - date_from),
        starts_at = ($2::date + time '09:00') at time zone time_zone,
        ends_at = ends_at - (date_from - $2::date) * interval '1 day' where id = $1`,
      [id, addDays(TODAY, -2)],
    );
  });
  return id;
}

export async function passSeconds(request: APIRequestContext, seconds = DECISION_SECONDS): Promise<void> {
  expect((await request.post('/sandbox/clock', { data: { advance: seconds } })).ok()).toBe(true);
}

export async function payoutsOf(booking: number): Promise<{ id: number; state: string; amount: number }[]> {
  return queryDatabase(async (database) => {
    const { rows } = await database.query<{ id: number; state: string; amount: number }>(
      'select id::int, state, amount::float8 from payout where booking_id = $1 order by id',
      [booking],
    );
    return rows;
  });
}

export async function paidOut(request: APIRequestContext, booking: number): Promise<number> {
  await expect
    .poll(
      async () => {
        await passSeconds(request);
        return (await payoutsOf(booking)).map(({ state }) => state);
      },
      { timeout: LONGEST_TRANSFER_MS, intervals: BETWEEN_RUNS_MS },
    )
    .toEqual(['done']);
  return (await payoutsOf(booking))[0]?.amount ?? 0;
}

export async function ledgerOf(booking: number): Promise<{ owner: number; all: number }> {
  return queryDatabase(async (database) => {
    const { rows } = await database.query<{ owner: number; all: number }>(
      `select coalesce(sum(e.amount) filter (where e.account = 'owner_payable'), 0)::float8 as owner,
        coalesce(sum(e.amount), 0)::float8 as all
        from ledger_movement m join ledger_entry e on e.movement_id = m.id
        where m.booking_id = $1 and m.kind = 'payout'`,
      [booking],
    );
    return rows[0] ?? { owner: 0, all: 0 };
  });
}
