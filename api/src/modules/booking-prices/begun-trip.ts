import type { Coupon } from '@campavia/domain';

import type { RequestedTrip, BegunTrip } from '../prices/trip-quotes.service';
import type { PricedBooking } from './booking-prices.store';

/** The days, hours and kilometres of a booking. */
export function tripOf(booking: PricedBooking): RequestedTrip {
  return {
    from: booking.date_from,
    to: booking.date_to,
    km: booking.km_package,
    hourFrom: booking.hour_from,
    hourTo: booking.hour_to,
  };
}

/** The inputs of a booking's price. */
export function toBegunTrip(booking: PricedBooking, coupon: Coupon | undefined): BegunTrip {
  return {
    trip: tripOf(booking),
    insuranceId: booking.insurance_id,
    quantities: new Map(booking.options.map(({ option_id, quantity }) => [option_id, quantity])),
    secondDriver: booking.second_driver,
    rentalCover: booking.rental_cover,
    cancelInsurance: booking.cancel_insurance,
    coupon,
  };
}
