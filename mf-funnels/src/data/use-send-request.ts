import { useSWRConfig } from 'swr';

import { bookingKeys, validateBooking } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';
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
const SAID: readonly Refusal['kind'][] = ['trip', 'insurance', 'cover'];

/** Sends what a guest has put together; everybody on the page hears of it. */
export function useSendRequest({ id }: Pick<GuestBooking, 'id'>): UseSendRequest {
  const { events } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useDeed(async () => {
    const sent = await validateBooking(id, {}).catch(async (failure: unknown) => {
      // Where the booking stands by now has a page of its own.
      if (refusalOfError(failure).kind === 'state') await mutate(bookingKeys.guest(id));
      throw failure;
    });
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
