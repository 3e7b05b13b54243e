import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Random } from '../../../seeds/campers/random';
import { newCard } from '../start-program';
import type { TripToPay } from './trips-to-pay';

/** What a guest's browser was told in the end. */
export interface Experience {
  trip: number;
  told: string;
  /** What was told of something that was added to the trip. */
  added: string;
  /** Answers that nobody should get. */
  shocks: string[];
}

interface Shop {
  apiUrl: string;
  bankUrl: string;
  /** Whether it is worth waiting any longer for an api that does not answer. */
  isOpen(): boolean;
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
const PAUSE_MS = 60;
const MOST_TRIES = 400;

/** Pays a trip as a browser does, and mostly adds something to it afterwards and pays that as well. */
export async function payAsGuest(trip: TripToPay, random: Random, shop: Shop): Promise<Experience> {
  const experience: Experience = { trip: trip.id, told: 'nothing', added: 'nothing', shocks: [] };
  const meanwhile = { shop, experience, headers: headersOf(trip) };
  const type = random.chance(0.3) ? 'card_2' : 'card';
  experience.told = await payOnce(trip, { type, card: random.weighted(CARDS) }, meanwhile);
  if (experience.told !== 'SUCCEEDED' || type === 'card_2' || random.chance(0.4)) return experience;
  const request_id = await addBuyback(trip, meanwhile);
  if (request_id === undefined) return experience;
  const asked = { type: 'card', card: random.weighted(CARDS), request_id };
  experience.added = await payOnce(trip, asked, meanwhile);
  return experience;
}

function headersOf({ token }: TripToPay): Record<string, string> {
  const type = { 'content-type': 'application/json' };
  return { authorization: `Bearer ${token}`, 'x-api-key': 'campavia-web', ...type };
}

interface Asked {
  type: string;
  card: string;
  request_id?: number;
}

/** Asks again with the same key until it is answered, and follows up; what was told in the end. */
async function payOnce({ id }: TripToPay, { card, ...asked }: Asked, meanwhile: Meanwhile): Promise<string> {
  const { shop, headers } = meanwhile;
  const address = `${shop.apiUrl}/3/my-requests/${id}/payment/async/`;
  const body = JSON.stringify({ ...asked, token: await newCard(shop.bankUrl, card) });
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const started = await persist(address, { method: 'POST', headers: keyed, body }, meanwhile);
  if (!started?.id) return 'nothing';
  if (started.redirect_url) await approve(shop.bankUrl, started.redirect_url);
  let told = outcomeOf(started);
  for (let tries = 0; told === 'CREATED' && tries < MOST_TRIES && shop.isOpen(); tries += 1) {
    await delay(PAUSE_MS);
    const stands = await persist(`${address}${started.id}/`, { headers }, meanwhile);
    if (stands) told = outcomeOf(stands);
  }
  return told;
}

/** Takes a lower deductible; the number of the wish, once it may be paid. */
async function addBuyback({ id }: TripToPay, meanwhile: Meanwhile): Promise<number | undefined> {
  const { shop, headers } = meanwhile;
  const address = `${shop.apiUrl}/v4/bookings-guest/${id}/upgrades/`;
  const begun = await persist(address, { method: 'POST', headers, body: '{"type":"buyback"}' }, meanwhile);
  if (!begun?.id) return undefined;
  const taken = await persist(`${address}validate/`, { method: 'PATCH', headers, body: '{}' }, meanwhile);
  return taken ? Number(begun.id) : undefined;
}

interface Said {
  id?: string | number;
  status: string;
  redirect_url: string | null;
  error_code?: string | null;
}

type Answer = Said | undefined;

function outcomeOf({ status, error_code: code }: Said): string {
  return code ? `${status} ${code}` : status;
}

interface Meanwhile {
  shop: Shop;
  experience: Experience;
  headers: Record<string, string>;
}

async function persist(address: string, init: RequestInit, { shop, experience }: Meanwhile): Promise<Answer> {
  for (let tries = 0; tries < MOST_TRIES && shop.isOpen(); tries += 1) {
    const { status, body } = await tryOnce(address, init);
    if ((status === 200 || status === 201) && body) return body;
    if (status === 500) experience.shocks.push(`${experience.trip} was answered with 500`);
    // A call that was answered while the api died is refused the second time: what it did is there.
    if (status === 405 || status === 400) return undefined;
    await delay(PAUSE_MS);
  }
  return undefined;
}

// An api that dies may do so in the middle of its answer.
async function tryOnce(address: string, init: RequestInit): Promise<{ status: number; body: Answer }> {
  try {
    const answer = await fetch(address, init);
    return { status: answer.status, body: (await answer.json()) as Answer };
  } catch {
    return { status: 0, body: undefined };
  }
}

async function approve(bankUrl: string, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'approve' });
  const address = bankUrl + new URL(redirectUrl).pathname;
  await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}
