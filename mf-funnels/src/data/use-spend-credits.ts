import { choosePayment } from '@campavia/api-client';
import type { BookingPayments, ChoosePayment, PaymentMeans } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

export interface UseSpendCredits {
  spend: (use: 'use' | 'keep', type: PaymentMeans['type'] | undefined) => Promise<unknown>;
  isBusy: boolean;
  hasFailed: boolean;
}

/** Spends rental credits on a trip, or keeps them; then what is to be paid is asked for anew. */
export function useSpendCredits(
  bookingId: number,
  { to_pay, rental_credits: { usable } }: BookingPayments,
  onChanged: () => void,
): UseSpendCredits {
  const paysAll = usable === to_pay;
  const { perform, isBusy, error } = useDeed(
    async (use: 'use' | 'keep', type: PaymentMeans['type'] = 'card') => {
      const means = use === 'use' && paysAll ? 'moneyb' : type;
      const asked = { type: means as ChoosePayment['type'], use_rental_credits: use === 'use' };
      await choosePayment(bookingId, asked);
      onChanged();
    },
  );
  return { spend: perform, isBusy, hasFailed: error !== undefined };
}
