import { INQUIRY_TRANSITIONS } from './inquiry-transitions';
import { CANCELLATION_TRANSITIONS } from './cancellation-transitions';
import type { Transition } from './transition';
import { BOOKING_PAYMENT_TRANSITIONS } from './payment-transitions';

/** All transitions of a booking; there are no other changes of its state. */
export const BOOKING_TRANSITIONS = [
  ...INQUIRY_TRANSITIONS,
  ...BOOKING_PAYMENT_TRANSITIONS,
  ...CANCELLATION_TRANSITIONS,
] as const satisfies readonly Transition[];

/** The names of all transitions. */
export type TransitionName = (typeof BOOKING_TRANSITIONS)[number]['name'];

/** A typed row of the table. */
export type BookingTransition = Transition & { name: TransitionName };
