import type {
  ConditionPhoto,
  ConditionReport,
  ConditionReports,
  DepositClaim,
  KilometreSettlement,
} from '../../bookings/condition-reports';

/** A photo taken by the guest. */
export function aConditionPhoto(over: Partial<ConditionPhoto> = {}): ConditionPhoto {
  return {
    id: 8101,
    url: '/v4/bookings-guest/7001/condition-photos/8101/',
    name: 'front.jpg',
    added_by: 'guest',
    added_at: '2027-11-01T08:05:00.000Z',
    ...over,
  };
}

/** The empty report of the pick-up of the week of `aBooking`. */
export function aConditionReport(over: Partial<ConditionReport> = {}): ConditionReport {
  return {
    moment: 'pick_up',
    state: 'open',
    opens_at: '2027-10-31T08:00:00.000Z',
    closes_at: '2027-11-07T19:00:00.000Z',
    version: 0,
    odometer_km: null,
    fuel_eighths: null,
    remarks: null,
    checked: [],
    photos: [],
    updated_by: null,
    updated_at: null,
    guest_confirmed_at: null,
    owner_confirmed_at: null,
    code_expires_at: null,
    ...over,
  };
}

/** The report of its return, which cannot be written before the trip. */
export function aReturnReport(over: Partial<ConditionReport> = {}): ConditionReport {
  return aConditionReport({
    moment: 'return',
    state: 'before',
    opens_at: '2027-11-01T08:00:00.000Z',
    closes_at: '2027-11-09T19:00:00.000Z',
    ...over,
  });
}

/** A report with everything that is needed to confirm it. */
export function aWrittenReport(over: Partial<ConditionReport> = {}): ConditionReport {
  return aConditionReport({
    version: 4,
    odometer_km: 84_210,
    fuel_eighths: 8,
    remarks: 'Scratch on the rear bumper.',
    checked: ['papers', 'keys', 'water'],
    photos: [aConditionPhoto()],
    updated_by: 'guest',
    updated_at: '2027-11-01T08:10:00.000Z',
    ...over,
  });
}

/** Of a week in which 120 kilometres more than the package were driven. */
export function aKilometreSettlement(over: Partial<KilometreSettlement> = {}): KilometreSettlement {
  return {
    days: 7,
    km: 100,
    driven_km: 820,
    included_km: 700,
    beyond_km: 120,
    price_per_km: '0.20',
    total: '24.00',
    charged: '24.00',
    owed: '0.00',
    currency: 'EUR',
    total_used: '24.00',
    currency_used: 'EUR',
    state: 'charged',
    settled_at: '2027-11-07T18:30:00.000Z',
    ...over,
  };
}

/** A claim that is being checked. */
export function aDepositClaim(over: Partial<DepositClaim> = {}): DepositClaim {
  return {
    id: 501,
    kind: 'damage',
    state: 'open',
    amount: '120.00',
    currency: 'EUR',
    amount_used: '120.00',
    currency_used: 'EUR',
    description: 'The left wing mirror is broken.',
    answer: null,
    answer_until: '2027-11-13T09:00:00.000Z',
    waits_for: 'guest',
    granted: null,
    decision_note: null,
    decided_at: null,
    photos: [],
    made_at: '2027-11-08T09:00:00.000Z',
    ended_at: null,
    ...over,
  };
}

/** Both reports of a trip, and a deposit of 800 euros on a card. */
export function someConditionReports(over: Partial<ConditionReports> = {}): ConditionReports {
  return {
    results: [aConditionReport(), aReturnReport()],
    settlement: null,
    claims: [],
    claims_until: '2027-11-09T19:00:00.000Z',
    deposit: { amount: '800.00', left: '800.00', currency: 'EUR', is_on_card: true },
    ...over,
  };
}
