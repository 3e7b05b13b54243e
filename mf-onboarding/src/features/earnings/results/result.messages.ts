import { defineMessages, type NoMessageValues } from 'react-intl';

type ResultValues = {
  yearly: { min: string; max: string };
  perDay: { min: string; max: string };
  daily: { min: string; max: string; weeks: number; count: number };
  nothing: NoMessageValues;
  addWeeks: NoMessageValues;
  list: NoMessageValues;
  sister: NoMessageValues;
  change: NoMessageValues;
  seats: { seats: number };
  vehicle: NoMessageValues;
};

export const resultMessages = defineMessages<ResultValues>({
  yearly: {
    id: 'earnings.result.yearly',
    defaultMessage: '{min} to {max} a year',
    description: 'Heading of the result: two amounts',
  },
  perDay: {
    id: 'earnings.result.per-day',
    defaultMessage: '{min} to {max} a day',
    description: 'Heading of the result of a vehicle that is not available: two amounts',
  },
  daily: {
    id: 'earnings.result.daily',
    defaultMessage:
      'At {min} to {max} a day, with {weeks, plural, one {# free week} other {# free weeks}} and {count, plural, one {# free weekend} other {# free weekends}}.',
    description: 'Below the heading of the result: prices a day and what is free',
  },
  nothing: {
    id: 'earnings.result.nothing',
    defaultMessage:
      'As long as it is not available, a year earns nothing. A few weekends are enough to begin with.',
    description: 'Below the heading of the result of a vehicle that is not available',
  },
  addWeeks: {
    id: 'earnings.result.add-weeks',
    defaultMessage: 'Add free weeks',
    description: 'Link of a vehicle that is not available: back to the question about that',
  },
  list: {
    id: 'earnings.result.list',
    defaultMessage: 'List your camper',
    description: 'Link: list the camper of the result',
  },
  sister: {
    id: 'earnings.result.sister',
    defaultMessage:
      'Campavia takes no new campers in your country at the moment. You list it on our sister platform.',
    description: 'Below “List your camper” on sites that take no campers',
  },
  change: {
    id: 'earnings.result.change',
    defaultMessage: 'Change my answers',
    description: 'Link: back to the first step',
  },
  seats: {
    id: 'earnings.result.seats',
    defaultMessage: '{seats, plural, one {# seat} other {# seats}}',
    description: 'In the line about the vehicle of the result',
  },
  vehicle: {
    id: 'earnings.result.vehicle',
    defaultMessage: 'Your vehicle',
    description: 'Name of the line about the vehicle of the result, for screen readers',
  },
});
