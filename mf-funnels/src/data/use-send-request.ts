import { useSWRConfig } from 'swr';

import { bookingKeys, validateBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import type { Refusal } from '../rules/refusal';
import { failureEntries, type FailureEntry } from './failure-entries';
import { refusalOfError } from './refusal-of-error';

export interface UseSendRequest {
  /** True once it is with the owner, or ready to be paid where nobody has to answer. */
  send: () => Promise<boolean | undefined>;
  isBusy: boolean;
  /** Why the trip cannot be had so. */
  refusal: Refusal | undefined;
  entries: FailureEntry[];
}

/** What has words and ways out of its own; all else is said as the api says it. */
const SAID: readonly Refusal['kind'][] = ['trip', 'insurance', 'driver', 'cover'];
/** After these the booking is another one than the page knows: where it stands has a page of its own. */
const STALE: readonly Refusal['kind'][] = ['state', 'insurance', 'driver'];

/**
 * Sends what a guest has put together; everybody on the page hears of it.
 *
 * @param seen what it costs as the guest sees it: nothing is sent at another price
 */
export function useSendRequest(
  { id }: Pick<GuestBooking, 'id'>,
  seen: Pick<BookingPrice, 'price'> | undefined,
): UseSendRequest {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useDeed(async () => {
    const sent = await validateBooking(id, seen ? { price: seen.price } : {}).catch(
      async (failure: unknown) => {
        if (STALE.includes(refusalOfError(failure).kind)) await mutate(bookingKeys.guest(id));
        if (isApiError(failure) && failure.code === 'price_changed') await mutate(bookingKeys.price(id));
        throw failure;
      },
    );
    events.send('booking.changed', { bookingId: id, state: sent.state });
    await mutate(bookingKeys.price(id));
    await mutate(bookingKeys.guest(id), sent, { revalidate: false });
    return true;
  });
  const refusal = error && refusalOfError(error);
  return {
    send: perform,
    isBusy,
    refusal: refusal && SAID.includes(refusal.kind) ? refusal : undefined,
    entries: failureEntries(error),
  };
}
