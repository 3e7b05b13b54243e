import type pg from 'pg';

import { addDays, type EquipmentCode, type PlainDate } from '@campavia/domain';

import { equipmentMask } from '../campers/equip';
import { insertRows } from '../insert-rows';
import { loadOnce } from '../load-once';
import { DRAW } from './draw-sql';
import { makeOptions } from './options';
import { writeReviews } from './reviews/write-reviews';
import { makeSleepings } from './sleepings';
import { ENERGIES, REGISTRATIONS, TERMS } from './terms-sql';

/**
 * Adds, once, the details of listings that search does not show: terms, options, beds, review texts and coupons.
 * Returns the number of reviews with texts, undefined when it was done already.
 */
export function loadListingDetails(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'listing details', `first, seen from ${today}`, async (client) => {
    await client.query(DRAW);
    await client.query(TERMS);
    await writeRegistrations(client, today);
    await client.query(ENERGIES, (['hob', 'heating', 'fridge'] as const).map(bitOf));
    await makeOptions(client);
    await makeSleepings(client);
    await writeReviews(client, today);
    await insertRows(client, 'coupon', couponsOn(today));
    const { rows } = await client.query<{ count: number }>(
      'select count(*) from review where comment is not null',
    );
    return rows[0]?.count;
  });
}

/** Search does not depend on these columns, so its trigger is disabled. */
async function writeRegistrations(client: pg.PoolClient, today: PlainDate): Promise<void> {
  await client.query('alter table vehicle disable trigger camper_search_follows');
  await client.query(REGISTRATIONS, [today]);
  await client.query('alter table vehicle enable trigger camper_search_follows');
}

function bitOf(code: EquipmentCode): number {
  return equipmentMask(new Set([code]));
}

/** One valid, one used up, one expired, one not valid yet. */
function couponsOn(today: PlainDate) {
  const valid_from = addDays(today, -60);
  const valid = { currency: 'EUR', valid_from, valid_until: addDays(today, 540), most_uses: 10_000, uses: 0 };
  return [
    { ...valid, code: 'CAMPAVIA50', amount: 5000 },
    { ...valid, code: 'BONVOYAGE25', amount: 2500 },
    { ...valid, code: 'SOLD100', amount: 10_000, most_uses: 1, uses: 1 },
    {
      ...valid,
      code: 'LASTYEAR30',
      amount: 3000,
      valid_from: addDays(today, -400),
      valid_until: addDays(today, -1),
    },
    { ...valid, code: 'NEXTYEAR40', amount: 4000, valid_from: addDays(today, 200) },
  ];
}
