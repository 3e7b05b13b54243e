import { defineMessages, type NoMessageValues } from 'react-intl';

type ListValues = {
  tabs: NoMessageValues;
  to_do: NoMessageValues;
  waiting: NoMessageValues;
  confirmed: NoMessageValues;
  archived: NoMessageValues;
  found: { count: number };
  year: NoMessageValues;
  anyYear: NoMessageValues;
  state: NoMessageValues;
  anyState: NoMessageValues;
  counted: { name: string; count: number };
  days: { days: number };
  leftOut: { count: number };
  failed: NoMessageValues;
};

export const listMessages = defineMessages<ListValues>({
  tabs: {
    id: 'trip.list.tabs',
    defaultMessage: 'Trips by next step',
    description: 'Name of the tabs above the list of trips, read aloud',
  },
  to_do: {
    id: 'trip.list.to-do',
    defaultMessage: 'To do',
    description: 'Name of a tab of the list of trips: the guest has something to do',
  },
  waiting: {
    id: 'trip.list.waiting',
    defaultMessage: 'Waiting',
    description: 'Name of a tab of the list of trips: another user has an open task',
  },
  confirmed: {
    id: 'trip.list.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Name of a tab of the list of trips: the trip is booked',
  },
  archived: {
    id: 'trip.list.archived',
    defaultMessage: 'Archive',
    description: 'Name of a tab of the list of trips: trips that are over or came to nothing',
  },
  found: {
    id: 'trip.list.found',
    defaultMessage: '{count, plural, one {# trip} other {# trips}}',
    description: 'How many trips the list has, read aloud',
  },
  year: {
    id: 'trip.list.year',
    defaultMessage: 'Year',
    description: 'Label of the choice of a year that trips begin in',
  },
  anyYear: {
    id: 'trip.list.any-year',
    defaultMessage: 'All years',
    description: 'Choice: trips of all years',
  },
  state: {
    id: 'trip.list.state',
    defaultMessage: 'Status',
    description: 'Label of the choice of how trips stand',
  },
  anyState: {
    id: 'trip.list.any-state',
    defaultMessage: 'All statuses',
    description: 'Choice: trips however they stand',
  },
  counted: {
    id: 'trip.list.counted',
    defaultMessage: '{name} ({count, number})',
    description: 'A choice with how many trips it has',
  },
  days: {
    id: 'trip.list.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a trip is',
  },
  leftOut: {
    id: 'trip.list.left-out',
    defaultMessage:
      '{count, plural, one {# other trip, such as a cancelled one, is not shown.} other {# other trips, such as cancelled or expired ones, are not shown.}}',
    description: 'Below the list of trips, when its filter by status leaves some out',
  },
  failed: {
    id: 'trip.list.failed',
    defaultMessage: 'Your trips could not be loaded',
    description: 'Heading where the list of trips could not be fetched',
  },
});
