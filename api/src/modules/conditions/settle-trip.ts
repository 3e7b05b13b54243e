import { daysInclusive, depositLeft, settleKilometres } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import type { DepositCharges } from '../payments/payments.service';
import { createClaimsStore } from './claims.store';
import { kilometresSettled, withAmount, type ConditionEmails } from './condition-emails';
import { createConditionReportsStore } from './condition-reports.store';
import { isFinal } from './require-writable';

interface Needs {
  clock: Clock;
  charges: Pick<DepositCharges, 'find' | 'record'>;
  emails: ConditionEmails;
}

/** What of a deposit nobody has charged or claimed; null when it is not set aside on a card in the owner's currency. */
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
    if (before === undefined || after === undefined || (await store.findSettlement(booking.id))) return;
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

export type TripSettlement = ReturnType<typeof createTripSettlement>;
