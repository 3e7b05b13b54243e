import type { PriceQuery } from '@campavia/contracts';
import { hourText, tierOfSlug } from '@campavia/domain';

import { PLAIN_CHOICES, type Choices } from './choices';
import { optionTexts } from './choices-of-query';
import type { Trip } from './trip-of-query';

export type TripPriceQuery = Omit<PriceQuery, 'currency'>;

export function buildPriceQuery(trip: Trip, choices: Choices): TripPriceQuery {
  const { km, options, insurance, extras, coupon } = choices;
  return {
    date_from: trip.from,
    date_to: trip.to,
    hour_from: trip.hourFrom && hourText(trip.hourFrom),
    hour_to: trip.hourTo && hourText(trip.hourTo),
    km: km === PLAIN_CHOICES.km ? undefined : km,
    options: optionTexts(options),
    insurance_id: insurance === PLAIN_CHOICES.insurance ? undefined : tierOfSlug(insurance)?.id,
    second_driver: extras.includes('second_driver'),
    rental_cover: extras.includes('rental_cover'),
    cancel_insurance: extras.includes('cancel_insurance'),
    coupon_code: coupon,
  };
}
