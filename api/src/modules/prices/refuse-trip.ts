import { checkStay, type PlainDate, type PriceRefusalCode } from '@campavia/domain';

import { weekdaysOf } from '../../core/weekdays';
import type { PricedCamper } from './prices.store';
import type { RequestedTrip } from './read-choices';

/** Why a camper is unavailable for a trip. */
export interface TripRefusal {
  code: PriceRefusalCode;
  /** For code 108: the minimum number of days. */
  minLength?: number;
}

/** The first reason by code; null when the camper is available. */
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

// On the same day, an afternoon pick-up is after a return at noon.
function isInverted({ from, to, hourFrom, hourTo }: RequestedTrip): boolean {
  return from > to || (from === to && hourFrom >= hourTo);
}
