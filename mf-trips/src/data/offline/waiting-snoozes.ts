import { getGuestBooking, snoozeBooking } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import { reviewWaitingSnooze, type WaitingSnooze } from '../../rules/offline/waiting-snooze';

/** Key of the stored value, and name of the lock for changing it. */
const NAME = 'mf-trips.snoozes';

export async function listWaitingSnoozes(): Promise<WaitingSnooze[]> {
  return (await platform().offline?.load<WaitingSnooze[]>(NAME)) ?? [];
}

/** @throws where the browser stores nothing */
export function addWaitingSnooze(snooze: WaitingSnooze): Promise<void> {
  return withLock(async () => store([...(await without(snooze.tripId)), snooze]));
}

export function removeWaitingSnooze(tripId: number): Promise<void> {
  return withLock(async () => store(await without(tripId)));
}

export interface SendingSnoozes {
  onSent: (snooze: WaitingSnooze, trip: GuestBooking) => void;
  /** @param trip undefined if it no longer exists */
  onDropped: (snooze: WaitingSnooze, trip: GuestBooking | undefined) => void;
}

/**
 * Sends the queue, each once among all tabs. @throws ApiError when there is still no answer: the rest stays in the
 * queue
 */
export function sendWaitingSnoozes({ onSent, onDropped }: SendingSnoozes): Promise<void> {
  return withLock(async () => {
    for (const snooze of await listWaitingSnoozes()) {
      const { outcome, trip } = await send(snooze);
      await store(await without(snooze.tripId));
      if (outcome === 'sent' && trip) onSent(snooze, trip);
      else onDropped(snooze, trip);
    }
  });
}

interface Sent {
  outcome: 'sent' | 'drop';
  trip: GuestBooking | undefined;
}

async function send(snooze: WaitingSnooze): Promise<Sent> {
  const { tripId } = snooze;
  const trip = await getGuestBooking(tripId).catch(undefinedIfRefused);
  const verdict = trip && reviewWaitingSnooze(trip, snooze);
  if (verdict !== 'send') return { outcome: verdict ?? 'drop', trip };
  const snoozed = await snoozeBooking(tripId).catch(undefinedIfRefused);
  return { outcome: snoozed ? 'sent' : 'drop', trip: snoozed ?? trip };
}

function undefinedIfRefused(error: unknown): undefined {
  if (isApiError(error) && [404, 405].includes(error.status ?? 0)) return undefined;
  throw error;
}

async function without(tripId: number): Promise<WaitingSnooze[]> {
  return (await listWaitingSnoozes()).filter((snooze) => snooze.tripId !== tripId);
}

async function store(snoozes: WaitingSnooze[]): Promise<void> {
  await platform().offline?.save(NAME, snoozes.length > 0 ? snoozes : undefined);
}

async function withLock(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  await (locks ? locks.request(NAME, work) : work());
}
