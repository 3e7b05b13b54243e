import { sql } from 'kysely';

import type { CurrencyCode, Minor, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** A trip with its deposit. */
export interface TripRow {
  id: number;
  date_from: PlainDate;
  date_to: PlainDate;
  title: string;
  owner_first_name: string;
  deposit: Minor;
  currency: CurrencyCode;
  is_at_pick_up: boolean;
  /** Whether a card that paid for the trip can be used. */
  has_card: boolean;
  is_authorised: boolean;
}

/** Reads what answers contain about the user's own trip. */
export function createFaqStore(database: Database) {
  /** The confirmed trip of a guest that is in progress or begins next. */
  async function findNextTrip(guestId: number, today: PlainDate): Promise<TripRow | undefined> {
    const { rows } = await sql<TripRow>`
      select b.id, b.date_from, b.date_to, c.title, o.first_name as owner_first_name, c.deposit, c.currency,
        b.deposit_at_pick_up or not 'card' = any(c.deposit_mean) as is_at_pick_up,
        exists(select from payment p where p.booking_id = b.id and p.state = 'done'
          and p.card_alias is not null) as has_card,
        exists(select from payment p where p.booking_id = b.id and p.state = 'done'
          and p.reason = 'depos') as is_authorised
      from booking b join camper c on c.id = b.camper_id join app_user o on o.id = b.owner_id
      where b.guest_id = ${guestId} and b.state = 'TO_COME' and b.date_to >= ${today}
      order by b.date_from, b.id limit 1`.execute(database);
    return rows[0];
  }

  return { findNextTrip };
}
