import { daysInclusive } from '../../dates';
import { convert, rateMicros, type Minor } from '../../money';
import type { PriceInput } from '../../quote';
import { unitsPerDay } from '../../quote/owner-lines';
import { priceOfLines, type RequestPrice } from './request-price';
import type { UpgradeReason } from './request-states';

/** The price of a smaller deductible for a day, in euro cents. */
export const BUYBACK_EUR: Minor = 900;

/** A booked stay and the requested upgrade. */
export interface UpgradeInput {
  stay: PriceInput;
  reason: UpgradeReason;
  /** The exchange rate of the booking. */
  rateMicros: number;
}

/** The price of an upgrade: a fixed amount for every day of the trip, all of it for the platform. */
export function priceUpgrade({ stay, reason, rateMicros: bookedRate }: UpgradeInput): RequestPrice {
  const days = daysInclusive(stay.from, stay.to);
  const perDay = unitsPerDay(stay);
  const buyback = convert(BUYBACK_EUR, rateMicros('EUR', stay.currencyOwner, stay.exchangeRates));
  switch (reason) {
    case 'rental_cover':
      return priceOfLines({ price_rental_cover: days * perDay.rentalCover }, bookedRate);
    case 'second_driver':
      return priceOfLines({ price_second_driver: days * perDay.secondDriver }, bookedRate);
    case 'buyback':
      return priceOfLines({ buyback: days * buyback }, bookedRate);
  }
}
