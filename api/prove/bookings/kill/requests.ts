import { headersOf, fetchWithRetry, type Caller } from './fetch-with-retry';
import type { TripToPay } from './trips-to-pay';

/** A change that a guest adds to a paid trip. */
export type Addition = 'upgrade' | 'extension';

/** Adds a change to a trip, with the owner's consent where it is required; returns its id once it can be paid. */
export function addTo(trip: TripToPay, what: Addition, guest: Caller): Promise<number | undefined> {
  return what === 'upgrade' ? addBuyback(trip, guest) : requestExtension(trip, guest);
}

async function addBuyback({ id }: TripToPay, guest: Caller): Promise<number | undefined> {
  const address = `${guest.target.apiUrl}/v4/bookings-guest/${id}/upgrades/`;
  const begun = await fetchWithRetry(address, { method: 'POST', body: '{"type":"buyback"}' }, guest);
  if (!begun?.id) return undefined;
  const taken = await fetchWithRetry(`${address}validate/`, { method: 'PATCH', body: '{}' }, guest);
  return taken ? Number(begun.id) : undefined;
}

// A call that is refused on retry may have succeeded the first time; the last call reads the outcome.
async function requestExtension(trip: TripToPay, guest: Caller): Promise<number | undefined> {
  const { apiUrl } = guest.target;
  const address = `${apiUrl}/v4/bookings-guest/${trip.id}/extensions/`;
  const owner = { ...guest, headers: headersOf(trip.ownerToken) };
  await fetchWithRetry(address, { method: 'POST', body: '{"reason":"day_after","days":1}' }, guest);
  await fetchWithRetry(`${address}validate/`, { method: 'PATCH', body: '{}' }, guest);
  const consent = `${apiUrl}/v4/bookings-owner/${trip.id}/extensions/accept/`;
  await fetchWithRetry(consent, { method: 'PATCH', body: '{}' }, owner);
  const snapshots = await fetchWithRetry(`${address}confirm/`, {}, guest);
  return snapshots?.is_payable ? snapshots.extension?.id : undefined;
}
