import { defineMessages, type NoMessageValues } from 'react-intl';

type CancelledValues = {
  by: { by: string; owner: string; date: string };
  nothing: NoMessageValues;
  on_time: { days: number; part: number };
  too_late: { days: number };
  together: NoMessageValues;
  used_days: NoMessageValues;
  agreed: NoMessageValues;
  total: NoMessageValues;
  booked: NoMessageValues;
  stays: NoMessageValues;
  rental: NoMessageValues;
  retained: { owner: string };
  vatOfRest: NoMessageValues;
};

/** Additional texts of the receipt of a cancelled trip. */
export const cancelledMessages = defineMessages<CancelledValues>({
  by: {
    id: 'trip.receipt.cancelled-by',
    defaultMessage:
      '{by, select, guest {Cancelled by you on {date}} owner {Cancelled by {owner} on {date}} both {Cancelled by you and {owner} on {date}} other {Cancelled by Campavia on {date}}}',
    description: 'Heading over what stays of a cancelled trip',
  },
  nothing: {
    id: 'trip.receipt.nothing-stays',
    defaultMessage: 'Everything that was paid is refunded.',
    description: 'Under that heading',
  },
  on_time: {
    id: 'trip.receipt.stays-on-time',
    defaultMessage:
      'Cancelled {days, plural, one {# day} other {# days}} or more before the pick-up: {part, number, ::percent} of the rental stays, with the service fee and any cancellation insurance. The rest is refunded.',
    description:
      'Under that heading: the terms of cancellation. part: share of the rental that the owner keeps',
  },
  too_late: {
    id: 'trip.receipt.stays-too-late',
    defaultMessage:
      'Cancelled less than {days, plural, one {# day} other {# days}} before the pick-up: the rental stays, with the service fee and any cancellation insurance. The insurance is refunded.',
    description: 'Under that heading: the terms of cancellation',
  },
  together: {
    id: 'trip.receipt.stays-together',
    defaultMessage: 'You agreed to cancel: the service fee stays, the rest is refunded.',
    description: 'Under that heading: guest and owner cancelled together',
  },
  used_days: {
    id: 'trip.receipt.stays-used-days',
    defaultMessage: 'The trip was cut short: the days that were used stay, the others are refunded.',
    description: 'Under that heading',
  },
  agreed: {
    id: 'trip.receipt.stays-agreed',
    defaultMessage: 'Campavia decided how much is refunded.',
    description: 'Under that heading: staff cancelled the trip',
  },
  total: {
    id: 'trip.receipt.total-booked',
    defaultMessage: 'Total as booked',
    description: 'Sum of the price of a cancelled trip',
  },
  booked: {
    id: 'trip.receipt.booked',
    defaultMessage: 'Booked',
    description: 'Head of a column: amounts as booked',
  },
  stays: {
    id: 'trip.receipt.stays',
    defaultMessage: 'Stays',
    description: 'Head of a column: what is not refunded of a cancelled trip',
  },
  rental: {
    id: 'trip.receipt.rental-and-extras',
    defaultMessage: 'Rental and extras',
    description: 'The owner’s part of the price',
  },
  retained: {
    id: 'trip.receipt.retained',
    defaultMessage: 'Stays with {owner} and Campavia',
    description: 'Beside the sum that is not refunded',
  },
  vatOfRest: {
    id: 'trip.receipt.vat-of-rest',
    defaultMessage: 'VAT included in what stays',
    description: 'Heading of a table of taxes',
  },
});
