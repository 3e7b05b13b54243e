import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPayments, getContractDraft } from '@campavia/api-client';
import type { BookingPayments, ContractDraft } from '@campavia/contracts';

export interface UseBookingPayments {
  payments: BookingPayments | undefined;
  /** When they were requested, by this browser's clock. */
  askedAtMs: number;
  /** They are those of before a change; the new ones are on their way, or did not come. */
  isOld: boolean;
  hasFailed: boolean;
  /** Asks again: what is to be paid has changed, or there was no answer. */
  refresh: () => void;
}

/**
 * What is to be paid for a trip and how, always fresh from the api.
 *
 * @param changes number of changed choices; each change reloads the amounts
 */
export function useBookingPayments(bookingId: number, changes: number): UseBookingPayments {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const { mutate } = useSWRConfig();
  const wish = `${bookingId} ${times} ${changes}`;
  const refresh = useCallback(() => {
    setTimes((before) => before + 1);
    // The price beside the button is never of another total.
    void mutate(bookingKeys.price(bookingId));
  }, [mutate, bookingId]);
  useEffect(() => {
    let isGone = false;
    setHasFailed(false);
    const askedAtMs = Date.now();
    getBookingPayments(bookingId).then(
      (payments) => !isGone && setAnswer({ payments, wish, askedAtMs }),
      () => !isGone && setHasFailed(true),
    );
    return () => void (isGone = true);
  }, [bookingId, wish]);
  const isOld = answer !== undefined && answer.wish !== wish;
  const { payments, askedAtMs = 0 } = answer ?? {};
  return { payments, askedAtMs, isOld, hasFailed, refresh };
}

interface Answer {
  payments: BookingPayments;
  wish: string;
  askedAtMs: number;
}

/** Fetches the contract of a trip with its current choices, without a cache. @throws ApiError */
export function readContract(bookingId: number): Promise<ContractDraft> {
  return getContractDraft(bookingId);
}
