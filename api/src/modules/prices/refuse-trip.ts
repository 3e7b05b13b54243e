import { checkStay, type PlainDate, type PriceRefusalCode } from '@campavia/domain';

import { weekdaysOf } from '../../core/weekdays';
import type { PricedCamper } from './prices.store';
import type { RequestedTrip } from './read-choices';

/** Why a camper cannot be had for a trip. */
export interface TripRefusal {
  code: PriceRefusalCode;
  /** With 108: the fewest days. */
  minLength?: number;
}

/** The first reason in order of code; null when the camper can be had. */
export function findTripRefusal(
  camper: PricedCamper,
  trip: RequestedTrip,
  today: PlainDate,
): TripRefusal | null {
  if (isInverted(trip)) return { code: '103' };
  if (trip.km === 0 && !camper.km_unlimited) return { code: '106' };
  if (camper.status !== 'bookable') return { code: '107' };
  return checkStay({
    from: trip.from,
    to: trip.to,
    today,
    busy: camper.busy,
    minDays: camper.min_days,
    closedWeekdays: weekdaysOf(camper.closed_weekdays),
    closedDates: camper.closed_dates,
    minFuture: camper.min_future,
    maxFuture: camper.max_future,
  });
}

// On one day the afternoon's pick-up comes after the noon's return.
function isInverted({ from, to, hourFrom, hourTo }: RequestedTrip): boolean {
  return from > to || (from === to && hourFrom >= hourTo);
}
