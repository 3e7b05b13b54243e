import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import type { PaymentEvent } from '../rules/payment-machine';
import { mayTellOfTrip, standingOf } from '../rules/payment-standing';
import type { PaymentTrouble } from '../rules/payment-trouble';
import { forgetPayment } from './payment-keeping';

type FailedPaymentEvent = Extract<PaymentEvent, { is: 'failed' }>;

export interface LookAgain {
  booking: GuestBooking;
  /** The trip cannot be paid any more: once everybody knows it, this page is left. */
  onOver: (trouble: PaymentTrouble) => void;
  /** The trip can be paid, but stands otherwise than before. */
  onMoved: () => void;
}

/**
 * Reads a trip again whose payment came to nothing: it may have been paid, refused or lost elsewhere. Answers with
 * what is so: the failure, or that the trip is paid all the same. Everybody on the page hears how it stands.
 */
export function useLookAgain() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (event: FailedPaymentEvent, asked: LookAgain, signal: AbortSignal): Promise<PaymentEvent> => {
      const { booking, onOver, onMoved } = asked;
      if (!mayTellOfTrip(event.trouble)) return event;
      const now = await getGuestBooking(booking.id).catch(() => undefined);
      if (!now || signal.aborted) return event;
      const { events } = platform();
      const standing = standingOf(now, booking);
      if (now.state !== booking.state) {
        events.send('booking.changed', { bookingId: now.id, state: now.state });
      }
      if (standing === 'paid') return { is: 'confirmed' };
      if (standing === 'over') {
        forgetPayment(booking.id);
        onOver(event.trouble);
      } else if (now.state !== booking.state) onMoved();
      await mutate(bookingKeys.guest(booking.id), now, { revalidate: false });
      return event;
    },
    [mutate],
  );
}
