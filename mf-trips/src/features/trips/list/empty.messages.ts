import { defineMessages } from 'react-intl';

export const emptyMessages = defineMessages({
  to_do: {
    id: 'trip.empty.to-do',
    defaultMessage: 'Nothing to do',
    description: 'Heading where a tab has no trips',
  },
  to_doText: {
    id: 'trip.empty.to-do-text',
    defaultMessage: 'What you have to send, pay or review appears here.',
    description: 'Under it: what would stand there',
  },
  waiting: {
    id: 'trip.empty.waiting',
    defaultMessage: 'No open requests',
    description: 'Heading where a tab has no trips',
  },
  waitingText: {
    id: 'trip.empty.waiting-text',
    defaultMessage: 'Requests that an owner has not answered yet appear here.',
    description: 'Under it: what would stand there',
  },
  confirmed: {
    id: 'trip.empty.confirmed',
    defaultMessage: 'No upcoming trips',
    description: 'Heading where a tab has no trips',
  },
  confirmedText: {
    id: 'trip.empty.confirmed-text',
    defaultMessage: 'Booked trips appear here, with everything you need on the day.',
    description: 'Under it: what would stand there',
  },
  archived: {
    id: 'trip.empty.archived',
    defaultMessage: 'Nothing in the archive',
    description: 'Heading where a tab has no trips',
  },
  archivedText: {
    id: 'trip.empty.archived-text',
    defaultMessage: 'Trips that are over, and those that did not take place, appear here.',
    description: 'Under it: what would stand there',
  },
  first: {
    id: 'trip.empty.first',
    defaultMessage: 'Your first trip begins here',
    description: 'Heading where a user has no trips at all',
  },
  firstText: {
    id: 'trip.empty.first-text',
    defaultMessage:
      'Request a camper, and everything about the trip appears here: the answer, the payment, the keys.',
    description: 'Under it',
  },
  narrowed: {
    id: 'trip.empty.narrowed',
    defaultMessage: 'No trips of that year and status',
    description: 'Heading where the chosen year and state leave nothing',
  },
  narrowedText: {
    id: 'trip.empty.narrowed-text',
    defaultMessage: 'This tab has others.',
    description: 'Under it',
  },
  showAll: {
    id: 'trip.empty.show-all',
    defaultMessage: 'Show them all',
    description: 'Link: the tab with every year and state',
  },
});
