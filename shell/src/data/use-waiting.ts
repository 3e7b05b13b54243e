import { useEffect } from 'react';
import useSWR from 'swr';

import { bookingListKeys, getGuestBookingOptions, getOwnerBookingOptions } from '@campavia/api-client';
import type { BookingOptions, Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { useUnread } from './use-unread';

const TO_DO = 'to_do';

/** How much waits for the user behind an entry; entries are missing until it is known. */
export function useWaiting({ is_owner: isOwner }: Pick<Me, 'is_owner'>): Partial<Record<string, number>> {
  const { events } = usePlatform();
  // The lists of bookings and trips read the same counts.
  const bookings = useSWR(isOwner ? bookingListKeys.ownerOptions() : bookingListKeys.guestOptions(), () =>
    isOwner ? getOwnerBookingOptions() : getGuestBookingOptions(),
  );
  const { data, mutate } = bookings;
  const chats = useUnread();
  useEffect(() => events.subscribe('booking.changed', () => void mutate()), [events, mutate]);
  return { [isOwner ? 'bookings' : 'trips']: data && countToDo(data), chats };
}

function countToDo({ meta_states: states }: BookingOptions): number {
  return states.find(({ key }) => key === TO_DO)?.count ?? 0;
}
