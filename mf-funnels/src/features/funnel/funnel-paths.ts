import { pathOf } from '@campavia/remote-kit';

import { nameOf, type Funnel, type FunnelStep } from '../../rules/funnel/funnel-steps';

export interface AddressedBooking {
  id: number | string;
  camper: { id: number | string };
}

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
/** Name of the booking's path parameter; undefined where the query names it. */
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

export function entryPath(funnel: Funnel, booking: AddressedBooking, search = ''): string {
  const query = queryOf(funnel, booking, search);
  return pathOf(ENTRIES[funnel].address, paramsOf(funnel, booking), query) ?? listPath();
}

export function stepPath(funnel: Funnel, booking: AddressedBooking, step: FunnelStep, search = ''): string {
  const params = { ...paramsOf(funnel, booking), step: nameOf(funnel, step) };
  return pathOf(STEPS[funnel].address, params, queryOf(funnel, booking, search)) ?? listPath();
}

export function tripPath(id: number | string): string {
  return pathOf('trip', { id }) ?? listPath();
}

/** Falls back to the home page when no remote has a list of trips. */
export function listPath(search = ''): string {
  return pathOf('trips', {}, search) ?? '/';
}

export function todoPath(): string {
  return listPath('meta_state=todo');
}

export interface AddressParts {
  params: Record<string, string | undefined>;
  search: string;
}

export function bookingIdOf(funnel: Funnel, { params, search }: AddressParts): string | undefined {
  const name = NAMES[funnel];
  return name ? params[name] : (new URLSearchParams(search).get('id') ?? undefined);
}
