import { daysInclusive, depositLeft, findClaimTransition, settleKilometres } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { createClaimsStore, type ClaimRow } from './claims.store';
import { CLAIM_WITHDRAWN, kilometresSettled, withAmount, type ConditionEmails } from './condition-emails';
import { createConditionReportsStore } from './condition-reports.store';
import { isFinal } from './require-writable';

interface Needs {
  clock: Clock;
  charges: Pick<DepositCharges, 'find' | 'record'>;
  emails: ConditionEmails;
}

/** The part of a deposit without charges or claims; null when it is not set aside on a card in the owner's currency. */
export async function findDepositLeft(
  transaction: Database,
  booking: BookingRow,
  charges: Pick<DepositCharges, 'find'>,
) {
  const { amount: deposit, charged, currency, isOnCard } = await charges.find(transaction, booking);
  const claims = await createClaimsStore(transaction).list(booking.id);
  const open = claims.filter(({ state }) => state === 'open');
  const claimed = open.reduce((sum, { amount }) => sum + amount, 0);
  return { deposit, currency, isOnCard, left: depositLeft({ deposit, charged, claimed }) };
}

/** Settles the kilometres of trips. */
export function createTripSettlement({ clock, charges, emails }: Needs) {
  /** Reports that both confirm say how many kilometres were driven: an open claim for them ends. */
  async function withdrawClaims(transaction: Database, booking: BookingRow): Promise<void> {
    const store = createClaimsStore(transaction);
    const claims = (await store.list(booking.id)).filter(({ kind }) => kind === 'kilometres');
    for (const claim of claims) {
      const transition = findClaimTransition('withdraw', 'owner', claim.state);
      if (!transition) continue;
      await store.transition(claim.id, transition, { ended_at: clock.now() });
      await emails.send(transaction, withAmount(booking, claim), CLAIM_WITHDRAWN);
    }
    await store.markIncident(booking.id);
  }

  /**
   * Settles a trip once, when both sides have confirmed pick-up and return; the locks are held. Returns the charge to
   * be made, if there is one.
   */
  return async (transaction: Database, booking: BookingRow): Promise<number | undefined> => {
    const store = createClaimsStore(transaction);
    const reports = await createConditionReportsStore(transaction).list(booking.id);
    const odometerOf = (moment: 'pick_up' | 'return') =>
      reports.find((each) => each.moment === moment && isFinal(each))?.odometer_km ?? undefined;
    const [before, after] = [odometerOf('pick_up'), odometerOf('return')];
    if (before === undefined || after === undefined || (await isSettled(transaction, booking.id))) return;
    await withdrawClaims(transaction, booking);
    const { currency_owner: currency, extra_km, km_package: kmPackage } = booking;
    const deposit = await findDepositLeft(transaction, booking, charges);
    const isChargeable = deposit.isOnCard && deposit.currency === currency;
    const days = daysInclusive(booking.date_from, booking.date_to);
    const pricePerKm = extra_km ?? 0;
    const settled = settleKilometres({
      days,
      kmPackage,
      odometerBefore: before,
      odometerAfter: after,
      pricePerKm,
      depositLeft: isChargeable ? deposit.left : null,
    });
    const { charged: charge, total, owed } = settled;
    const paymentId =
      charge > 0 ? await charges.record(transaction, booking, { amount: charge, reason: 'gest' }) : undefined;
    await store.insertSettlement({
      booking_id: booking.id,
      days,
      km_package: kmPackage,
      driven_km: settled.drivenKm,
      included_km: settled.includedKm,
      beyond_km: settled.beyondKm,
      price_per_km: pricePerKm,
      currency,
      total,
      charge,
      payment_id: paymentId ?? null,
      settled_at: clock.now(),
    });
    if (owed > 0) {
      const about = withAmount(booking, { amount: owed, currency });
      await emails.send(transaction, about, kilometresSettled('owed', settled.beyondKm));
    }
    return paymentId;
  };
}

async function isSettled(transaction: Database, bookingId: number): Promise<boolean> {
  const store = createClaimsStore(transaction);
  if (await store.findSettlement(bookingId)) return true;
  return (await store.list(bookingId)).some(isPaidAlready);
}

/** Whether kilometres were claimed and granted before the reports were confirmed. */
function isPaidAlready({ kind, state }: ClaimRow): boolean {
  return kind === 'kilometres' && state !== 'open' && state !== 'withdrawn' && state !== 'rejected';
}

export type TripSettlement = ReturnType<typeof createTripSettlement>;
