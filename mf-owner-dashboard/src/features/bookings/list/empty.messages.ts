import { defineMessages, type NoMessageValues } from 'react-intl';

type EmptyValues = {
  to_do: NoMessageValues;
  to_doText: NoMessageValues;
  waiting: NoMessageValues;
  waitingText: NoMessageValues;
  confirmed: NoMessageValues;
  confirmedText: NoMessageValues;
  archived: NoMessageValues;
  archivedText: NoMessageValues;
  narrowed: NoMessageValues;
  narrowedText: NoMessageValues;
  showAll: NoMessageValues;
  campers: NoMessageValues;
};

export const emptyMessages = defineMessages<EmptyValues>({
  to_do: {
    id: 'owner-bookings.empty.to-do',
    defaultMessage: 'Nothing is waiting for an answer',
    description: 'Heading of an empty tab',
  },
  to_doText: {
    id: 'owner-bookings.empty.to-do-text',
    defaultMessage: 'New requests and changes of trips are shown here.',
    description: 'Text of an empty tab',
  },
  waiting: {
    id: 'owner-bookings.empty.waiting',
    defaultMessage: 'You are waiting for nobody',
    description: 'Heading of an empty tab',
  },
  waitingText: {
    id: 'owner-bookings.empty.waiting-text',
    defaultMessage: 'Requests that you have accepted are shown here until they are paid.',
    description: 'Text of an empty tab',
  },
  confirmed: {
    id: 'owner-bookings.empty.confirmed',
    defaultMessage: 'No confirmed bookings',
    description: 'Heading of an empty tab',
  },
  confirmedText: {
    id: 'owner-bookings.empty.confirmed-text',
    defaultMessage: 'Paid bookings are shown here until the trip is over.',
    description: 'Text of an empty tab',
  },
  archived: {
    id: 'owner-bookings.empty.archived',
    defaultMessage: 'The archive is empty',
    description: 'Heading of an empty tab',
  },
  archivedText: {
    id: 'owner-bookings.empty.archived-text',
    defaultMessage: 'Finished and cancelled bookings are shown here.',
    description: 'Text of an empty tab',
  },
  narrowed: {
    id: 'owner-bookings.empty.narrowed',
    defaultMessage: 'No such booking',
    description: 'Heading when no booking has the chosen year and status',
  },
  narrowedText: {
    id: 'owner-bookings.empty.narrowed-text',
    defaultMessage: 'There are bookings of other years or with another status.',
    description: 'Text when no booking has the chosen year and status',
  },
  showAll: {
    id: 'owner-bookings.empty.show-all',
    defaultMessage: 'Show all',
    description: 'Button',
  },
  campers: {
    id: 'owner-bookings.empty.campers',
    defaultMessage: 'Your campers',
    description: 'Button: to the owner’s campers',
  },
});
