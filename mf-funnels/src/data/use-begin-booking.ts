import { useSWRConfig } from 'swr';

import {
  bookingKeys,
  chooseBookingOptions,
  createBooking,
  getGuestBookings,
  updateBooking,
  updateBookingPrice,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { choicesOfBooking, findDraft, newBooking, optionsOfBooking } from '../rules/funnel/new-trip';
import type { Choices } from '../rules/choices';
import { parseRefusedAnswer, type Refusal } from '../rules/refusal';
import type { Trip } from '../rules/trip-of-query';

/** Where to look for a draft of the same trip. */
const DRAFTS = { meta_state: 'to_do', state: 'ABANDONED', page_size: 100 } as const;

export interface BeginFailure {
  refusal: Refusal;
  text: string | undefined;
  /** The api books only for guests with a confirmed e-mail address. */
  needsAddress: boolean;
}

export interface UseBeginBooking {
  begin: (camperId: number, trip: Trip, choices: Choices) => Promise<GuestBooking | undefined>;
  failure: BeginFailure | undefined;
}

export function useBeginBooking(): UseBeginBooking {
  const { mutate } = useSWRConfig();
  const { perform, error } = useAction(async (camperId: number, trip: Trip, choices: Choices) => {
    const asked = newBooking(camperId, trip, choices);
    const { results } = await getGuestBookings(DRAFTS);
    const draft = findDraft(results, camperId, trip);
    const { hour_from, hour_to } = asked;
    const begun = draft ? await updateBooking(draft.id, { hour_from, hour_to }) : await createBooking(asked);
    const options = optionsOfBooking(choices);
    if (options.options.length > 0 || begun.options.length > 0) await chooseBookingOptions(begun.id, options);
    const price = await updateBookingPrice(begun.id, choicesOfBooking(choices, begun));
    await mutate(bookingKeys.price(begun.id), price, { revalidate: false });
    return begun;
  });
  return { begin: perform, failure: error && failureOf(error) };
}

function failureOf(error: Error): BeginFailure {
  if (!isApiError(error)) return { refusal: { kind: 'failed' }, text: undefined, needsAddress: false };
  const text = error.status === undefined || error.status >= 500 ? undefined : error.detail;
  return { refusal: parseRefusedAnswer(error), text, needsAddress: error.code === 'email_not_confirmed' };
}
