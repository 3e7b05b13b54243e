import { defineMessages, type NoMessageValues } from 'react-intl';

type ChangeValues = {
  title: { guest: string };
  days: { count: number };
  moved: NoMessageValues;
  km: { km: number };
  insured: { count: number };
  plus: { amount: string };
  accept: NoMessageValues;
  refuse: NoMessageValues;
  hint: { guest: string };
};

export const changeMessages = defineMessages<ChangeValues>({
  title: {
    id: 'owner-bookings.change.title',
    defaultMessage: '{guest} would like to change the trip',
    description: 'Heading of a change that the guest asks for',
  },
  days: {
    id: 'owner-bookings.change.days',
    defaultMessage: '{count, plural, one {One more day} other {# more days}}',
    description: 'Requested change',
  },
  moved: {
    id: 'owner-bookings.change.moved',
    defaultMessage: 'Other dates, same length',
    description: 'Requested change: the same length on other days',
  },
  km: {
    id: 'owner-bookings.change.km',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'Requested change; 0: no limit',
  },
  insured: {
    id: 'owner-bookings.change.insured',
    defaultMessage: '{count, plural, one {One more insured day} other {# more insured days}}',
    description: 'Requested change: insured days around the trip',
  },
  plus: {
    id: 'owner-bookings.change.plus',
    defaultMessage: '+{amount}',
    description: 'What a change brings the owner',
  },
  accept: {
    id: 'owner-bookings.change.accept',
    defaultMessage: 'Accept the change',
    description: 'Button',
  },
  refuse: {
    id: 'owner-bookings.change.refuse',
    defaultMessage: 'Decline the change',
    description: 'Button: to the page on which a change is declined',
  },
  hint: {
    id: 'owner-bookings.change.hint',
    defaultMessage: '{guest} pays the difference within a day. Without an answer the trip stays as it is.',
    description: 'Below the buttons',
  },
});
