import { useSWRConfig } from 'swr';

import { bookingKeys, validateBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { refusalOf, type Refusal } from '../rules/refusal';
import { failureEntries, type FailureEntry } from './failure-entries';

export interface UseSendRequest {
  /** True once it is with the owner, or ready to be paid where nobody has to answer. */
  send: () => Promise<boolean | undefined>;
  isBusy: boolean;
  /** Why the trip cannot be had any more. */
  refusal: Refusal | undefined;
  entries: FailureEntry[];
}

/** Sends what a guest has put together; everybody on the page hears of it. */
export function useSendRequest({ id }: Pick<GuestBooking, 'id'>): UseSendRequest {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useDeed(async () => {
    const sent = await validateBooking(id, {});
    events.send('booking.changed', { bookingId: id, state: sent.state });
    await mutate(bookingKeys.price(id));
    await mutate(bookingKeys.guest(id), sent, { revalidate: false });
    return true;
  });
  const refusal = isApiError(error) ? refusalOf(error) : undefined;
  return {
    send: perform,
    isBusy,
    refusal: refusal?.kind === 'trip' ? refusal : undefined,
    entries: failureEntries(error),
  };
}
