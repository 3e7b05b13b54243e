import { pathOf } from '@campavia/remote-kit';

import { nameOf, type Funnel, type FunnelStep } from '../../rules/funnel/funnel-steps';

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
  'booking-payment': { address: 'funnel.booking-payment' },
};
const STEPS = {
  request: { address: 'funnel.request.step' },
  instant: { address: 'funnel.instant.step' },
  payment: { address: 'funnel.payment.step' },
  'booking-payment': { address: 'funnel.booking-payment.step' },
};
/** What their patterns call a booking; undefined where the query names it. */
const NAMES: Record<Funnel, 'request_id' | 'booking_id' | undefined> = {
  request: 'request_id',
  instant: 'request_id',
  payment: 'booking_id',
  'booking-payment': undefined,
};

function paramsOf(funnel: Funnel, { id, camper }: AddressedBooking): Record<string, string | number> {
  const name = NAMES[funnel];
  return name ? { id: camper.id, [name]: id } : {};
}

function queryOf(funnel: Funnel, { id }: AddressedBooking, search: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('id');
  return NAMES[funnel] ? rest : new URLSearchParams([['id', String(id)], ...rest]);
}

/** The way into a funnel, from where its first open step is found. */
export function entryPath(funnel: Funnel, booking: AddressedBooking, search = ''): string {
  const query = queryOf(funnel, booking, search);
  return pathOf(ENTRIES[funnel].address, paramsOf(funnel, booking), query) ?? listPath();
}

/** A step of a funnel. */
export function stepPath(funnel: Funnel, booking: AddressedBooking, step: FunnelStep, search = ''): string {
  const params = { ...paramsOf(funnel, booking), step: nameOf(funnel, step) };
  return pathOf(STEPS[funnel].address, params, queryOf(funnel, booking, search)) ?? listPath();
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

/** What an address has of a booking. */
export interface AddressParts {
  params: Record<string, string | undefined>;
  search: string;
}

/** The number of the booking in an address, whatever it is called there. */
export function bookingIdOf(funnel: Funnel, { params, search }: AddressParts): string | undefined {
  const name = NAMES[funnel];
  return name ? params[name] : (new URLSearchParams(search).get('id') ?? undefined);
}
