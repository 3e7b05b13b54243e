import { useEffect, useRef, useState } from 'react';

import { choosePayment } from '@campavia/api-client';
import type { BookingPayments, ChoosePayment, PaymentMethod } from '@campavia/contracts';

import type { PaymentSubject } from './payment-session';

export interface UseRentalCredits {
  /** Whether credits are used: the guest's last choice, or the api's state. */
  isUsed: boolean;
  /** Changes the choice at once; of several quick changes the last one wins. */
  spend: (use: 'use' | 'keep', type: PaymentMethod['type'] | undefined) => void;
  isBusy: boolean;
  hasFailed: boolean;
}

interface CreditsChoice {
  use: 'use' | 'keep';
  type: PaymentMethod['type'] | undefined;
}

export function useRentalCredits(
  { id, requestId }: PaymentSubject,
  payments: BookingPayments,
  onChanged: () => void,
): UseRentalCredits {
  const [shown, setShown] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const pending = useRef<CreditsChoice>(undefined);
  const isSending = useRef(false);

  useEffect(() => {
    if (!isSending.current) setShown(undefined);
  }, [payments]);

  async function sendPending() {
    isSending.current = true;
    setIsBusy(true);
    const hasSent = await sendLastChoice(pending, (choice) =>
      choosePayment(id, {
        ...choiceOf(choice, payments),
        ...(requestId !== undefined && { request_id: requestId }),
      }),
    );
    isSending.current = false;
    setIsBusy(false);
    setHasFailed(!hasSent);
    if (!hasSent) setShown(undefined);
    // Some of several changes may have succeeded before one failed.
    onChanged();
  }

  const spend = (use: 'use' | 'keep', type: PaymentMethod['type'] | undefined) => {
    pending.current = { use, type };
    setShown(use === 'use');
    setHasFailed(false);
    if (!isSending.current) void sendPending();
  };
  return { isUsed: shown ?? payments.rental_credits.is_used, spend, isBusy, hasFailed };
}

/** Sends one choice after the other; resolves with whether the last one succeeded. */
async function sendLastChoice(
  pending: { current: CreditsChoice | undefined },
  say: (choice: CreditsChoice) => Promise<unknown>,
) {
  let hasSent = true;
  for (let choice = pending.current; choice; choice = pending.current) {
    hasSent = await say(choice).then(
      () => true,
      () => false,
    );
    if (pending.current === choice) pending.current = undefined;
  }
  return hasSent;
}

function choiceOf({ use, type = 'card' }: CreditsChoice, payments: BookingPayments): ChoosePayment {
  const paysAll = payments.rental_credits.usable === payments.to_pay;
  const method = use === 'use' && paysAll ? 'moneyb' : type;
  return { type: method as ChoosePayment['type'], use_rental_credits: use === 'use' };
}
