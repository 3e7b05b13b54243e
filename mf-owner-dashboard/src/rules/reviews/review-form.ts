import type { OwnerBooking } from '@campavia/contracts';

/** The steps of an owner's review, in their order. */
export const REVIEW_STEPS = ['booking', 'guest', 'end'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

/** The step of an address; the first one if it names none, undefined for an unknown one. */
export function reviewStepOf(text: string | undefined): ReviewStep | undefined {
  return text === undefined ? 'booking' : REVIEW_STEPS.find((step) => step === text);
}

/**
 * The guest whose reviews are fetched.
 * @throws Error 'Can not fetch guest reviews with no current booking' without a booking
 */
export function requireCurrentGuest(booking: Pick<OwnerBooking, 'guest'> | undefined): OwnerBooking['guest'] {
  if (!booking?.guest) throw new Error('Can not fetch guest reviews with no current booking');
  return booking.guest;
}
