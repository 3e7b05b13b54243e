import type { Generated } from 'kysely';

import type { BookingState, ListingState } from '@campavia/domain';

export interface UserEventTable {
  id: Generated<number>;
  user_id: number;
  booking_id: number | null;
  camper_id: number | null;
  state: BookingState | ListingState;
  at: Generated<Date>;
}

/** Tables of what changed for whom. */
export interface UpdateTables {
  user_event: UserEventTable;
}
