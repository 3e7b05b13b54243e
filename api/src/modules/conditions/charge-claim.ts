import {
  findClaimTransition,
  type ClaimTransition,
  type DepositChargeReason,
  type Minor,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { createClaimsStore, type ClaimRow } from './claims.store';
import { CLAIM_UNPAID, withAmount, type ConditionEmails } from './condition-emails';

interface Within {
  transaction: Database;
  charges: Pick<DepositCharges, 'record'>;
  emails: ConditionEmails;
}

interface ClaimToCharge {
  booking: BookingRow;
  claim: ClaimRow;
  /** To `accepted`. */
  transition: ClaimTransition;
  changes?: Parameters<ReturnType<typeof createClaimsStore>['transition']>[2];
  charge: { amount: Minor; reason: DepositChargeReason; at: Date };
}

/**
 * Records the charge of a claim, with the locks of the booking held; `sync` makes it. Returns its payment; null where
 * no deposit is on a card: guest and owner settle it themselves then.
 */
export async function chargeClaim(
  { transaction, charges, emails }: Within,
  { booking, claim, transition, changes = {}, charge }: ClaimToCharge,
): Promise<number | null> {
  const { amount, reason, at } = charge;
  const payment_id = (await charges.record(transaction, booking, { amount, reason })) ?? null;
  const store = createClaimsStore(transaction);
  const accepted = await store.transition(claim.id, transition, { ...changes, payment_id });
  const unpaid = accepted && payment_id === null && findClaimTransition('fail', 'provider', accepted.state);
  if (unpaid) {
    await store.transition(claim.id, unpaid, { ended_at: at });
    const { currency } = claim;
    await emails.send(transaction, withAmount(booking, { amount, currency }), CLAIM_UNPAID);
  }
  await store.markIncident(booking.id);
  return payment_id;
}
