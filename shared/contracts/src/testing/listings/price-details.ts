import type { PriceDetails, PriceExample, SimilarPrices } from '../..';

/** The prices of a camper as its owner reads them. */
export function somePriceDetails(over: Partial<PriceDetails> = {}): PriceDetails {
  return {
    etag: '"prices-1"',
    currency: 'EUR',
    price_low: '60.00',
    price_mid: '80.00',
    price_high: '115.00',
    min_days: 3,
    discount_weekly: 10,
    discount_early: 5,
    km_200_price: '12.00',
    km_unlimited: true,
    km_unlimited_price: '25.00',
    extra_km_price: '0.20',
    deposit: '1500.00',
    deposit_mean: ['card', 'transfer'],
    second_driver: 'not_selected',
    options: [
      { id: 31, code: 'bikes', name: null, recurrence: 'day', unit_price: '5.00', max_quantity: 2 },
      { id: 32, code: 'bedding', name: null, recurrence: 'booking', unit_price: '30.00', max_quantity: 1 },
      { id: 33, code: 'other', name: 'Kayak', recurrence: 'booking', unit_price: '15.00', max_quantity: 1 },
    ],
    ...over,
  };
}

/** Price and earnings of seven days in July, booked early. */
export function aPriceExample(over: Partial<PriceExample> = {}): PriceExample {
  return {
    currency: 'EUR',
    days: 7,
    gross: '840.00',
    price_discount_weekly: '84.00',
    price_discount_early: '37.80',
    price_owner: '718.20',
    price_fees: '107.73',
    price_insurance: '105.00',
    price: '930.93',
    price_per_day: '132.99',
    price_owner_before: '688.27',
    ...over,
  };
}

/** The prices of similar campers nearby. */
export function someSimilarPrices(over: Partial<SimilarPrices> = {}): SimilarPrices {
  return {
    currency: 'EUR',
    count: 31,
    radius_km: 50,
    seasons: [
      { season: 'low', from: '52.00', to: '74.00', own: '60.00' },
      { season: 'mid', from: '68.00', to: '96.00', own: '80.00' },
      { season: 'high', from: '104.00', to: '128.00', own: '115.00' },
    ],
    ...over,
  };
}
