import { defineMessages, type NoMessageValues } from 'react-intl';

import type { PriceLineCode } from '@campavia/domain';

/** Explanations of the lines of a price, shown in an opened line. */
export const lineExplanations = defineMessages<Record<PriceLineCode, NoMessageValues>>({
  price_gross: {
    id: 'quote.text.gross',
    defaultMessage: 'The owner’s price. Both the first and the last day count.',
    description: 'Explains the line with the days',
  },
  price_discount_weekly: {
    id: 'quote.text.weekly',
    defaultMessage: 'The owner’s discount for a trip of a week or longer.',
    description: 'Explains the discount for long trips',
  },
  price_discount_early: {
    id: 'quote.text.early',
    defaultMessage: 'The owner’s discount for booking early.',
    description: 'Explains the discount for early booking',
  },
  price_km: {
    id: 'quote.text.km',
    defaultMessage:
      'Kilometres you do not drive on one day can be driven on another. Extra ones are charged after the return.',
    description: 'Explains the line with the kilometres',
  },
  price_options: {
    id: 'quote.text.options',
    defaultMessage: 'What the owner gets ready for you.',
    description: 'Explains the line with the options',
  },
  price_fees: {
    id: 'quote.text.fees',
    defaultMessage: 'For Campavia: payment kept safe until you travel, and people who pick up the phone.',
    description: 'Explains the service fee',
  },
  price_insurance: {
    id: 'quote.text.insurance',
    defaultMessage: 'For every day of the trip, with breakdown help day and night.',
    description: 'Explains the line with the insurance',
  },
  price_second_driver: {
    id: 'quote.text.driver',
    defaultMessage: 'One more person may drive, with the same insurance.',
    description: 'Explains the line with the second driver',
  },
  price_rental_cover: {
    id: 'quote.text.cover',
    defaultMessage: 'Pays back what the insurance keeps of your deposit.',
    description: 'Explains the line with the rental cover',
  },
  price_coupon: {
    id: 'quote.text.coupon',
    defaultMessage: 'Campavia pays this part; the owner gets no less.',
    description: 'Explains the line with the coupon',
  },
  price_cancellation_insurance: {
    id: 'quote.text.cancellation',
    defaultMessage: 'Refunds what the usual refund does not, when you have to stay at home.',
    description: 'Explains the line with the cancellation insurance',
  },
});
