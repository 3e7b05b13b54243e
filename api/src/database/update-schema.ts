import type { Generated } from 'kysely';

import type { BookingState } from '@campavia/domain';

export interface UserEventTable {
  id: Generated<number>;
  user_id: number;
  booking_id: number;
  state: BookingState;
  at: Generated<Date>;
}

/** Tables of what changed for whom. */
export interface UpdateTables {
  user_event: UserEventTable;
}
