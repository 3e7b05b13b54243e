import { useEffect, useState } from 'react';

import { getPaymentOutcome } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking, PaymentOutcome } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import { isLateAfter, waitBefore } from '../../rules/payment/payment-timing';
import { pause } from './pause';

export interface UsePaymentOutcome {
  outcome: Ended | undefined;
  isLate: boolean;
}

interface Ended {
  isPaid: boolean;
  code?: string;
}

export function usePaymentOutcome(
  bookingId: number,
  requestId: number,
  transactionId: string,
): UsePaymentOutcome {
  const [outcome, setOutcome] = useState<Ended>();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    void follow({
      bookingId,
      requestId,
      transactionId,
      signal: gone.signal,
      onLate: () => setLate(true),
    }).then((ended) => ended && !gone.signal.aborted && setOutcome(ended));
    return () => gone.abort();
  }, [bookingId, requestId, transactionId]);
  return { outcome, isLate };
}

interface Following {
  bookingId: number;
  requestId: number;
  transactionId: string;
  signal: AbortSignal;
  onLate: () => void;
}

async function follow(following: Following): Promise<Ended | undefined> {
  const { bookingId, requestId, transactionId, signal, onLate } = following;
  for (let looks = 0; !signal.aborted; looks += 1) {
    const seen = await getPaymentOutcome(bookingId, transactionId, { requestId }).catch(refusalOrNothing);
    if (seen && 'isPaid' in seen) return seen;
    if (seen && seen.status !== 'CREATED') return endOf(bookingId, seen);
    if (isLateAfter(looks)) onLate();
    await pause(waitBefore(looks), signal);
  }
  return undefined;
}

function endOf(bookingId: number, { status, error_code: code, booking_state }: PaymentOutcome): Ended {
  if (status === 'FAILED') return { isPaid: false, code: code ?? 'MPG_UNKNOWN' };
  const state = booking_state as GuestBooking['state'];
  platform().events.send('booking.changed', { bookingId, state });
  return { isPaid: true };
}

// Without an answer nothing is known about the money, so the status is requested again.
function refusalOrNothing(error: unknown): Ended | undefined {
  if (!isApiError(error) || error.kind !== 'status' || (error.status ?? 0) >= 500) return undefined;
  return { isPaid: false, code: error.status === 405 ? (error.code ?? 'YSC_PAYMENTS') : 'YSC_PAYMENTS' };
}
