import type { GuestBooking, Me } from '@campavia/contracts';
import { takesPayment } from '@campavia/domain';

import { isRefusedByAll } from '../uninsured-driver';
import { isAfterPaying, isOpenTo, stepsOf, type Funnel, type FunnelStep } from './funnel-steps';

export type KnownGuest = Pick<Me, 'first_name' | 'last_name' | 'phone' | 'phone_certified'>;
export type KnownTrip = Pick<
  GuestBooking,
  | ('driver_born_on' | 'driver_licence_since' | 'licence_type' | 'date_from')
  | ('purpose' | 'message' | 'state' | 'is_instant' | 'is_being_paid')
>;

interface Known {
  trip: KnownTrip;
  guest: KnownGuest;
}

const COMPLETE: Partial<Record<FunnelStep, (known: Known) => boolean>> = {
  'user-details': ({ trip, guest }) => isDriverKnown(trip) && isReachable(guest) && !isUninsurable(trip),
  'travel-details': ({ trip }) => trip.purpose !== null,
  'message-owner': ({ trip }) => Boolean(trip.message?.trim()),
};

export function isStepComplete(step: FunnelStep, trip: KnownTrip, guest: KnownGuest): boolean {
  return COMPLETE[step]?.({ trip, guest }) ?? true;
}

export function firstOpenStep(funnel: Funnel, trip: KnownTrip, guest: KnownGuest): FunnelStep | undefined {
  return stepsOf(funnel).find((step) => !isStepComplete(step, trip, guest));
}

export function stepToResume(funnel: Funnel, trip: KnownTrip, guest: KnownGuest): FunnelStep {
  if (trip.is_being_paid && stepsOf(funnel).includes('payment')) return 'payment';
  const open = firstOpenStep(funnel, trip, guest);
  if (open && !isOpenTo(trip, open)) return 'summary';
  // The insurance step has no required field, but the guest may not have seen it yet.
  return open === 'message-owner' ? 'insurance' : (open ?? 'summary');
}

/** The step shown for a requested one: not beyond an incomplete step, and no payment before the request is sent. */
export function stepToShow(funnel: Funnel, asked: FunnelStep, known: Known): FunnelStep {
  // After an attempt to pay, its outcome is shown first.
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

function isUninsurable(trip: KnownTrip): boolean {
  return trip.state === 'ABANDONED' && isRefusedByAll(trip);
}

function isReachable({ phone, phone_certified, first_name, last_name }: KnownGuest): boolean {
  return Boolean(phone && phone_certified && first_name.trim() && last_name.trim());
}
