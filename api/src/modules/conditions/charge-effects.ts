import { findClaimTransition } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { ChargeEffects } from '../payments/payments.service';
import { createClaimsStore } from './claims.store';
import {
  CLAIM_CHARGED,
  CLAIM_UNPAID,
  kilometresSettled,
  withAmount,
  type ConditionEmails,
} from './condition-emails';

interface Needs {
  clock: Clock;
  emails: ConditionEmails;
}

type Charge = Parameters<ChargeEffects['charged']>[2];

/** Effects of charges to deposits: claims end, and both sides are notified. */
export function createChargeEffects({ clock, emails }: Needs): ChargeEffects {
  async function end(
    transaction: Database,
    booking: BookingRow,
    { payment, name }: { payment: Charge; name: 'charge' | 'fail' },
  ): Promise<void> {
    const store = createClaimsStore(transaction);
    const about = withAmount(booking, payment);
    const settlement = await store.findSettlementByPayment(payment.id);
    if (settlement) {
      const how = name === 'charge' ? 'charged' : 'owed';
      await emails.send(transaction, about, kilometresSettled(how, settlement.beyond_km));
    }
    const claim = await store.findByPayment(payment.id);
    const transition = claim && findClaimTransition(name, 'provider', claim.state);
    if (!claim || !transition) return;
    await store.transition(claim.id, transition, { ended_at: clock.now() });
    await emails.send(transaction, about, name === 'charge' ? CLAIM_CHARGED : CLAIM_UNPAID);
  }

  return {
    charged: (transaction, booking, payment) => end(transaction, booking, { payment, name: 'charge' }),
    failed: (transaction, booking, payment) => end(transaction, booking, { payment, name: 'fail' }),
  };
}
