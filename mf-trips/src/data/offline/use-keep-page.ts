import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import { bookingKeys, bookingListKeys, documentKeys, listingKeys, paymentKeys } from '@campavia/api-client';
import type { BookingListQuery, GuestBooking, Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { readAtMsOf } from './read-times';

/** Stores the page of a trip with its data, so that it can be read offline. */
export function useKeepTrip(trip: GuestBooking, me: Me): void {
  const { id } = trip;
  const main = bookingKeys.guest(id);
  const price = useLoaded(bookingKeys.price(id));
  const refund = useLoaded(paymentKeys.refund(id));
  const insurance = useLoaded(listingKeys.insurance(trip.insurance.slug));
  const own = useLoaded(documentKeys.guest(me.id));
  const documents = useLoaded(documentKeys.booking(id));
  useKeep(main, [[main, trip], price, refund, insurance, own, documents]);
}

/** Stores a list of trips with the counts of its tabs. */
export function useKeepTrips(query: BookingListQuery | undefined): void {
  const main = query && bookingListKeys.guestList(query);
  const list = useLoaded(main);
  const all = useLoaded(bookingListKeys.guestOptions({}));
  const inTab = useLoaded(query && bookingListKeys.guestOptions({ meta_state: query.meta_state }));
  useKeep(list[1] === undefined ? undefined : main, [list, all, inTab]);
}

type Loaded = readonly [key: string | undefined, data: unknown];

/** Makes no requests; the page does. */
function useLoaded(key: string | undefined): Loaded {
  return [key, useSWR(key ?? null, null).data];
}

/** @param main the key of the main data; undefined while there is nothing to store */
function useKeep(main: string | undefined, loaded: readonly Loaded[]): void {
  const { offline } = usePlatform();
  const readAtMs = main === undefined ? undefined : readAtMsOf(main);
  const [first, second, third, fourth, fifth, sixth] = loaded.map(([, data]) => data);
  const keep = useEffectEvent(() => {
    if (!offline || readAtMs === undefined || main === undefined || !navigator.onLine) return;
    // The data of an offline document is already stored.
    if (offline.readAtMs(main) === readAtMs) return;
    const answers = Object.fromEntries(
      loaded.filter(([key, data]) => key !== undefined && data !== undefined),
    );
    offline.keep({ answers, readAtMs });
  });
  useEffect(() => keep(), [main, readAtMs, first, second, third, fourth, fifth, sixth]);
}
