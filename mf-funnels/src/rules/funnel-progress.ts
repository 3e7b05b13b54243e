import type { GuestBooking, Me } from '@campavia/contracts';
import { takesPayment } from '@campavia/domain';

import { isTakenByNone } from './taken-by-none';
import { isAfterPaying, isOpenTo, stepsOf, type Funnel, type FunnelStep } from './funnel-steps';

/** What of somebody counts as told. */
export type KnownGuest = Pick<Me, 'first_name' | 'last_name' | 'phone' | 'phone_certified'>;
/** What of a booking counts as told. */
export type KnownTrip = Pick<
  GuestBooking,
  | ('driver_born_on' | 'driver_licence_since' | 'licence_type' | 'date_from')
  | ('purpose' | 'message' | 'state' | 'is_instant' | 'is_being_paid')
>;

interface Known {
  trip: KnownTrip;
  guest: KnownGuest;
}

/** Steps with something that has to be told; all others can be passed as they are. */
const TOLD: Partial<Record<FunnelStep, (known: Known) => boolean>> = {
  'user-details': ({ trip, guest }) => isDriverKnown(trip) && isReachable(guest) && !isInVain(trip),
  'travel-details': ({ trip }) => trip.purpose !== null,
  'message-owner': ({ trip }) => Boolean(trip.message?.trim()),
};

/** Whether all is told that a step asks for. */
export function isTold(step: FunnelStep, trip: KnownTrip, guest: KnownGuest): boolean {
  return TOLD[step]?.({ trip, guest }) ?? true;
}

/** The first step with something to tell that is not told yet; undefined when there is none. */
export function firstOpenStep(funnel: Funnel, trip: KnownTrip, guest: KnownGuest): FunnelStep | undefined {
  return stepsOf(funnel).find((step) => !isTold(step, trip, guest));
}

/** Where somebody who was here before goes on: at a payment, at what is missing, or else before the last word. */
export function stepToResume(funnel: Funnel, trip: KnownTrip, guest: KnownGuest): FunnelStep {
  if (trip.is_being_paid && stepsOf(funnel).includes('payment')) return 'payment';
  const open = firstOpenStep(funnel, trip, guest);
  if (open && !isOpenTo(trip, open)) return 'summary';
  // Nothing is asked between the trip and the message, but the insurances were perhaps not seen yet.
  return open === 'message-owner' ? 'insurance' : (open ?? 'summary');
}

/** The step that is shown where one is asked for: nobody goes past what has to be told, or pays before it is sent. */
export function stepToShow(funnel: Funnel, asked: FunnelStep, known: Known): FunnelStep {
  // Whoever has paid, or has tried to, is told first what came of it.
  if (isAfterPaying(asked)) return asked;
  const steps = stepsOf(funnel);
  const open = firstOpenStep(funnel, known.trip, known.guest);
  if (!open) return asked === 'payment' && !takesPayment(stageOf(known.trip)) ? 'summary' : asked;
  return steps.indexOf(asked) > steps.indexOf(open) ? open : asked;
}

function stageOf({ state, is_instant: isInstant }: KnownTrip) {
  return { state, isInstant };
}

function isDriverKnown({ driver_born_on, driver_licence_since, licence_type }: KnownTrip): boolean {
  return driver_born_on !== null && driver_licence_since !== null && licence_type !== null;
}

/** A draft that would be refused at its end, since no insurance takes who drives. */
function isInVain(trip: KnownTrip): boolean {
  return trip.state === 'ABANDONED' && isTakenByNone(trip);
}

function isReachable({ phone, phone_certified, first_name, last_name }: KnownGuest): boolean {
  return Boolean(phone && phone_certified && first_name.trim() && last_name.trim());
}
