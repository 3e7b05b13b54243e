import { useSWRConfig } from 'swr';

import { bookingKeys, getMe, updateMe } from '@campavia/api-client';
import type { GuestBooking, Me, UpdateBooking, UpdateMe } from '@campavia/contracts';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import { updateInTurn } from './booking-turns';
import { failureEntries, type FailureEntry } from './failure-entries';

/** What somebody says of themselves, and of who drives. */
export interface GuestDetails {
  me: UpdateMe;
  driver: UpdateBooking;
}

export interface UseSaveGuest {
  /** Who they are now; undefined where it failed. */
  save: (details: GuestDetails) => Promise<Pick<Me, 'phone_certified'> | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
}

/** Keeps who drives with the booking, and name and phone with the profile. */
export function useSaveGuest({ id }: Pick<GuestBooking, 'id'>): UseSaveGuest {
  const { session } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useDeed(async ({ me, driver }: GuestDetails) => {
    const saved = await updateInTurn(id, driver);
    await mutate(bookingKeys.guest(id), saved, { revalidate: false });
    const known = await (Object.keys(me).length > 0 ? updateMe(me) : getMe());
    await session.reload();
    return known;
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}
