import { useEffect, useRef, useState } from 'react';

import { choosePayment } from '@campavia/api-client';
import type { BookingPayments, ChoosePayment, PaymentMeans } from '@campavia/contracts';

export interface UseSpendCredits {
  /** Whether they are spent, as wished last; what the api says where nothing else is wished. */
  isUsed: boolean;
  /** Wishes it otherwise, at once; of several wishes the last one wins. */
  spend: (use: 'use' | 'keep', type: PaymentMeans['type'] | undefined) => void;
  /** The api is told: what is to be paid may be so no more. */
  isBusy: boolean;
  hasFailed: boolean;
}

interface Wish {
  use: 'use' | 'keep';
  type: PaymentMeans['type'] | undefined;
}

/** Spends rental credits on a trip, or keeps them; then what is to be paid is asked for anew. */
export function useSpendCredits(
  bookingId: number,
  payments: BookingPayments,
  onChanged: () => void,
): UseSpendCredits {
  const [shown, setShown] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wished = useRef<Wish>(undefined);
  const isTelling = useRef(false);

  useEffect(() => {
    if (!isTelling.current) setShown(undefined);
  }, [payments]);

  async function tell() {
    isTelling.current = true;
    setIsBusy(true);
    const hasTold = await tellLast(wished, (wish) => choosePayment(bookingId, choiceOf(wish, payments)));
    isTelling.current = false;
    setIsBusy(false);
    setHasFailed(!hasTold);
    if (!hasTold) setShown(undefined);
    // Of several wishes some may have been heard before one failed.
    onChanged();
  }

  const spend = (use: 'use' | 'keep', type: PaymentMeans['type'] | undefined) => {
    wished.current = { use, type };
    setShown(use === 'use');
    setHasFailed(false);
    if (!isTelling.current) void tell();
  };
  return { isUsed: shown ?? payments.rental_credits.is_used, spend, isBusy, hasFailed };
}

/** Tells wishes one after the other until none has come meanwhile; whether the last one was heard. */
async function tellLast(wished: { current: Wish | undefined }, say: (wish: Wish) => Promise<unknown>) {
  let hasTold = true;
  for (let wish = wished.current; wish; wish = wished.current) {
    hasTold = await say(wish).then(
      () => true,
      () => false,
    );
    if (wished.current === wish) wished.current = undefined;
  }
  return hasTold;
}

function choiceOf({ use, type = 'card' }: Wish, payments: BookingPayments): ChoosePayment {
  const paysAll = payments.rental_credits.usable === payments.to_pay;
  const means = use === 'use' && paysAll ? 'moneyb' : type;
  return { type: means as ChoosePayment['type'], use_rental_credits: use === 'use' };
}
