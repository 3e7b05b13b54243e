import { defineMessages, type NoMessageValues } from 'react-intl';

type ListValues = {
  tabs: NoMessageValues;
  to_do: NoMessageValues;
  waiting: NoMessageValues;
  confirmed: NoMessageValues;
  archived: NoMessageValues;
  found: { count: number };
  lead: { count: number };
  year: NoMessageValues;
  anyYear: NoMessageValues;
  state: NoMessageValues;
  anyState: NoMessageValues;
  counted: { name: string; count: number };
  failed: NoMessageValues;
  days: { days: number };
};

export const listMessages = defineMessages<ListValues>({
  tabs: {
    id: 'owner-bookings.list.tabs',
    defaultMessage: 'Bookings by next step',
    description: 'Name of the tabs above the list of bookings, read aloud',
  },
  to_do: {
    id: 'owner-bookings.list.to-do',
    defaultMessage: 'To do',
    description: 'Tab of the list of bookings: the owner has something to do',
  },
  waiting: {
    id: 'owner-bookings.list.waiting',
    defaultMessage: 'Waiting',
    description: 'Tab of the list of bookings: another user has an open task',
  },
  confirmed: {
    id: 'owner-bookings.list.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Tab of the list of bookings: they are booked',
  },
  archived: {
    id: 'owner-bookings.list.archived',
    defaultMessage: 'Archive',
    description: 'Tab of the list of bookings: they are over',
  },
  found: {
    id: 'owner-bookings.list.found',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}}',
    description: 'Read aloud when the list has changed',
  },
  lead: {
    id: 'owner-bookings.list.lead',
    defaultMessage:
      '{count, plural, =0 {Nothing is waiting for you.} one {One thing is waiting for you.} other {# things are waiting for you.}}',
    description: 'Below the heading: how many bookings the owner has to do something about',
  },
  year: {
    id: 'owner-bookings.list.year',
    defaultMessage: 'Year',
    description: 'Label of a choice',
  },
  anyYear: {
    id: 'owner-bookings.list.any-year',
    defaultMessage: 'All years',
    description: 'Choice of the list: bookings of all years',
  },
  state: {
    id: 'owner-bookings.list.state',
    defaultMessage: 'Status',
    description: 'Label of a choice',
  },
  anyState: {
    id: 'owner-bookings.list.any-state',
    defaultMessage: 'Any status',
    description: 'Choice of the list: bookings of every status',
  },
  counted: {
    id: 'owner-bookings.list.counted',
    defaultMessage: '{name} ({count, number})',
    description: 'Choice of the list: a status and how many bookings have it',
  },
  failed: {
    id: 'owner-bookings.list.failed',
    defaultMessage: 'Your bookings could not be loaded',
    description: 'Heading in place of the list',
  },
  days: {
    id: 'owner-bookings.list.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Length of a trip',
  },
});
