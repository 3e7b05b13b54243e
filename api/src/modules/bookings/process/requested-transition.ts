import type { BookingActor, Effect, Minor, TransitionName } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import type { BookingRow } from './booking-facts';

/** A transition that somebody requests. */
export interface RequestedTransition {
  bookingId: number;
  name: TransitionName;
  actor: BookingActor;
  /** The person; undefined for the clock and the payment provider. */
  actorId?: number;
  /** The member of staff who acts as that person. */
  actingStaffId?: number | undefined;
  reason?: string;
  comment?: string;
  /** The amount to be refunded, where the requester names it, in the currency used. */
  refundTotal?: Minor;
}

/** Runs an effect of a transition within its transaction, with the locks of guest, camper and booking held. */
export type EffectHandler = (
  transaction: Database,
  booking: BookingRow,
  requested: RequestedTransition,
) => Promise<void>;
export type EffectHandlers = Partial<Record<Effect, EffectHandler>>;
