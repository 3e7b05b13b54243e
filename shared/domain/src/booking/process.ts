import { ASKING_MOVES } from './inquiry-transitions';
import { LEAVING_MOVES } from './cancellation-transitions';
import type { Move } from './transition';
import { PAYING_MOVES } from './payment-transitions';

/** Every way in which a booking changes its state; whatever is not here does not happen. */
export const BOOKING_MOVES = [
  ...ASKING_MOVES,
  ...PAYING_MOVES,
  ...LEAVING_MOVES,
] as const satisfies readonly Move[];

/** The names of all moves. */
export type MoveName = (typeof BOOKING_MOVES)[number]['name'];

/** A row of the table as code reads it. */
export type BookingMove = Move & { name: MoveName };
