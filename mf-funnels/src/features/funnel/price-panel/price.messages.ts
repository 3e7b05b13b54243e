import { defineMessages, type NoMessageValues } from 'react-intl';

type PriceValues = {
  changed: { tone: 'dearer' | 'cheaper'; amount: string; before: string; now: string };
  inTwo: NoMessageValues;
  paid: NoMessageValues;
  left: { total: string };
  taken: NoMessageValues;
  past: NoMessageValues;
  toTrips: NoMessageValues;
  notInsured: NoMessageValues;
  noDriver: NoMessageValues;
  noCamper: NoMessageValues;
};

/** Messages about the price beside the steps, and about an unavailable trip. */
export const priceMessages = defineMessages<PriceValues>({
  changed: {
    id: 'funnel.price.changed',
    defaultMessage:
      '{tone, select, dearer {{amount} more} other {{amount} less}} than when you were here last: {before} → {now}.',
    description:
      'Note under the total: the price has changed. before, now: the whole prices; amount: the difference',
  },
  inTwo: {
    id: 'funnel.price.in-two',
    defaultMessage: 'In two payments',
    description: 'Above two amounts with their dates, once the trip is being paid in two',
  },
  paid: {
    id: 'funnel.price.paid',
    defaultMessage: 'Paid',
    description: 'Before the first of two amounts, which is paid already',
  },
  left: {
    id: 'funnel.price.left',
    defaultMessage: 'still to pay of {total}',
    description: 'Under the amount that is left once half of a trip is paid. total: the whole price',
  },
  taken: {
    id: 'funnel.refused.taken',
    defaultMessage:
      'This camper has just been taken for these dates. Nothing was paid, and what you entered is saved.',
    description: 'Another guest has booked the camper meanwhile',
  },
  past: {
    id: 'funnel.refused.past',
    defaultMessage: 'The first of these days is over. Nothing was paid, and what you entered is saved.',
    description: 'The trip was not booked before its first day had passed',
  },
  toTrips: {
    id: 'funnel.refused.trips',
    defaultMessage: 'Go to your trips',
    description: 'Link to the list of trips where one cannot be booked any more',
  },
  notInsured: {
    id: 'funnel.refused.not-insured',
    defaultMessage:
      'The insurance you chose does not cover this driver with this camper. Choose another one, or change who drives.',
    description:
      'The trip was not sent: its insurance has conditions of age, licence and vehicle that are not met',
  },
  noDriver: {
    id: 'funnel.refused.no-driver',
    defaultMessage: 'None of the insurances of this camper covers this driver. Change who drives.',
    description: 'The trip was not sent: the driver is too young or has had a licence for too short a time',
  },
  noCamper: {
    id: 'funnel.refused.no-camper',
    defaultMessage:
      'The insurance does not cover this camper. Nothing was paid, and what you entered is saved.',
    description: 'The trip was not sent: the camper is worth more than any insurance covers',
  },
});
