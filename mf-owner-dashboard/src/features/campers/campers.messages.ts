import { defineMessages, type NoMessageValues } from 'react-intl';

type CampersValues = {
  add: NoMessageValues;
  failed: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  found: { count: number };
  city: NoMessageValues;
  allCities: NoMessageValues;
  noPicture: NoMessageValues;
  sleeps: { beds: number };
  nextTrip: { stay: string; guest: string };
  moderated: NoMessageValues;
  documents: { count: number };
  takenOff: NoMessageValues;
  steps: { missing: number };
  suspended: { when: string };
  seeMissing: NoMessageValues;
  openCalendar: NoMessageValues;
  openDocuments: NoMessageValues;
  letAgain: NoMessageValues;
  shownAgain: NoMessageValues;
};

export const campersMessages = defineMessages<CampersValues>({
  add: {
    id: 'owner.campers.add',
    defaultMessage: 'Add a camper',
    description: 'Button: begins a new listing',
  },
  failed: {
    id: 'owner.campers.failed',
    defaultMessage: 'Your campers could not be loaded',
    description: 'Heading when the call failed',
  },
  empty: {
    id: 'owner.campers.empty',
    defaultMessage: 'No camper here',
    description: 'Heading of an empty list',
  },
  emptyText: {
    id: 'owner.campers.empty-text',
    defaultMessage: 'Every camper that you rent out stands here, with its state and what it needs from you.',
    description: 'Below that heading',
  },
  found: {
    id: 'owner.campers.found',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}',
    description: 'Said by screen readers once the list is loaded',
  },
  city: {
    id: 'owner.campers.city',
    defaultMessage: 'City',
    description: 'Name of the row of filters by city, for screen readers',
  },
  allCities: {
    id: 'owner.campers.all-cities',
    defaultMessage: 'All cities',
    description: 'Filter: campers of every city',
  },
  noPicture: {
    id: 'owner.campers.no-picture',
    defaultMessage: 'No picture yet',
    description: 'In place of the picture of a camper',
  },
  sleeps: {
    id: 'owner.campers.sleeps',
    defaultMessage: '{beds, plural, one {sleeps one} other {sleeps #}}',
    description: 'One of the facts of a camper; beds: how many people sleep in it',
  },
  nextTrip: {
    id: 'owner.campers.next-trip',
    defaultMessage: 'next trip {stay}, {guest}',
    description: 'One of the facts of a camper; stay: its days; guest: first name of who rents it',
  },
  moderated: {
    id: 'owner.campers.moderated',
    defaultMessage: 'We look at every new camper, usually within a working day. You need not do anything.',
    description: 'Why a camper is not shown yet',
  },
  documents: {
    id: 'owner.campers.documents',
    defaultMessage:
      '{count, plural, one {One document is missing.} other {# documents are missing.}} Guests cannot book it until we have checked everything.',
    description: 'Why a camper is not bookable',
  },
  takenOff: {
    id: 'owner.campers.taken-off',
    defaultMessage: 'We have taken it off for now. Please contact us.',
    description: 'Why a camper is not shown',
  },
  steps: {
    id: 'owner.campers.steps',
    defaultMessage:
      '{missing, plural, one {One step is still missing.} =2 {Two steps are still missing.} other {# steps are still missing.}}',
    description: 'How far an unfinished listing has come',
  },
  suspended: {
    id: 'owner.campers.suspended',
    defaultMessage: 'Paused since {when}. Guests do not find it.',
    description: 'Why a camper is not shown; when: day and hour',
  },
  seeMissing: {
    id: 'owner.campers.see-missing',
    defaultMessage: 'See what is missing',
    description: 'Button: opens the page of an unfinished listing',
  },
  openCalendar: {
    id: 'owner.campers.open-calendar',
    defaultMessage: 'Open the calendar',
    description: 'Button: opens the calendar of a camper',
  },
  openDocuments: {
    id: 'owner.campers.open-documents',
    defaultMessage: 'Send the documents',
    description: 'Button: opens the documents of a camper',
  },
  letAgain: {
    id: 'owner.campers.let-again',
    defaultMessage: 'Let it again',
    description: 'Button: shows a paused camper to guests again',
  },
  shownAgain: {
    id: 'owner.campers.shown-again',
    defaultMessage: 'Guests find your camper again',
    description: 'Toast after a paused camper is shown again',
  },
});
