import { updateBooking } from '@campavia/api-client';
import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

const lastTurns = new Map<number, Promise<unknown>>();

/**
 * Tells a booking something, after all that was told of it before: what was wished last is what stays.
 *
 * @throws ApiError
 */
export function updateInTurn(id: number, changes: UpdateBooking): Promise<GuestBooking> {
  const before = lastTurns.get(id);
  const update = () => updateBooking(id, changes);
  const turn = before ? before.then(update, update) : update();
  lastTurns.set(id, turn);
  const end = () => void (lastTurns.get(id) === turn && lastTurns.delete(id));
  turn.then(end, end);
  return turn;
}
