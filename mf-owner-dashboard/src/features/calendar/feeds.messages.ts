import { defineMessages, type NoMessageValues } from 'react-intl';

type FeedsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  name: NoMessageValues;
  url: NoMessageValues;
  urlHint: NoMessageValues;
  noName: NoMessageValues;
  noUrl: NoMessageValues;
  add: NoMessageValues;
  reading: NoMessageValues;
  notAdded: NoMessageValues;
  added: NoMessageValues;
  readAt: { moment: string };
  events: { count: number };
  untitled: NoMessageValues;
  readNow: NoMessageValues;
  remove: NoMessageValues;
  exportTitle: NoMessageValues;
  exportText: NoMessageValues;
  link: NoMessageValues;
  makeLink: NoMessageValues;
  renewLink: NoMessageValues;
  renewHint: NoMessageValues;
  copy: NoMessageValues;
  copied: NoMessageValues;
};

export const feedsMessages = defineMessages<FeedsValues>({
  title: {
    id: 'owner-calendar.feeds.title',
    defaultMessage: 'Calendars of other sites',
    description: 'Heading of a section',
  },
  text: {
    id: 'owner-calendar.feeds.text',
    defaultMessage: 'Days that are taken there are not for rent here. We read them every 15 minutes.',
    description: 'Below that heading',
  },
  name: {
    id: 'owner-calendar.feeds.name',
    defaultMessage: 'Name',
    description: 'Label of a text field: the owner’s name of the calendar',
  },
  url: {
    id: 'owner-calendar.feeds.url',
    defaultMessage: 'Address of the calendar',
    description: 'Label of a text field',
  },
  urlHint: {
    id: 'owner-calendar.feeds.url-hint',
    defaultMessage: 'The iCal link of the other site; it often ends with .ics.',
    description: 'Below a label',
  },
  noName: {
    id: 'owner-calendar.feeds.no-name',
    defaultMessage: 'Enter a name',
    description: 'Error of a text field',
  },
  noUrl: {
    id: 'owner-calendar.feeds.no-url',
    defaultMessage: 'Enter the address of the calendar',
    description: 'Error of a text field',
  },
  add: {
    id: 'owner-calendar.feeds.add',
    defaultMessage: 'Follow this calendar',
    description: 'Button that adds a calendar',
  },
  reading: {
    id: 'owner-calendar.feeds.reading',
    defaultMessage: 'Reading',
    description: 'On a button while a calendar is read',
  },
  notAdded: {
    id: 'owner-calendar.feeds.not-added',
    defaultMessage: 'The calendar was not added',
    description: 'Heading of the list of errors',
  },
  added: {
    id: 'owner-calendar.feeds.added',
    defaultMessage: 'The calendar is read and its days are taken.',
    description: 'Said after adding',
  },
  readAt: {
    id: 'owner-calendar.feeds.read-at',
    defaultMessage: 'Read on {moment}',
    description: 'When a calendar was last read. moment: day and time',
  },
  events: {
    id: 'owner-calendar.feeds.events',
    defaultMessage: '{count, plural, =0 {no days taken} one {# event} other {# events}}',
    description: 'How many events a calendar has. count: number',
  },
  untitled: {
    id: 'owner-calendar.feeds.untitled',
    defaultMessage: 'Taken',
    description: 'In place of the title of an event without one',
  },
  readNow: {
    id: 'owner-calendar.feeds.read-now',
    defaultMessage: 'Read now',
    description: 'Button that reads a calendar at once',
  },
  remove: {
    id: 'owner-calendar.feeds.remove',
    defaultMessage: 'Remove',
    description: 'Button that stops following a calendar',
  },
  exportTitle: {
    id: 'owner-calendar.feeds.export-title',
    defaultMessage: 'Your calendar for other sites',
    description: 'Heading of a section',
  },
  exportText: {
    id: 'owner-calendar.feeds.export-text',
    defaultMessage:
      'Give this link to other sites. It says which days are taken here, and nothing about your guests.',
    description: 'Below that heading',
  },
  link: {
    id: 'owner-calendar.feeds.link',
    defaultMessage: 'Link',
    description: 'Label of a text field with a link to copy',
  },
  makeLink: {
    id: 'owner-calendar.feeds.make-link',
    defaultMessage: 'Make a link',
    description: 'Button',
  },
  renewLink: {
    id: 'owner-calendar.feeds.renew-link',
    defaultMessage: 'Make a new link',
    description: 'Button: the link before no longer works',
  },
  renewHint: {
    id: 'owner-calendar.feeds.renew-hint',
    defaultMessage: 'With a new link, the old one stops working.',
    description: 'Beside a button',
  },
  copy: {
    id: 'owner-calendar.feeds.copy',
    defaultMessage: 'Copy',
    description: 'Button: copies the link',
  },
  copied: {
    id: 'owner-calendar.feeds.copied',
    defaultMessage: 'Copied',
    description: 'On the button for a moment',
  },
});
