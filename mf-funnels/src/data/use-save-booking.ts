import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getMe, updateBooking, updateMe } from '@campavia/api-client';
import { errorEntries, type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { GuestBooking, Me, UpdateBooking, UpdateMe } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { canStillSucceed } from '../rules/save-retry';

export interface UseSaveTrip {
  save: (changes: UpdateBooking) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useSaveTrip({ id }: Pick<GuestBooking, 'id'>): UseSaveTrip {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (changes: UpdateBooking) => {
    const saved = await updateBookingInOrder(id, changes);
    await mutate(bookingKeys.guest(id), saved, { revalidate: false });
    return true;
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}

export interface GuestDetails {
  me: UpdateMe;
  driver: UpdateBooking;
}

export interface UseSaveGuest {
  /** Resolves to undefined when saving failed. */
  save: (details: GuestDetails) => Promise<Pick<Me, 'phone_certified'> | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useSaveGuest({ id }: Pick<GuestBooking, 'id'>): UseSaveGuest {
  const { session } = usePlatform();
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async ({ me, driver }: GuestDetails) => {
    const saved = await updateBookingInOrder(id, driver);
    await mutate(bookingKeys.guest(id), saved, { revalidate: false });
    const known = await (Object.keys(me).length > 0 ? updateMe(me) : getMe());
    await session.reload();
    return known;
  });
  return { save: perform, isBusy, entries: failureEntries(error) };
}

export type SaveOutcome =
  | { is: 'saved' }
  /** The same changes can be saved later. */
  | { is: 'failed'; retryAfterSeconds?: number }
  /** The changes are invalid; with the api's sentence if it has one. */
  | { is: 'refused'; text?: string };

export function useAutosaveBooking({
  id,
}: Pick<GuestBooking, 'id'>): (changes: UpdateBooking) => Promise<SaveOutcome> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (changes: UpdateBooking) => {
      try {
        const saved = await updateBookingInOrder(id, changes);
        await mutate(bookingKeys.guest(id), saved, { revalidate: false });
        return { is: 'saved' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    [id, mutate],
  );
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!isApiError(error)) return { is: 'failed' };
  if (canStillSucceed(error)) return { is: 'failed', retryAfterSeconds: error.retryAfterSeconds };
  return { is: 'refused', text: errorEntries(error).find(({ text }) => text)?.text };
}

const lastUpdates = new Map<number, Promise<unknown>>();

/** Sends each change after all earlier ones, so that the last one wins. @throws ApiError */
export function updateBookingInOrder(id: number, changes: UpdateBooking): Promise<GuestBooking> {
  const before = lastUpdates.get(id);
  const update = () => updateBooking(id, changes);
  const turn = before ? before.then(update, update) : update();
  lastUpdates.set(id, turn);
  const end = () => void (lastUpdates.get(id) === turn && lastUpdates.delete(id));
  turn.then(end, end);
  return turn;
}
