import { defineMessages, type NoMessageValues } from 'react-intl';

type ReceiptValues = {
  guest: NoMessageValues;
  owner: NoMessageValues;
  platform: NoMessageValues;
  vatNumber: { number: string };
  trip: { id: string };
  what: NoMessageValues;
  amount: NoMessageValues;
  rental: { days: number };
  total: NoMessageValues;
  totalWithVat: NoMessageValues;
  vatIncluded: NoMessageValues;
  supplier: NoMessageValues;
  net: NoMessageValues;
  vat: NoMessageValues;
  gross: NoMessageValues;
  together: NoMessageValues;
  withRate: { supplier: string; rate: number };
  exempt: { supplier: string };
  insurance: NoMessageValues;
  coupon: NoMessageValues;
  payments: NoMessageValues;
  paid: { date: string; method: string };
  refunded: { date: string; method: string };
  refundOpen: NoMessageValues;
  toPay: NoMessageValues;
  collected: { owner: string; number: string };
  collectedPrivate: { owner: string; number: string };
  card: NoMessageValues;
  card_2: NoMessageValues;
  cred_4: NoMessageValues;
  ho_vou: NoMessageValues;
  transf: NoMessageValues;
  sofort: NoMessageValues;
  moneyb: NoMessageValues;
  deposit: NoMessageValues;
  depositKilometres: { date: string; distance: string };
  depositClaim: { date: string; kind: string };
};

export const receiptMessages = defineMessages<ReceiptValues>({
  guest: {
    id: 'trip.receipt.guest',
    defaultMessage: 'Guest',
    description: 'Heading above the name and address of the guest',
  },
  owner: {
    id: 'trip.receipt.owner',
    defaultMessage: 'Rented from',
    description: 'Heading above the name and address of the owner',
  },
  platform: {
    id: 'trip.receipt.platform',
    defaultMessage: 'Arranged by',
    description: 'Heading above the name and address of Campavia',
  },
  vatNumber: {
    id: 'trip.receipt.vat-number',
    defaultMessage: 'VAT number {number}',
    description: 'Below an address',
  },
  trip: {
    id: 'trip.receipt.trip',
    defaultMessage: 'Trip {id}',
    description: 'The number of the trip',
  },
  what: {
    id: 'trip.receipt.what',
    defaultMessage: 'What',
    description: 'Head of the column that names each line of the price',
  },
  amount: {
    id: 'trip.receipt.amount',
    defaultMessage: 'Amount',
    description: 'Head of the column of amounts',
  },
  rental: {
    id: 'trip.receipt.rental',
    defaultMessage: 'Rental, {days, plural, one {# day} other {# days}}',
    description: 'A line of the price: what the days cost',
  },
  total: {
    id: 'trip.receipt.total',
    defaultMessage: 'Total',
    description: 'Sum of the price',
  },
  totalWithVat: {
    id: 'trip.receipt.total-with-vat',
    defaultMessage: 'Total, VAT included',
    description: 'Sum of the price',
  },
  vatIncluded: {
    id: 'trip.receipt.vat-included',
    defaultMessage: 'VAT included in the total',
    description: 'Heading of a table of taxes',
  },
  supplier: {
    id: 'trip.receipt.supplier',
    defaultMessage: 'Supplier and rate',
    description: 'Head of the column that names who charges the tax',
  },
  net: {
    id: 'trip.receipt.net',
    defaultMessage: 'Net',
    description: 'Head of a column: amount without tax',
  },
  vat: {
    id: 'trip.receipt.vat',
    defaultMessage: 'VAT',
    description: 'Head of a column: value added tax',
  },
  gross: {
    id: 'trip.receipt.gross',
    defaultMessage: 'Gross',
    description: 'Head of a column: amount with tax',
  },
  together: {
    id: 'trip.receipt.together',
    defaultMessage: 'Sum',
    description: 'Last line of the table of taxes',
  },
  withRate: {
    id: 'trip.receipt.with-rate',
    defaultMessage: '{supplier}, {rate, number, ::percent .##}',
    description: 'A line of the table of taxes',
  },
  exempt: {
    id: 'trip.receipt.exempt',
    defaultMessage: '{supplier}, exempt from VAT',
    description: 'A line of the table of taxes',
  },
  insurance: {
    id: 'trip.receipt.insurance',
    defaultMessage: 'Insurance',
    description: 'Supplier in the table of taxes',
  },
  coupon: {
    id: 'trip.receipt.coupon',
    defaultMessage: 'Coupon code, paid by Campavia',
    description: 'Line of the table of taxes',
  },
  payments: {
    id: 'trip.receipt.payments',
    defaultMessage: 'Payments',
    description: 'Heading of what was paid',
  },
  paid: {
    id: 'trip.receipt.paid',
    defaultMessage: '{date}, {method}',
    description: 'When and by which method an amount was paid',
  },
  refunded: {
    id: 'trip.receipt.refunded',
    defaultMessage: 'Refund of {date}, {method}',
    description: 'When and by which method an amount was refunded',
  },
  refundOpen: {
    id: 'trip.receipt.refund-open',
    defaultMessage: 'Refund on its way',
    description: 'Beside an amount that is being refunded',
  },
  toPay: {
    id: 'trip.receipt.to-pay',
    defaultMessage: 'Still to pay',
    description: 'The rest of the price',
  },
  collected: {
    id: 'trip.receipt.collected',
    defaultMessage:
      'On behalf of {owner} Campavia collects the rental. Insurance is exempt from VAT under article 135(1)(a) of Directive 2006/112/EC. Please quote {number} with questions.',
    description: 'Small print of the receipt of a professional owner',
  },
  collectedPrivate: {
    id: 'trip.receipt.collected-private',
    defaultMessage:
      'Campavia collects the rental on behalf of the owner, a private individual who charges no VAT. Insurance is exempt from VAT under article 135(1)(a) of Directive 2006/112/EC. Please quote {number} with questions.',
    description: 'Small print of the receipt of a private owner',
  },
  card: {
    id: 'trip.receipt.card',
    defaultMessage: 'Card',
    description: 'Method of payment',
  },
  card_2: {
    id: 'trip.receipt.card-2',
    defaultMessage: 'Card, in two instalments',
    description: 'Method of payment',
  },
  cred_4: {
    id: 'trip.receipt.cred-4',
    defaultMessage: 'In four instalments',
    description: 'Method of payment',
  },
  ho_vou: {
    id: 'trip.receipt.ho-vou',
    defaultMessage: 'Holiday vouchers',
    description: 'Method of payment',
  },
  transf: {
    id: 'trip.receipt.transf',
    defaultMessage: 'Bank transfer',
    description: 'Method of payment',
  },
  sofort: {
    id: 'trip.receipt.sofort',
    defaultMessage: 'Klarna, bank transfer',
    description: 'Method of payment',
  },
  moneyb: {
    id: 'trip.receipt.moneyb',
    defaultMessage: 'Rental credit',
    description: 'Method of payment',
  },
  deposit: {
    id: 'trip.receipt.deposit',
    defaultMessage: 'Charged to the deposit after the trip',
    description: 'Heading of a table',
  },
  depositKilometres: {
    id: 'trip.receipt.deposit-kilometres',
    defaultMessage: '{date}, {distance} beyond the package',
    description: 'Line of the table',
  },
  depositClaim: {
    id: 'trip.receipt.deposit-claim',
    defaultMessage: '{date}, {kind}',
    description: 'Line of the table. kind: what for',
  },
});
