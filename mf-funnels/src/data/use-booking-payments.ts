import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getBookingPayments } from '@campavia/api-client';
import type { BookingPayments } from '@campavia/contracts';

export interface UseBookingPayments {
  payments: BookingPayments | undefined;
  hasFailed: boolean;
  /** Asks again: what is to be paid has changed, or there was no answer. */
  refresh: () => void;
}

/** What is to be paid for a trip and how, as it is now: nothing that was remembered earlier stands for it. */
export function useBookingPayments(bookingId: number): UseBookingPayments {
  const [payments, setPayments] = useState<BookingPayments>();
  const [hasFailed, setHasFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const { mutate } = useSWRConfig();
  const refresh = useCallback(() => {
    setTimes((before) => before + 1);
    // The price beside the button is never of another total.
    void mutate(bookingKeys.price(bookingId));
  }, [mutate, bookingId]);
  useEffect(() => {
    let isGone = false;
    getBookingPayments(bookingId).then(
      (answer) => !isGone && (setPayments(answer), setHasFailed(false)),
      () => !isGone && setHasFailed(true),
    );
    return () => void (isGone = true);
  }, [bookingId, times]);
  return { payments, hasFailed, refresh };
}
