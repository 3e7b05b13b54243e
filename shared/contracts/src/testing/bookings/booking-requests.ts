import type {
  Extension,
  ExtensionList,
  ExtensionPrice,
  ExtensionPrices,
  Upgrade,
  UpgradeList,
} from '../../bookings/booking-requests';

/** Two days more with the campervan in Annecy, begun and not sent yet: 156.00. */
export function anExtension(over: Partial<Extension> = {}): Extension {
  return {
    id: 31,
    state: 'CREATED',
    price_total: '156.00',
    price: '138.00',
    fees: '18.00',
    currency: 'EUR',
    requests: [{ reason: 'day_after', quantity: 2, price_total: '156.00' }],
    lines: linesOfTwoDays,
    rules: { earliest: '2027-05-06', latest: '2027-05-24' },
    message: null,
    refusal: null,
    end_cause: null,
    answer_by: null,
    pay_by: null,
    created_on: '2027-03-15T09:30:00Z',
    ...over,
  };
}

/** The price of two days more: 120.00 less 10 %, the fee on that, and the insurance. */
export function anExtensionPrice(over: Partial<ExtensionPrice> = {}): ExtensionPrice {
  return {
    price_total: '156.00',
    price: '138.00',
    fees: '18.00',
    currency: 'EUR',
    lines: linesOfTwoDays,
    date_from: '2027-11-01',
    date_to: '2027-11-09',
    ...over,
  };
}

/** The price of each of some days after the trip: 78.00 a day. */
export function someExtensionPrices(over: Partial<ExtensionPrices> = {}): ExtensionPrices {
  return {
    currency: 'EUR',
    results: Array.from({ length: 8 }, (_, index) => ({
      reason: 'day_after',
      days: index + 1,
      price_total: `${78 * (index + 1)}.00`,
    })),
    ...over,
  };
}

const linesOfTwoDays = [
  { code: 'price_gross', amount: '120.00' },
  { code: 'price_discount_weekly', amount: '-12.00' },
  { code: 'price_fees', amount: '18.00' },
  { code: 'price_insurance', amount: '30.00' },
];

function anOffer(type: UpgradeList['offers'][number]['type'], code: string, price_total: string) {
  return { type, price_total, currency: 'EUR', lines: [{ code, amount: price_total }] };
}

/** A smaller deductible for a week, begun and not taken yet. */
export function anUpgrade(over: Partial<Upgrade> = {}): Upgrade {
  return {
    id: 32,
    state: 'CREATED',
    price_total: '63.00',
    price: '63.00',
    fees: '0.00',
    currency: 'EUR',
    requests: [{ reason: 'buyback', price_total: '63.00', second_driver: null }],
    lines: [{ code: 'buyback', amount: '63.00' }],
    end_cause: null,
    pay_by: null,
    created_on: '2027-03-15T09:30:00Z',
    ...over,
  };
}

/** The extensions of a trip that may still grow. */
export function someExtensions(results: Extension[] = [], over: Partial<ExtensionList> = {}): ExtensionList {
  const days = { earliest: '2027-05-06', latest: '2027-05-24' };
  return {
    count: results.length,
    results,
    rules: { ...days, closed_weekdays: [7], closed_dates: ['2027-05-13'] },
    ...over,
  };
}

/** The upgrades of a trip to which everything can still be added. */
export function someUpgrades(results: Upgrade[] = [], over: Partial<UpgradeList> = {}): UpgradeList {
  return {
    count: results.length,
    results,
    offers: [
      anOffer('buyback', 'buyback', '63.00'),
      anOffer('rental_cover', 'price_rental_cover', '42.00'),
      anOffer('second_driver', 'price_second_driver', '14.00'),
    ],
    ...over,
  };
}
