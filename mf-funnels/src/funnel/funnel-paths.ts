import { pathOf } from '@campavia/remote-kit';

import type { Funnel, FunnelStep } from '../rules/funnel-steps';

/** A booking as addresses name it. */
export interface AddressedBooking {
  id: number | string;
  camper: { id: number | string };
}

/** The addresses of each funnel: the way in and its steps. */
const ENTRIES = {
  request: { address: 'funnel.request' },
  instant: { address: 'funnel.instant' },
  payment: { address: 'funnel.payment' },
};
const STEPS = {
  request: { address: 'funnel.request.step' },
  instant: { address: 'funnel.instant.step' },
  payment: { address: 'funnel.payment.step' },
};
/** What their patterns call a booking. */
const NAMES: Record<Funnel, 'request_id' | 'booking_id'> = {
  request: 'request_id',
  instant: 'request_id',
  payment: 'booking_id',
};

function paramsOf(funnel: Funnel, { id, camper }: AddressedBooking) {
  return { id: camper.id, [NAMES[funnel]]: id };
}

/** The way into a funnel, from where its first open step is found. */
export function entryPath(funnel: Funnel, booking: AddressedBooking, search = ''): string {
  return pathOf(ENTRIES[funnel].address, paramsOf(funnel, booking), search) ?? listPath();
}

/** A step of a funnel. */
export function stepPath(funnel: Funnel, booking: AddressedBooking, step: FunnelStep, search = ''): string {
  const params = { ...paramsOf(funnel, booking), step };
  return pathOf(STEPS[funnel].address, params, search) ?? listPath();
}

/** The page of a trip; the list of them where there is none. */
export function tripPath(id: number | string): string {
  return pathOf('trip', { id }) ?? listPath();
}

/** The list of trips, at what is to be done; the first page of the site where there is no list. */
export function listPath(search = ''): string {
  return pathOf('trips', {}, search) ?? '/';
}

/** The list of trips for a booking that could not be loaded. */
export function todoPath(): string {
  return listPath('meta_state=todo');
}

/** The number of the booking in an address, whatever its pattern calls it. */
export function bookingIdOf(funnel: Funnel, params: Record<string, string | undefined>): string | undefined {
  return params[NAMES[funnel]];
}
