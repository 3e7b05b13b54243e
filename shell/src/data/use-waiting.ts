import { useEffect } from 'react';
import useSWR from 'swr';

import {
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
  const bookings = useSWR(`side/${isOwner ? 'bookings' : 'trips'}`, () =>
    (isOwner ? getOwnerBookingOptions() : getGuestBookingOptions()).then(countToDo),
  );
  const chats = useSWR(chatKeys.unread(), () => countUnreadMessages());
  const [readBookings, readChats] = [bookings.mutate, chats.mutate];
  useEffect(() => events.subscribe('booking.changed', () => void readBookings()), [events, readBookings]);
  useEffect(() => events.subscribe('chat.changed', () => void readChats()), [events, readChats]);
  return { [isOwner ? 'bookings' : 'trips']: bookings.data, chats: chats.data };
}

function countToDo({ meta_states: states }: BookingOptions): number {
  return states.find(({ key }) => key === TO_DO)?.count ?? 0;
}
