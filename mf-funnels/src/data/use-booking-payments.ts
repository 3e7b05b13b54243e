import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPayments } from '@campavia/api-client';
import type { BookingPayments } from '@campavia/contracts';

export interface UseBookingPayments {
  payments: BookingPayments | undefined;
  /** When they were asked for, by the clock of this machine. */
  askedAtMs: number;
  /** They are those of before a change; the new ones are on their way, or did not come. */
  isOld: boolean;
  hasFailed: boolean;
  /** Asks again: what is to be paid has changed, or there was no answer. */
  refresh: () => void;
}

/**
 * What is to be paid for a trip and how, as it is now: nothing that was remembered earlier stands for it.
 *
 * @param changes how often something else was chosen with the trip: each time its amounts are asked for anew
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
