import { defineMessages, type NoMessageValues } from 'react-intl';

import type { Share } from '@campavia/domain';

type LineValues = Record<Share, NoMessageValues> & {
  title: NoMessageValues;
  lead: NoMessageValues;
  part: NoMessageValues;
  price: NoMessageValues;
  kept: NoMessageValues;
  refunded: NoMessageValues;
  ownerHint: { owner: string };
  couponHint: NoMessageValues;
  total: { currency: string };
  fromTable: NoMessageValues;
  notCharged: NoMessageValues;
  toYou: NoMessageValues;
};

export const linesMessages = defineMessages<LineValues>({
  title: {
    id: 'cancel.lines.title',
    defaultMessage: 'Line by line',
    description: 'Heading over the table of a refund',
  },
  lead: {
    id: 'cancel.lines.lead',
    defaultMessage: 'Every part of your price: what is kept and what is refunded.',
    description: 'Below that heading',
  },
  part: {
    id: 'cancel.lines.part',
    defaultMessage: 'Part of the price',
    description: 'Head of a column',
  },
  price: { id: 'cancel.lines.price', defaultMessage: 'Price', description: 'Head of a column' },
  kept: {
    id: 'cancel.lines.kept',
    defaultMessage: 'Kept',
    description: 'Head of a column: what is not refunded',
  },
  refunded: { id: 'cancel.lines.refunded', defaultMessage: 'Refunded', description: 'Head of a column' },
  owner: {
    id: 'cancel.lines.owner',
    defaultMessage: 'Rental, discounts, kilometres, extras',
    description: 'A part of the price',
  },
  ownerHint: {
    id: 'cancel.lines.owner-hint',
    defaultMessage: '{owner}’s part',
    description: 'Below a part of the price: whose it is',
  },
  fees: { id: 'cancel.lines.fees', defaultMessage: 'Service fee', description: 'A part of the price' },
  insurance: {
    id: 'cancel.lines.insurance',
    defaultMessage: 'Insurance, rental cover, second driver',
    description: 'A part of the price',
  },
  cancellation: {
    id: 'cancel.lines.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'A part of the price',
  },
  coupon: { id: 'cancel.lines.coupon', defaultMessage: 'Coupon code', description: 'A part of the price' },
  couponHint: {
    id: 'cancel.lines.coupon-hint',
    defaultMessage: 'Paid by Campavia, counts against what is kept',
    description: 'Below a part of the price',
  },
  total: {
    id: 'cancel.lines.total',
    defaultMessage: 'Total, {currency}',
    description: 'Last line of the table',
  },
  fromTable: {
    id: 'cancel.lines.from-table',
    defaultMessage: 'Refunded, from the table',
    description: 'Below the table, for a trip of which half is paid',
  },
  notCharged: {
    id: 'cancel.lines.not-charged',
    defaultMessage: 'Second payment, not charged',
    description: 'Below the table, for a trip of which half is paid',
  },
  toYou: {
    id: 'cancel.lines.to-you',
    defaultMessage: 'You get back',
    description: 'The result of the table',
  },
});
