import type { BookingActor, Effect, Minor, TransitionName } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import type { BookingRow } from './booking-facts';

/** A requested transition. */
export interface RequestedTransition {
  bookingId: number;
  name: TransitionName;
  actor: BookingActor;
  /** Id of the user; undefined for the clock and the payment provider. */
  actorId?: number;
  /** Id of the staff member who acts as that user. */
  actingStaffId?: number | undefined;
  reason?: string;
  comment?: string;
  /** The refund set by the requester, in the currency used. */
  refundTotal?: Minor;
}

/** Runs an effect of a transition within its transaction, with the locks of guest, camper and booking held. */
export type EffectHandler = (
  transaction: Database,
  booking: BookingRow,
  requested: RequestedTransition,
) => Promise<void>;
export type EffectHandlers = Partial<Record<Effect, EffectHandler>>;
