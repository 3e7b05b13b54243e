import { defineMessages, type NoMessageValues } from 'react-intl';

type TermValues = {
  grace: { hours: number; days: number };
  late: NoMessageValues;
  byOwner: { name: string };
  everything: NoMessageValues;
  insuranceOnly: NoMessageValues;
  part: { percent: number; name: string };
};

export const cancellationTermMessages = defineMessages<TermValues>({
  grace: {
    id: 'trip.terms.grace',
    defaultMessage:
      'Within {hours, plural, one {# hour} other {# hours}} of the confirmation, {days, plural, one {# day} other {# days}} or more ahead',
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
    defaultMessage: 'full refund',
    description: 'What comes back',
  },
  insuranceOnly: {
    id: 'trip.terms.insurance-only',
    defaultMessage: 'insurance refunded',
    description: 'What comes back of a late cancellation',
  },
  part: {
    id: 'trip.terms.part',
    defaultMessage: '{percent, number, ::percent scale/0.01} of {name}’s part and the insurance refunded',
    description: 'What comes back; the owner’s part is the price without fees and insurance',
  },
});
