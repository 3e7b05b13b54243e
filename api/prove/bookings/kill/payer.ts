import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Random } from '../../../demo/seeds/campers/random';
import { newCard } from '../start-program';
import { headersOf, MOST_TRIES, PAUSE_MS, persist, type Asker, type Said, type Shop } from './persist';
import type { TripToPay } from './trips-to-pay';
import { addTo, type Addition } from './requests';

/** What a guest's browser was told in the end. */
export interface Experience {
  trip: number;
  told: string;
  /** What was added to the trip, its number, and what was told of its payment. */
  added?: { what: Addition; id: number; told: string };
  /** Answers that nobody should get. */
  shocks: string[];
}

// By the last digits: pays at once, later by itself, tells twice and late, loses its answer, asks at a page of its bank.
const CARDS = [
  ['4242', 5],
  ['3238', 2],
  ['3287', 2],
  ['3279', 1],
  ['3295', 3],
  ['3220', 2],
] as const;
const ADDITIONS = [
  ['nothing', 2],
  ['upgrade', 2],
  ['extension', 4],
] as const;

/** Pays a trip as a browser does, and mostly adds something to it afterwards and pays that as well. */
export async function payAsGuest(trip: TripToPay, random: Random, shop: Shop): Promise<Experience> {
  const experience: Experience = { trip: trip.id, told: 'nothing', shocks: [] };
  const shock = (status: number) => void experience.shocks.push(`${trip.id} was answered with ${status}`);
  const guest: Asker = { shop, shock, headers: headersOf(trip.token) };
  const type = random.chance(0.3) ? 'card_2' : 'card';
  experience.told = await payOnce(trip, { type, card: random.weighted(CARDS) }, guest);
  const what = random.weighted<Addition | 'nothing'>(ADDITIONS);
  if (experience.told !== 'SUCCEEDED' || type === 'card_2' || what === 'nothing') return experience;
  const id = await addTo(trip, what, guest);
  if (id === undefined) return experience;
  const asked = { type: 'card', card: random.weighted(CARDS), request_id: id };
  experience.added = { what, id, told: await payOnce(trip, asked, guest) };
  return experience;
}

interface Asked {
  type: string;
  card: string;
  request_id?: number;
}

/** Asks again with the same key until it is answered, and follows up; what was told in the end. */
async function payOnce({ id }: TripToPay, { card, ...asked }: Asked, guest: Asker): Promise<string> {
  const { shop } = guest;
  const address = `${shop.apiUrl}/3/my-requests/${id}/payment/async/`;
  const body = JSON.stringify({ ...asked, token: await newCard(shop.bankUrl, card) });
  const headers = { 'idempotency-key': randomUUID() };
  const started = await persist(address, { method: 'POST', headers, body }, guest);
  if (!started?.id) return 'nothing';
  if (started.redirect_url) await approve(shop.bankUrl, started.redirect_url);
  let told = outcomeOf(started);
  for (let tries = 0; told === 'CREATED' && tries < MOST_TRIES && shop.isOpen(); tries += 1) {
    await delay(PAUSE_MS);
    const stands = await persist(`${address}${started.id}/`, {}, guest);
    if (stands) told = outcomeOf(stands);
  }
  return told;
}

function outcomeOf({ status, error_code: code }: Said): string {
  return code ? `${status} ${code}` : status;
}

async function approve(bankUrl: string, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'approve' });
  const address = bankUrl + new URL(redirectUrl).pathname;
  await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}
