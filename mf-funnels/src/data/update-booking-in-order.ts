import { updateBooking } from '@campavia/api-client';
import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

const lastUpdates = new Map<number, Promise<unknown>>();

/**
 * Tells a booking something, after all that was told of it before: what was wished last is what stays.
 *
 * @throws ApiError
 */
export function updateBookingInOrder(id: number, changes: UpdateBooking): Promise<GuestBooking> {
  const before = lastUpdates.get(id);
  const update = () => updateBooking(id, changes);
  const turn = before ? before.then(update, update) : update();
  lastUpdates.set(id, turn);
  const end = () => void (lastUpdates.get(id) === turn && lastUpdates.delete(id));
  turn.then(end, end);
  return turn;
}
