import { defineMessages, type NoMessageValues } from 'react-intl';

type FrameValues = {
  leave: NoMessageValues;
  notBegun: NoMessageValues;
  backToCamper: NoMessageValues;
  again: NoMessageValues;
  back: { step: string };
  goOn: NoMessageValues;
  saving: NoMessageValues;
  notSaved: { count: number };
  booked: NoMessageValues;
  asBooked: NoMessageValues;
  noBooking: NoMessageValues;
  unknown: NoMessageValues;
  priceLabel: NoMessageValues;
  with: { city: string; owner: string };
  lastHour: { hour: string; days: number };
  otherDates: NoMessageValues;
};

export const funnelMessages = defineMessages<FrameValues>({
  leave: {
    id: 'funnel.leave',
    defaultMessage: 'Save and leave',
    description: 'Link beside the steps, to the list of trips: all is kept',
  },
  notBegun: {
    id: 'funnel.not-begun',
    defaultMessage: 'This trip cannot be booked like this',
    description: 'Heading where a booking could not be begun',
  },
  backToCamper: {
    id: 'funnel.back-to-camper',
    defaultMessage: 'Back to the camper',
    description: 'Button: back to the page of the camper, with dates and choices',
  },
  again: {
    id: 'funnel.again',
    defaultMessage: 'Try again',
    description: 'Button where a booking could not be begun and what stood in the way may be gone',
  },
  back: {
    id: 'funnel.back',
    defaultMessage: 'Back: {step}',
    description: 'Link to the step before. step: its name, "Insurance"',
  },
  goOn: { id: 'funnel.go-on', defaultMessage: 'Continue', description: 'Main button of a step' },
  saving: { id: 'funnel.saving', defaultMessage: 'Saving', description: 'The main button while it is kept' },
  notSaved: {
    id: 'funnel.not-saved',
    defaultMessage:
      'Not saved yet{count, plural, =0 {} one {. One thing to correct} =2 {. Two things to correct} =3 {. Three things to correct} =4 {. Four things to correct} other {. # things to correct}}',
    description:
      'Heading of the list of errors of a step. count: number of lines; 0 if nothing can be corrected',
  },
  booked: {
    id: 'funnel.booked',
    defaultMessage: 'Your trip as you booked it',
    description: 'Heading of the check where the first half of a trip is paid already',
  },
  asBooked: {
    id: 'funnel.as-booked',
    defaultMessage: 'This is how the trip is booked. It can no longer be changed here.',
    description: 'Under the heading of the check where the first half of a trip is paid already',
  },
  noBooking: {
    id: 'funnel.no-booking',
    defaultMessage: 'This booking could not be opened. Your trips are here.',
    description:
      'Said at the head of the list of trips to guests who are redirected there in place of a booking',
  },
  unknown: {
    id: 'funnel.unknown',
    defaultMessage: 'That did not work just now. Nothing was changed. Try again in a moment.',
    description: 'Where a step could not be kept and no reason is known',
  },
  priceLabel: {
    id: 'funnel.price.label',
    defaultMessage: 'Your trip and its price',
    description: 'Name of the region beside the steps, for people who listen to the page',
  },
  with: {
    id: 'funnel.price.with',
    defaultMessage: '{city} · {owner}',
    description: 'Under the name of the camper. city: where it stands; owner: first name',
  },
  lastHour: {
    id: 'funnel.price.last-hour',
    defaultMessage: '{hour} · {days, plural, one {# day} other {# days}}',
    description: 'Under the last day: hour of return, how many days the trip has',
  },
  otherDates: {
    id: 'funnel.price.other-dates',
    defaultMessage: 'Choose other dates',
    description: 'Link to the page of the camper where the trip cannot be had any more',
  },
});
