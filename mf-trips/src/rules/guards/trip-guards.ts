import type { GuestBooking } from '@campavia/contracts';

import { findCancelView, hasRefundPage } from '../cancellation/cancellation';
import { findExtendPage, hasInsurancePage, hasSecondDriverPage } from '../change-pages';

type Guard = (trip: GuestBooking) => boolean;

const mayExtend: Guard = (trip) => findExtendPage(trip) !== 'trip';

/** The trips that have a page, by its address; pages not listed here exist for every trip. */
const GUARDS = {
  'trip.cancel': (trip) => findCancelView(trip) !== 'trip',
  'trip.refund': hasRefundPage,
  'trip.extend': mayExtend,
  'trip.extend.move': mayExtend,
  'trip.extend.kilometres': mayExtend,
  'trip.extend.insured-days': mayExtend,
  'trip.second-driver': hasSecondDriverPage,
  'trip.insurance': hasInsurancePage,
} as const satisfies Record<string, Guard>;

/** The addresses of pages that only some trips have. */
export type GuardedAddress = keyof typeof GUARDS;

/** Whether a trip has the page of an address; otherwise the address redirects to the trip. */
export function hasTripPage(address: GuardedAddress, trip: GuestBooking): boolean {
  return GUARDS[address](trip);
}

export function isGuarded(address: string): address is GuardedAddress {
  return Object.hasOwn(GUARDS, address);
}
