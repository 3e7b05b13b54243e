import type { BookingPrice, OwnerPrice } from '../../bookings/booking-prices';
import { aPrice } from '../listings/price';

/** The guest's price of the week, without paid extras. */
export function aBookingPrice(over: Partial<BookingPrice> = {}): BookingPrice {
  return {
    ...aPrice(),
    booking_pk: 7001,
    price_rental_cover: null,
    price_cancellation_insurance_per_day: null,
    price_cancellation_insurance_per_day_currency: null,
    second_driver: 'not_selected',
    options: [],
    is_frozen: true,
    price_before: null,
    price_before_currency: null,
    paid: '0.00',
    paid_currency: 'EUR',
    to_pay: '539.70',
    to_pay_currency: 'EUR',
    ...over,
  };
}

/** The owner's earnings of the week. */
export function anOwnerPrice(over: Partial<OwnerPrice> = {}): OwnerPrice {
  const { price_owner, price_gross, price_discount, price_discount_weekly, ...price } = aPrice();
  const { price_discount_early, price_km, price_options, lines } = price;
  const { days, date_from, date_to, hour_from, hour_to, km, insurance_id } = price;
  const ofOwner = ['price_gross', 'price_discount_weekly', 'price_km'];
  return {
    booking_pk: 7001,
    price_owner,
    price_gross,
    price_discount,
    price_discount_weekly,
    price_discount_early,
    price_km,
    price_options,
    total_earnings: price_owner,
    extension_earnings: '0.00',
    ...currencies,
    days,
    date_from,
    date_to,
    hour_from,
    hour_to,
    km,
    insurance_id,
    second_driver: 'not_selected',
    options: [],
    lines: lines.filter(({ code }) => ofOwner.includes(code)),
    is_frozen: true,
    currency_used: 'EUR',
    currency_owner: 'EUR',
    ...over,
  };
}

const currencies = {
  price_owner_currency: 'EUR',
  price_gross_currency: 'EUR',
  price_discount_currency: 'EUR',
  price_discount_weekly_currency: 'EUR',
  price_discount_early_currency: 'EUR',
  price_km_currency: 'EUR',
  price_options_currency: 'EUR',
  total_earnings_currency: 'EUR',
  extension_earnings_currency: 'EUR',
};
