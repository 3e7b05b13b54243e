import { defineMessages, type NoMessageValues } from 'react-intl';

type PreferencesValues = {
  failed: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
  saved: NoMessageValues;
  booking: NoMessageValues;
  instant: NoMessageValues;
  instantText: NoMessageValues;
  earliest: NoMessageValues;
  daysAhead: { days: number };
  latest: NoMessageValues;
  monthsAhead: { months: number };
  insurance: NoMessageValues;
  byPlatform: NoMessageValues;
  byPlatformText: NoMessageValues;
  byOwner: NoMessageValues;
  byOwnerText: NoMessageValues;
  handOver: NoMessageValues;
  handOverText: NoMessageValues;
  weekdays: NoMessageValues;
  dates: NoMessageValues;
  date: NoMessageValues;
  addDate: NoMessageValues;
  removeDate: { date: string };
  wrongDate: NoMessageValues;
  noDates: NoMessageValues;
  permissions: NoMessageValues;
  pets_allowed: NoMessageValues;
  smoking_allowed: NoMessageValues;
  abroad_allowed: NoMessageValues;
  ALLOWED: NoMessageValues;
  NOT_ALLOWED: NoMessageValues;
  ON_DEMAND: NoMessageValues;
  on: NoMessageValues;
  off: NoMessageValues;
  none: NoMessageValues;
};

export const preferencesMessages = defineMessages<PreferencesValues>({
  failed: {
    id: 'owner-preferences.failed',
    defaultMessage: 'The settings could not be loaded',
    description: 'Heading in place of the settings of a camper',
  },
  notSaved: {
    id: 'owner-preferences.not-saved',
    defaultMessage: 'Your settings were not saved',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'owner-preferences.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
  saved: {
    id: 'owner-preferences.saved',
    defaultMessage: 'Settings saved',
    description: 'Notice after settings were saved',
  },
  booking: {
    id: 'owner-preferences.booking',
    defaultMessage: 'How guests book',
    description: 'Heading',
  },
  instant: {
    id: 'owner-preferences.instant',
    defaultMessage: 'Instant booking',
    description: 'Label of a checkbox: guests book without waiting for an answer',
  },
  instantText: {
    id: 'owner-preferences.instant-text',
    defaultMessage: 'Guests book without waiting for your answer. Your calendar has to be right.',
    description: 'Below “Instant booking”',
  },
  earliest: {
    id: 'owner-preferences.earliest',
    defaultMessage: 'First pick-up',
    description: 'Label: how soon a trip may begin',
  },
  daysAhead: {
    id: 'owner-preferences.days-ahead',
    defaultMessage: '{days, plural, =0 {The same day} one {# day ahead} other {# days ahead}}',
    description: 'A choice of how soon a trip may begin',
  },
  latest: {
    id: 'owner-preferences.latest',
    defaultMessage: 'Last return',
    description: 'Label: how far ahead a trip may end',
  },
  monthsAhead: {
    id: 'owner-preferences.months-ahead',
    defaultMessage: '{months, plural, one {# month ahead} other {# months ahead}}',
    description: 'A choice of how far ahead a trip may end',
  },
  insurance: {
    id: 'owner-preferences.insurance',
    defaultMessage: 'Insurance',
    description: 'Label of a choice: who insures trips',
  },
  byPlatform: {
    id: 'owner-preferences.by-platform',
    defaultMessage: 'Campavia insures each trip',
    description: 'A choice of who insures trips',
  },
  byPlatformText: {
    id: 'owner-preferences.by-platform-text',
    defaultMessage: 'Guests choose between two covers when they book.',
    description: 'Below “Campavia insures each trip”',
  },
  byOwner: {
    id: 'owner-preferences.by-owner',
    defaultMessage: 'You insure trips too',
    description: 'A choice of who insures trips',
  },
  byOwnerText: {
    id: 'owner-preferences.by-owner-text',
    defaultMessage: 'Guests may choose your insurance instead, at no price of ours.',
    description: 'Below “You insure trips too”',
  },
  handOver: {
    id: 'owner-preferences.hand-over',
    defaultMessage: 'Days without hand-over',
    description: 'Heading',
  },
  handOverText: {
    id: 'owner-preferences.hand-over-text',
    defaultMessage: 'No trip begins or ends on these days. Trips may go across them.',
    description: 'Below “Days without hand-over”',
  },
  weekdays: {
    id: 'owner-preferences.weekdays',
    defaultMessage: 'Weekdays',
    description: 'Label of the weekdays without hand-over',
  },
  dates: {
    id: 'owner-preferences.dates',
    defaultMessage: 'Single days',
    description: 'Label of the days without hand-over',
  },
  date: {
    id: 'owner-preferences.date',
    defaultMessage: 'A single day',
    description: 'Label of the field of a day without hand-over',
  },
  addDate: {
    id: 'owner-preferences.add-date',
    defaultMessage: 'Add this day',
    description: 'Button: adds a day without hand-over',
  },
  removeDate: {
    id: 'owner-preferences.remove-date',
    defaultMessage: 'Remove {date}',
    description: 'Button: removes a day without hand-over. date: the day',
  },
  wrongDate: {
    id: 'owner-preferences.wrong-date',
    defaultMessage: 'Choose a day from today on, two years ahead at most.',
    description: 'Below the field of a day without hand-over',
  },
  noDates: {
    id: 'owner-preferences.no-dates',
    defaultMessage: 'No single days yet.',
    description: 'In place of the list of days without hand-over',
  },
  permissions: {
    id: 'owner-preferences.permissions',
    defaultMessage: 'Who and what may come along',
    description: 'Heading',
  },
  pets_allowed: {
    id: 'owner-preferences.pets',
    defaultMessage: 'Pets',
    description: 'Label of a choice',
  },
  smoking_allowed: {
    id: 'owner-preferences.smoking',
    defaultMessage: 'Smoking',
    description: 'Label of a choice',
  },
  abroad_allowed: {
    id: 'owner-preferences.abroad',
    defaultMessage: 'Trips abroad',
    description: 'Label of a choice',
  },
  ALLOWED: {
    id: 'owner-preferences.allowed',
    defaultMessage: 'Allowed',
    description: 'A choice',
  },
  NOT_ALLOWED: {
    id: 'owner-preferences.not-allowed',
    defaultMessage: 'Not allowed',
    description: 'A choice',
  },
  ON_DEMAND: {
    id: 'owner-preferences.on-demand',
    defaultMessage: 'Guests ask first',
    description: 'A choice',
  },
  on: {
    id: 'owner-preferences.on',
    defaultMessage: 'On',
    description: 'Whether instant booking is on',
  },
  off: {
    id: 'owner-preferences.off',
    defaultMessage: 'Off',
    description: 'Whether instant booking is on',
  },
  none: {
    id: 'owner-preferences.none',
    defaultMessage: 'None',
    description: 'No weekdays or days',
  },
});
