import { defineMessages, type NoMessageValues } from 'react-intl';

type TermValues = {
  grace: { hours: number; days: number };
  late: NoMessageValues;
  byOwner: { name: string };
  everything: NoMessageValues;
  insuranceOnly: NoMessageValues;
  part: { percent: number; name: string };
};

export const termMessages = defineMessages<TermValues>({
  grace: {
    id: 'trip.terms.grace',
    defaultMessage: 'Within {hours, number} hours of the confirmation, {days, number} days or more ahead',
    description: 'When everything comes back',
  },
  late: {
    id: 'trip.terms.late',
    defaultMessage: 'Later',
    description: 'When a cancellation is too late',
  },
  byOwner: {
    id: 'trip.terms.by-owner',
    defaultMessage: 'If {name} cancels',
    description: 'When the owner does not keep to it',
  },
  everything: {
    id: 'trip.terms.everything',
    defaultMessage: 'everything comes back',
    description: 'What comes back',
  },
  insuranceOnly: {
    id: 'trip.terms.insurance-only',
    defaultMessage: 'the insurance comes back',
    description: 'What comes back of a late cancellation',
  },
  part: {
    id: 'trip.terms.part',
    defaultMessage: '{percent, number}% of {name}’s part and the insurance come back',
    description: 'What comes back; the owner’s part is the price without fees and insurance',
  },
});
