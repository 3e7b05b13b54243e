import type { ContractDraft } from '../../bookings/contract-draft';
import type { Receipt } from '../../bookings/receipt';
import { aPrice } from '../listings/price';

const priced = aPrice();

/** The receipt of the week of `aBooking`, rented from a private owner. */
export function aReceipt(over: Partial<Receipt> = {}): Receipt {
  return {
    booking: 7001,
    number: 'CV-2027-007001',
    issued_on: '2027-03-09',
    guest: {
      name: 'Camille Fournier',
      address: ['12 rue des Lilas', '69003 Lyon'],
      country: 'FR',
      vat_number: null,
    },
    owner: { name: 'Camille Roux', address: [], country: 'FR', vat_number: null },
    platform: {
      name: 'Campavia Ltd',
      address: ['8 Quay Street', 'Dublin D08', 'Ireland'],
      country: null,
      vat_number: 'IE 1234567WA',
    },
    is_professional: false,
    camper: { title: 'Campervan for four by the lake', city: 'Annecy', country: 'FR' },
    date_from: '2027-11-01',
    date_to: '2027-11-07',
    days: 7,
    km: 100,
    coupon_code: null,
    currency: 'EUR',
    lines: priced.lines.filter(({ amount }) => Number(amount) !== 0),
    total: '539.70',
    vat: [
      { supplier: 'platform', rate: '20', net: '47.25', vat: '9.45', gross: '56.70' },
      { supplier: 'insurance', rate: null, net: '105.00', vat: '0.00', gross: '105.00' },
    ],
    vat_total: null,
    payments: [{ type: 'card', amount: '539.70', paid_on: '2027-03-09' }],
    to_pay: '0.00',
    cancellation: null,
    deposit_charges: [],
    ...over,
  };
}

/** The same week from a professional owner. */
export function aProfessionalReceipt(over: Partial<Receipt> = {}): Receipt {
  const { vat } = aReceipt();
  return aReceipt({
    owner: {
      name: 'Ferri Camper S.r.l.',
      address: ['Davide Ferri', 'Via Nizza 212', '10126 Torino'],
      country: 'IT',
      vat_number: 'IT 01234560017',
    },
    is_professional: true,
    vat: [{ supplier: 'owner', rate: '20', net: '315.00', vat: '63.00', gross: '378.00' }, ...vat],
    vat_total: { net: '467.25', vat: '72.45', gross: '539.70' },
    ...over,
  });
}

/**
 * That week, paid in full and cancelled less than a month before: rental and fee are retained, the insurance is
 * refunded.
 */
export function aCancelledReceipt(over: Partial<Receipt> = {}): Receipt {
  return aReceipt({
    issued_on: '2027-10-12',
    vat: [{ supplier: 'platform', rate: '20', net: '47.25', vat: '9.45', gross: '56.70' }],
    payments: [
      { type: 'card', amount: '539.70', paid_on: '2027-03-09' },
      { type: 'card', amount: '-105.00', paid_on: '2027-10-12' },
    ],
    cancellation: {
      by: 'guest',
      cancelled_on: '2027-10-10',
      reason: 'too_late',
      retained: [
        { share: 'owner', booked: '378.00', retained: '378.00' },
        { share: 'fees', booked: '56.70', retained: '56.70' },
        { share: 'insurance', booked: '105.00', retained: '0.00' },
      ],
      retained_total: '434.70',
      refund_open: '0.00',
    },
    ...over,
  });
}

/** The contract of that week. */
export function aContract(over: Partial<ContractDraft> = {}): ContractDraft {
  return {
    booking: 7001,
    title: 'Rental contract',
    number: 'Booking 7001',
    note: null,
    sections: [
      {
        heading: 'Owner',
        rows: [
          { label: 'Name', text: 'Camille Roux' },
          { label: 'Phone', text: '+33 6 12 34 56 01' },
        ],
      },
      {
        heading: 'Trip',
        rows: [
          { label: 'From', text: '1 November 2027, 09:00' },
          { label: 'To', text: '7 November 2027, 20:00 (Europe/Paris)' },
        ],
      },
    ],
    platform: 'Concluded between owner and guest through Campavia.',
    ...over,
  };
}
