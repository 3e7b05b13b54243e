import { defineMessages, type NoMessageValues } from 'react-intl';

type AssumptionValues = {
  title: NoMessageValues;
  what: NoMessageValues;
  price: NoMessageValues;
  weekDays: { weeks: number };
  weekendDays: { count: number };
  discounts: NoMessageValues;
  none: NoMessageValues;
  months: NoMessageValues;
  euros: NoMessageValues;
  estimate: NoMessageValues;
};

export const assumptionMessages = defineMessages<AssumptionValues>({
  title: {
    id: 'earnings.assumption.title',
    defaultMessage: 'How we calculate',
    description: 'Heading of the assumptions of the result',
  },
  what: {
    id: 'earnings.assumption.what',
    defaultMessage: 'Assumption',
    description: 'Heading of a column',
  },
  price: {
    id: 'earnings.assumption.price',
    defaultMessage: 'Price a day',
    description: 'A row of the assumptions',
  },
  weekDays: {
    id: 'earnings.assumption.week-days',
    defaultMessage: 'Rented days of {weeks, plural, one {# week} other {# weeks}}',
    description: 'A row of the assumptions: which part of these days is rented',
  },
  weekendDays: {
    id: 'earnings.assumption.weekend-days',
    defaultMessage: 'Rented days of {count, plural, one {# weekend} other {# weekends}}',
    description: 'A row of the assumptions: which part of these days is rented',
  },
  discounts: {
    id: 'earnings.assumption.discounts',
    defaultMessage: 'Discounts for long and early bookings',
    description: 'A row of the assumptions',
  },
  none: {
    id: 'earnings.assumption.none',
    defaultMessage: 'None',
    description: 'No discounts',
  },
  months: {
    id: 'earnings.assumption.months',
    defaultMessage: 'The months follow how trips are spread over the year.',
    description: 'Below the assumptions',
  },
  euros: {
    id: 'earnings.assumption.euros',
    defaultMessage: 'All amounts are in euros.',
    description: 'Below the assumptions, on sites with another currency',
  },
  estimate: {
    id: 'earnings.assumption.estimate',
    defaultMessage: 'This is an estimate, not a promise: your price, your calendar and demand decide.',
    description: 'Below the assumptions',
  },
});
