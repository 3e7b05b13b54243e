import { headersOf, fetchWithRetry, type Caller } from './fetch-with-retry';
import type { TripToPay } from './trips-to-pay';

/** What somebody adds to a trip that is paid. */
export type Addition = 'upgrade' | 'extension';

/** Adds something to a trip, with its owner's consent where that is asked; its number, once it may be paid. */
export function addTo(trip: TripToPay, what: Addition, guest: Caller): Promise<number | undefined> {
  return what === 'upgrade' ? takeBuyback(trip, guest) : stayLonger(trip, guest);
}

async function takeBuyback({ id }: TripToPay, guest: Caller): Promise<number | undefined> {
  const address = `${guest.target.apiUrl}/v4/bookings-guest/${id}/upgrades/`;
  const begun = await fetchWithRetry(address, { method: 'POST', body: '{"type":"buyback"}' }, guest);
  if (!begun?.id) return undefined;
  const taken = await fetchWithRetry(`${address}validate/`, { method: 'PATCH', body: '{}' }, guest);
  return taken ? Number(begun.id) : undefined;
}

// Whatever was refused the second time has been done: what stands in the end says so.
async function stayLonger(trip: TripToPay, guest: Caller): Promise<number | undefined> {
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
