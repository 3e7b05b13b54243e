import type { ChooseOptions, CreateBooking, GuestBooking, UpdateBookingPrice } from '@campavia/contracts';
import { hourText, tierOfSlug } from '@campavia/domain';

import { PLAIN_CHOICES, type Choices } from '../choices';
import type { Trip } from '../trip-of-query';

export function newBooking(camperId: number, trip: Trip, { km }: Choices): CreateBooking {
  return {
    camper: camperId,
    date_from: trip.from,
    date_to: trip.to,
    km_package: km,
    ...(trip.hourFrom && { hour_from: hourText(trip.hourFrom) }),
    ...(trip.hourTo && { hour_to: hourText(trip.hourTo) }),
  };
}

type Begun = Pick<GuestBooking, 'insurance' | 'coupon_code'>;

/** The choices for a new booking. All fields are set, so that an older draft becomes the same. */
export function choicesOfBooking(
  { insurance, extras, coupon, km }: Choices,
  begun: Begun,
): UpdateBookingPrice {
  return {
    km,
    insurance_id: insuranceOf(insurance, begun),
    second_driver: extras.includes('second_driver'),
    rental_cover: extras.includes('rental_cover'),
    cancel_insurance: extras.includes('cancel_insurance'),
    coupon_code: coupon ?? (begun.coupon_code === null ? undefined : null),
  };
}

function insuranceOf(chosen: Choices['insurance'], { insurance: { slug } }: Begun): number | undefined {
  // Owners with their own insurance offer no other, so theirs is the default.
  const isUsual = chosen === PLAIN_CHOICES.insurance && slug === 'none';
  return chosen === slug || isUsual ? undefined : tierOfSlug(chosen)?.id;
}

export function optionsOfBooking({ options }: Choices): ChooseOptions {
  const chosen = Object.entries(options).filter(([, quantity]) => quantity > 0);
  return { options: chosen.map(([id, quantity]) => ({ id: Number(id), quantity })) };
}

type Draft = Pick<GuestBooking, 'state' | 'date_from' | 'date_to'> & { camper: { id: number } };

/** Reusing the draft avoids leaving others behind. */
export function findDraft<Some extends Draft>(
  bookings: readonly Some[],
  camperId: number,
  { from, to }: Pick<Trip, 'from' | 'to'>,
): Some | undefined {
  return bookings.find(
    ({ state, camper, date_from, date_to }) =>
      state === 'ABANDONED' && camper.id === camperId && date_from === from && date_to === to,
  );
}
