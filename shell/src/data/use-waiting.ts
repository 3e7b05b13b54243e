import { useEffect } from 'react';
import useSWR from 'swr';

import {
  bookingListKeys,
  chatKeys,
  countUnreadMessages,
  getGuestBookingOptions,
  getOwnerBookingOptions,
} from '@campavia/api-client';
import type { BookingOptions, Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

const TO_DO = 'to_do';

/** How much waits for the user behind an entry; entries are missing until it is known. */
export function useWaiting({ is_owner: isOwner }: Pick<Me, 'is_owner'>): Partial<Record<string, number>> {
  const { events } = usePlatform();
  // The lists of bookings and trips read the same counts.
  const bookings = useSWR(isOwner ? bookingListKeys.ownerOptions() : bookingListKeys.guestOptions(), () =>
    isOwner ? getOwnerBookingOptions() : getGuestBookingOptions(),
  );
  const chats = useSWR(chatKeys.unread(), () => countUnreadMessages());
  const [readBookings, readChats] = [bookings.mutate, chats.mutate];
  useEffect(() => events.subscribe('booking.changed', () => void readBookings()), [events, readBookings]);
  useEffect(() => events.subscribe('chat.changed', () => void readChats()), [events, readChats]);
  return { [isOwner ? 'bookings' : 'trips']: bookings.data && countToDo(bookings.data), chats: chats.data };
}

function countToDo({ meta_states: states }: BookingOptions): number {
  return states.find(({ key }) => key === TO_DO)?.count ?? 0;
}
