import { defineMessages, type NoMessageValues } from 'react-intl';

type ListValues = {
  free: { count: number; free: number };
  dates: NoMessageValues;
  datesHint: NoMessageValues;
  days: { days: number };
  withoutDates: NoMessageValues;
  notify: NoMessageValues;
  notifyText: NoMessageValues;
  notifyDates: NoMessageValues;
  notifyOn: NoMessageValues;
  notifyOff: NoMessageValues;
  move: { title: string };
  moveTo: NoMessageValues;
  moved: { title: string; list: string };
  takeOff: { title: string };
  takenOff: { title: string };
  undo: NoMessageValues;
  again: NoMessageValues;
  changeFailed: { title: string };
  taken: NoMessageValues;
  freeFrom: { date: string };
  similar: NoMessageValues;
  cheaper: { amount: string };
  notOffered: { count: number };
  notOfferedText: NoMessageValues;
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  shared: NoMessageValues;
  sharedText: NoMessageValues;
  copied: NoMessageValues;
  notCopied: { url: string };
  stopSharing: NoMessageValues;
  sharingStopped: NoMessageValues;
  sharedLead: NoMessageValues;
  sharedEmpty: NoMessageValues;
};

export const listMessages = defineMessages<ListValues>({
  free: {
    id: 'wishlist.list.free',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}, {free} free for your dates',
    description: 'Below the name of a wishlist with dates; free: how many of them are free then',
  },
  dates: {
    id: 'wishlist.list.dates',
    defaultMessage: 'Travel dates',
    description: 'Label of the dates of a list',
  },
  datesHint: {
    id: 'wishlist.list.dates-hint',
    defaultMessage: 'Any dates',
    description: 'In the field of dates while none are chosen',
  },
  days: {
    id: 'wishlist.list.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}, prices with fees and standard insurance.',
    description: 'Beside the dates of a wishlist',
  },
  withoutDates: {
    id: 'wishlist.list.without-dates',
    defaultMessage: 'Show without dates',
    description: 'Button that takes the dates of a wishlist away',
  },
  notify: {
    id: 'wishlist.list.notify',
    defaultMessage: 'Tell me when one becomes cheaper or free',
    description: 'Label of a switch; one: a camper on the list',
  },
  notifyText: {
    id: 'wishlist.list.notify-text',
    defaultMessage: 'One e-mail a day at most.',
    description: 'Below the switch',
  },
  notifyDates: {
    id: 'wishlist.list.notify-dates',
    defaultMessage: 'Choose dates first.',
    description: 'Below the switch while it is off because the list has no dates',
  },
  notifyOn: {
    id: 'wishlist.list.notify-on',
    defaultMessage: 'You will get an e-mail when something changes',
    description: 'News after the switch was turned on',
  },
  notifyOff: {
    id: 'wishlist.list.notify-off',
    defaultMessage: 'No e-mails about this list any more',
    description: 'News after the switch was turned off',
  },
  move: {
    id: 'wishlist.list.move',
    defaultMessage: 'Move {title} to another list',
    description: 'Name of a button with a folder; title: name of the camper',
  },
  moveTo: {
    id: 'wishlist.list.move-to',
    defaultMessage: 'Move to',
    description: 'Name of the menu with other lists',
  },
  moved: {
    id: 'wishlist.list.moved',
    defaultMessage: '{title} moved to “{list}”',
    description: 'News; title: name of the camper, list: name of the other wishlist',
  },
  takeOff: {
    id: 'wishlist.list.take-off',
    defaultMessage: 'Take {title} off the list',
    description: 'Name of the heart on the page of a wishlist; title: name of the camper',
  },
  takenOff: {
    id: 'wishlist.list.taken-off',
    defaultMessage: '{title} is off the list',
    description: 'News; title: name of the camper',
  },
  undo: { id: 'wishlist.list.undo', defaultMessage: 'Undo', description: 'Button in the news' },
  again: { id: 'wishlist.list.again', defaultMessage: 'Try again', description: 'Button after a failure' },
  changeFailed: {
    id: 'wishlist.list.change-failed',
    defaultMessage: 'That did not work for {title}. Nothing was changed.',
    description: 'News after a failure; title: name of the camper',
  },
  taken: {
    id: 'wishlist.list.taken',
    defaultMessage: 'Taken for these dates',
    description: 'On a camper that another guest has booked then',
  },
  freeFrom: {
    id: 'wishlist.list.free-from',
    defaultMessage: 'Free again from {date}.',
    description: 'Below “Taken for these dates”; date: with weekday',
  },
  similar: {
    id: 'wishlist.list.similar',
    defaultMessage: 'Find similar ones',
    description: 'Link to a search for campers like one that is taken',
  },
  cheaper: {
    id: 'wishlist.list.cheaper',
    defaultMessage: '{amount} less than when you saved it',
    description: 'On a camper that became cheaper; amount: the difference with its currency',
  },
  notOffered: {
    id: 'wishlist.list.not-offered',
    defaultMessage:
      '{count, plural, one {# camper is not offered any more} other {# campers are not offered any more}}',
    description: 'Heading above saved campers that were deleted',
  },
  notOfferedText: {
    id: 'wishlist.list.not-offered-text',
    defaultMessage: 'If it comes back, it is here again.',
    description: 'Below that heading',
  },
  empty: {
    id: 'wishlist.list.empty',
    defaultMessage: 'Nothing on this list yet',
    description: 'Heading of an empty wishlist',
  },
  emptyText: {
    id: 'wishlist.list.empty-text',
    defaultMessage: 'Press the heart on a camper, and it is saved here.',
    description: 'Below that heading',
  },
  shared: {
    id: 'wishlist.list.shared',
    defaultMessage: 'Whoever has the link can see this list',
    description: 'Note on a shared wishlist',
  },
  sharedText: {
    id: 'wishlist.list.shared-text',
    defaultMessage: 'They see names, pictures and prices, and cannot change anything.',
    description: 'Behind that note',
  },
  copied: {
    id: 'wishlist.list.copied',
    defaultMessage: 'The link is copied',
    description: 'News after the link of a wishlist was copied',
  },
  notCopied: {
    id: 'wishlist.list.not-copied',
    defaultMessage: 'Copy this link: {url}',
    description: 'Where the browser cannot copy by itself; url: the address',
  },
  stopSharing: {
    id: 'wishlist.list.stop-sharing',
    defaultMessage: 'Stop sharing',
    description: 'Button that makes the link of a wishlist invalid',
  },
  sharingStopped: {
    id: 'wishlist.list.sharing-stopped',
    defaultMessage: 'The link does not work any more',
    description: 'News after a wishlist is not shared any more',
  },
  sharedLead: {
    id: 'wishlist.list.shared-lead',
    defaultMessage: 'A wishlist that was shared with you.',
    description: 'Below the name of a wishlist, for a user who opened its link',
  },
  sharedEmpty: {
    id: 'wishlist.list.shared-empty',
    defaultMessage: 'Look again later: it may fill up.',
    description: 'Below “Nothing on this list yet”, for a user who opened its link',
  },
});
