import type { BookingActor, Effect, Minor, MoveName } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from './booking-facts';

/** A change that somebody asks for. */
export interface AskedMove {
  bookingId: number;
  name: MoveName;
  actor: BookingActor;
  /** The person; nobody for the clock and the provider. */
  actorId?: number;
  /** The member of staff who asks as that person. */
  actingStaffId?: number | undefined;
  reason?: string;
  comment?: string;
  /** What is to be given back, where the one who asks names it, in the currency used. */
  refundTotal?: Minor;
}

/** What a move brings with it, within its transaction and with the locks of its guest, camper and booking held. */
export type EffectRun = (transaction: Database, booking: BookingRow, asked: AskedMove) => Promise<void>;
export type EffectRuns = Partial<Record<Effect, EffectRun>>;
