import type { Extension, ExtensionList, Upgrade, UpgradeList } from '../../bookings/booking-requests';

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
    rules: { earliest: '2027-05-06', latest: '2027-05-24' },
    answer_by: null,
    pay_by: null,
    created_on: '2027-03-15T09:30:00Z',
    ...over,
  };
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
      { type: 'buyback', price_total: '63.00', currency: 'EUR' },
      { type: 'rental_cover', price_total: '42.00', currency: 'EUR' },
      { type: 'second_driver', price_total: '14.00', currency: 'EUR' },
    ],
    ...over,
  };
}
