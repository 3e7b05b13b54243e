import { useSWRConfig } from 'swr';

import { bookingKeys, validateBooking } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import type { Refusal } from '../rules/refusal';
import { parseRefusal } from './parse-refusal';

export interface UseSendRequest {
  /** True once it is sent to the owner, or ready to be paid for instant bookings. */
  send: () => Promise<boolean | undefined>;
  isBusy: boolean;
  refusal: Refusal | undefined;
  entries: ErrorEntry[];
}

/** Refusals with texts and actions of their own; others are shown in the api's words. */
const EXPLAINED: readonly Refusal['kind'][] = ['trip', 'insurance', 'driver', 'cover'];
/** Refusals after which the booking is reloaded, because its state has changed. */
const STALE: readonly Refusal['kind'][] = ['state', 'insurance', 'driver'];

/** `seen` is the price that the guest sees: nothing is sent at another price. */
export function useSendRequest(
  { id }: Pick<GuestBooking, 'id'>,
  seen: Pick<BookingPrice, 'price'> | undefined,
): UseSendRequest {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async () => {
    const sent = await validateBooking(id, seen ? { price: seen.price } : {}).catch(
      async (failure: unknown) => {
        if (STALE.includes(parseRefusal(failure).kind)) await mutate(bookingKeys.guest(id));
        if (isApiError(failure) && failure.code === 'price_changed') await mutate(bookingKeys.price(id));
        throw failure;
      },
    );
    events.send('booking.changed', { bookingId: id, state: sent.state });
    await mutate(bookingKeys.price(id));
    await mutate(bookingKeys.guest(id), sent, { revalidate: false });
    return true;
  });
  const refusal = error && parseRefusal(error);
  return {
    send: perform,
    isBusy,
    refusal: refusal && EXPLAINED.includes(refusal.kind) ? refusal : undefined,
    entries: failureEntries(error),
  };
}
