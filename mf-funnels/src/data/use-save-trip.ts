import { useSWRConfig } from 'swr';

import { bookingKeys } from '@campavia/api-client';
import type { GuestBooking, UpdateBooking } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

import { updateInTurn } from './booking-turns';
import { failureEntries, type FailureEntry } from './failure-entries';

export interface UseSaveTrip {
  /** True once it is kept. */
  save: (changes: UpdateBooking) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
}

/** Keeps what a guest tells of the trip and of who drives. */
export function useSaveTrip({ id }: Pick<GuestBooking, 'id'>): UseSaveTrip {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useDeed(async (changes: UpdateBooking) => {
    const saved = await updateInTurn(id, changes);
    await mutate(bookingKeys.guest(id), saved, { revalidate: false });
    return true;
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}
