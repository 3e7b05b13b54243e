import { INQUIRY_TRANSITIONS } from './inquiry-transitions';
import { CANCELLATION_TRANSITIONS } from './cancellation-transitions';
import type { Transition } from './transition';
import { BOOKING_PAYMENT_TRANSITIONS } from './payment-transitions';

/** Every way in which a booking changes its state; whatever is not here does not happen. */
export const BOOKING_TRANSITIONS = [
  ...INQUIRY_TRANSITIONS,
  ...BOOKING_PAYMENT_TRANSITIONS,
  ...CANCELLATION_TRANSITIONS,
] as const satisfies readonly Transition[];

/** The names of all transitions. */
export type TransitionName = (typeof BOOKING_TRANSITIONS)[number]['name'];

/** A row of the table as code reads it. */
export type BookingTransition = Transition & { name: TransitionName };
