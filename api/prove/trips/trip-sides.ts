import type { BookingState } from '@campavia/domain';

import { participantOf } from '../bookings/walk/walk-fixture';
import type { Participant } from '../bookings/participants';
import type { Marketplace } from './marketplace';

/** A trip with its guest and owner. */
export interface TripSides {
  id: number;
  guest: Participant;
  owner: Participant;
  state: BookingState;
  /** Whether it has ended according to the stored state. */
  isOver: boolean;
}

const OVER = /^(ACCEPTED_EXP|CANCELLED_\w+)$/;

/** All trips, oldest first. */
export async function listTrips({ database, participants, clock }: Marketplace): Promise<TripSides[]> {
  const rows = await database
    .selectFrom('booking')
    .select(['id', 'guest_id', 'owner_id', 'state', 'date_to'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, guest_id, owner_id, state, date_to }) => ({
    id,
    state,
    guest: participantOf(participants.guests, guest_id),
    owner: participantOf(participants.owners, owner_id),
    isOver: OVER.test(state) || date_to < clock.today(),
  }));
}
