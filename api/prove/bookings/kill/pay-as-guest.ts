import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Random } from '../../../demo/seeds/campers/random';
import { newCard } from '../start-program';
import {
  headersOf,
  MAX_TRIES,
  PAUSE_MS,
  fetchWithRetry,
  type Caller,
  type PaymentAnswer,
  type Target,
} from './fetch-with-retry';
import type { TripToPay } from './trips-to-pay';
import { addTo, type Addition } from './requests';

/** The final answer that a guest's browser got. */
export interface PaymentResult {
  trip: number;
  outcome: string;
  /** The change that was added to the trip, its id, and the answer to its payment. */
  added?: { what: Addition; id: number; outcome: string };
  /** Answers that must not occur. */
  unexpectedAnswers: string[];
}

// By the last four digits: pays at once, settles later, sends webhooks twice and late, loses its answer, needs 3-D
// Secure.
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

/** Pays a trip as a browser does; then usually adds a change to the trip and pays it as well. */
export async function payAsGuest(trip: TripToPay, random: Random, target: Target): Promise<PaymentResult> {
  const result: PaymentResult = { trip: trip.id, outcome: 'nothing', unexpectedAnswers: [] };
  const onUnexpectedStatus = (status: number) =>
    void result.unexpectedAnswers.push(`${trip.id} was answered with ${status}`);
  const guest: Caller = { target, onUnexpectedStatus, headers: headersOf(trip.token) };
  const type = random.chance(0.3) ? 'card_2' : 'card';
  result.outcome = await payOnce(trip, { type, card: random.weighted(CARDS) }, guest);
  const what = random.weighted<Addition | 'nothing'>(ADDITIONS);
  if (result.outcome !== 'SUCCEEDED' || type === 'card_2' || what === 'nothing') return result;
  const id = await addTo(trip, what, guest);
  if (id === undefined) return result;
  const asked = { type: 'card', card: random.weighted(CARDS), request_id: id };
  result.added = { what, id, outcome: await payOnce(trip, asked, guest) };
  return result;
}

interface Asked {
  type: string;
  card: string;
  request_id?: number;
}

/** Retries with the same idempotency key until it is answered, then polls; returns the final status. */
async function payOnce({ id }: TripToPay, { card, ...asked }: Asked, guest: Caller): Promise<string> {
  const { target } = guest;
  const address = `${target.apiUrl}/3/my-requests/${id}/payment/async/`;
  const body = JSON.stringify({ ...asked, token: await newCard(target.sandboxUrl, card) });
  const headers = { 'idempotency-key': randomUUID() };
  const started = await fetchWithRetry(address, { method: 'POST', headers, body }, guest);
  if (!started?.id) return 'nothing';
  if (started.redirect_url) await approve(target.sandboxUrl, started.redirect_url);
  let outcome = outcomeOf(started);
  for (let tries = 0; outcome === 'CREATED' && tries < MAX_TRIES && target.isRunning(); tries += 1) {
    await delay(PAUSE_MS);
    const snapshots = await fetchWithRetry(`${address}${started.id}/`, {}, guest);
    if (snapshots) outcome = outcomeOf(snapshots);
  }
  return outcome;
}

function outcomeOf({ status, error_code: code }: PaymentAnswer): string {
  return code ? `${status} ${code}` : status;
}

async function approve(sandboxUrl: string, redirectUrl: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'approve' });
  const address = sandboxUrl + new URL(redirectUrl).pathname;
  await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}
