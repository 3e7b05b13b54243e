import { plainDate } from '@campavia/domain';

import { aNewUser, signIn } from '../../../../test/users';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import type { DocumentsTest } from './documents';

interface Wanted {
  hasSecondDriver?: boolean;
  proof?: 'REASON_CORONA' | 'REASON_OWNER';
}

/** A booked and paid trip of a new guest with a camper of the demo's owner. */
export async function createBookedTrip(
  { api }: DocumentsTest,
  { hasSecondDriver = false, proof }: Wanted = {},
) {
  const [guest, owner] = [await aNewUser(api.app), await signIn(api.app, 'owner@campavia.test')];
  const camper = await api.database
    .selectFrom('camper')
    .innerJoin('app_user', 'app_user.id', 'camper.owner_id')
    .select(['camper.id', 'camper.owner_id', 'camper.currency'])
    .where('app_user.email', '=', 'owner@campavia.test')
    .executeTakeFirstOrThrow();
  const at = new Date(TEST_NOW_MS);
  const { id } = await api.database
    .insertInto('booking')
    .values({
      camper_id: camper.id,
      owner_id: camper.owner_id,
      guest_id: guest.me.id,
      state: 'TO_COME' as const,
      is_instant: false,
      date_from: plainDate('2027-06-28'),
      date_to: plainDate('2027-07-08'),
      hour_from: 9,
      hour_to: 20,
      time_zone: 'Europe/Paris',
      travelers: 2,
      locale: 'ca',
      starts_at: new Date(Date.UTC(2027, 5, 28, 7)),
      ends_at: new Date(Date.UTC(2027, 6, 8, 18)),
      currency_used: camper.currency,
      currency_owner: camper.currency,
      rate_micros: 1_000_000,
      price: 172_573,
      earnings: 124_300,
      price_frozen_at: at,
      confirmed_at: at,
      second_driver: hasSecondDriver,
      second_half_on: plainDate('2027-05-29'),
      created_at: at,
      touched_at: at,
      ...(proof && { proof: 'waiting' as const, proof_reason: proof }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('booking_line')
    .values([aLine(id, 1, 'price_gross', 177_573), aLine(id, 2, 'price_coupon', -5000)])
    .execute();
  return { id, guest, owner: owner.access_token };
}

function aLine(booking_id: number, position: number, code: string, amount: number) {
  const share = code === 'price_coupon' ? ('coupon' as const) : ('owner' as const);
  return { booking_id, position, code, amount, amount_owner: amount, share, parts: '[]', request_id: null };
}
