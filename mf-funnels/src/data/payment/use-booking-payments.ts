import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPayments, getContractDraft } from '@campavia/api-client';
import type { BookingPayments, ContractDraft } from '@campavia/contracts';

export interface UseBookingPayments {
  payments: BookingPayments | undefined;
  /** When they were requested, by this browser's clock. */
  askedAtMs: number;
  /** They are from before a change; the new ones are loading or failed to load. */
  isOld: boolean;
  hasFailed: boolean;
  refresh: () => void;
}

/** `changes` counts the changed choices; each one reloads the amounts. */
export function useBookingPayments(
  bookingId: number,
  changes: number,
  requestId?: number,
): UseBookingPayments {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const { mutate } = useSWRConfig();
  const requestKey = `${bookingId} ${requestId} ${times} ${changes}`;
  const refresh = useCallback(() => {
    setTimes((before) => before + 1);
    // Keeps the price beside the button in step with the amount on it.
    void mutate(bookingKeys.price(bookingId));
  }, [mutate, bookingId]);
  useEffect(() => {
    let isGone = false;
    setHasFailed(false);
    const askedAtMs = Date.now();
    getBookingPayments(bookingId, { requestId }).then(
      (payments) => !isGone && setAnswer({ payments, requestKey, askedAtMs }),
      () => !isGone && setHasFailed(true),
    );
    return () => void (isGone = true);
  }, [bookingId, requestId, requestKey]);
  const isOld = answer !== undefined && answer.requestKey !== requestKey;
  const { payments, askedAtMs = 0 } = answer ?? {};
  return { payments, askedAtMs, isOld, hasFailed, refresh };
}

interface Answer {
  payments: BookingPayments;
  requestKey: string;
  askedAtMs: number;
}

export function readContract(bookingId: number): Promise<ContractDraft> {
  return getContractDraft(bookingId);
}
