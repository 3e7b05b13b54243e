import type { BookingState } from '@campavia/domain';

import { participantOf } from '../bookings/walk/walk-fixture';
import type { Participant } from '../bookings/cast';
import type { Marketplace } from './marketplace';

/** A trip and the two who have to do with it. */
export interface TripSides {
  id: number;
  guest: Participant;
  owner: Participant;
  state: BookingState;
  /** Whether it has ended, as far as that was stored. */
  isOver: boolean;
}

const OVER = /^(ACCEPTED_EXP|CANCELLED_\w+)$/;

/** Every trip, the oldest first. */
export async function listTrips({ database, cast, clock }: Marketplace): Promise<TripSides[]> {
  const rows = await database
    .selectFrom('booking')
    .select(['id', 'guest_id', 'owner_id', 'state', 'date_to'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, guest_id, owner_id, state, date_to }) => ({
    id,
    state,
    guest: participantOf(cast.guests, guest_id),
    owner: participantOf(cast.owners, owner_id),
    isOver: OVER.test(state) || date_to < clock.today(),
  }));
}
