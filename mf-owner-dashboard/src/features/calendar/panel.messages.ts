import { defineMessages, type NoMessageValues } from 'react-intl';

type PanelValues = {
  choose: NoMessageValues;
  hint: NoMessageValues;
  days: { days: number };
  clear: NoMessageValues;
  modes: NoMessageValues;
  priceMode: NoMessageValues;
  closeMode: NoMessageValues;
  copyMode: NoMessageValues;
  firstDay: NoMessageValues;
  lastDay: NoMessageValues;
  noFirstDay: NoMessageValues;
  noLastDay: NoMessageValues;
  endsBeforeStart: NoMessageValues;
  price: { currency: string };
  noPrice: NoMessageValues;
  youReceive: NoMessageValues;
  colour: NoMessageValues;
  default: NoMessageValues;
  blue: NoMessageValues;
  orange: NoMessageValues;
  yellow: NoMessageValues;
  pink: NoMessageValues;
  purple: NoMessageValues;
  green: NoMessageValues;
  savePrice: NoMessageValues;
  saving: NoMessageValues;
  reset: NoMessageValues;
  priceSaved: NoMessageValues;
  priceReset: NoMessageValues;
  reason: NoMessageValues;
  comment: NoMessageValues;
  commentHint: NoMessageValues;
  close: NoMessageValues;
  saveChange: NoMessageValues;
  open: NoMessageValues;
  closed: NoMessageValues;
  periodChanged: NoMessageValues;
  opened: NoMessageValues;
  undo: NoMessageValues;
  readOnly: NoMessageValues;
  week: NoMessageValues;
  weekHint: NoMessageValues;
  noWeek: NoMessageValues;
  copy: NoMessageValues;
  copied: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
};

export const panelMessages = defineMessages<PanelValues>({
  choose: {
    id: 'owner-calendar.panel.choose',
    defaultMessage: 'Choose days',
    description: 'Heading of the panel while no day is chosen',
  },
  hint: {
    id: 'owner-calendar.panel.hint',
    defaultMessage: 'Press them in the calendar, or type them here.',
    description: 'Below that heading',
  },
  days: {
    id: 'owner-calendar.panel.days',
    defaultMessage: '{days, plural, one {# day chosen} other {# days chosen}}',
    description: 'Below the chosen days',
  },
  clear: {
    id: 'owner-calendar.panel.clear',
    defaultMessage: 'Choose no days',
    description: 'Button with a cross that clears the choice',
  },
  modes: {
    id: 'owner-calendar.panel.modes',
    defaultMessage: 'What to do with these days',
    description: 'Name of a group of three buttons, for screen readers',
  },
  priceMode: {
    id: 'owner-calendar.panel.price-mode',
    defaultMessage: 'Price',
    description: 'Button: sets a price for the chosen days',
  },
  closeMode: {
    id: 'owner-calendar.panel.close-mode',
    defaultMessage: 'Not for rent',
    description: 'Button: closes the chosen days',
  },
  copyMode: {
    id: 'owner-calendar.panel.copy-mode',
    defaultMessage: 'Copy a week',
    description: 'Button: gives the chosen days the prices of another week',
  },
  firstDay: {
    id: 'owner-calendar.panel.first-day',
    defaultMessage: 'First day',
    description: 'Label of a date field',
  },
  lastDay: {
    id: 'owner-calendar.panel.last-day',
    defaultMessage: 'Last day',
    description: 'Label of a date field',
  },
  noFirstDay: {
    id: 'owner-calendar.panel.no-first-day',
    defaultMessage: 'Enter the first day',
    description: 'Error of a date field',
  },
  noLastDay: {
    id: 'owner-calendar.panel.no-last-day',
    defaultMessage: 'Enter the last day',
    description: 'Error of a date field',
  },
  endsBeforeStart: {
    id: 'owner-calendar.panel.ends-before-start',
    defaultMessage: 'The last day is before the first',
    description: 'Error of a date field',
  },
  price: {
    id: 'owner-calendar.panel.price',
    defaultMessage: 'Price a day in {currency}',
    description: 'Label of a number field. currency: code such as EUR',
  },
  noPrice: {
    id: 'owner-calendar.panel.no-price',
    defaultMessage: 'Enter a price',
    description: 'Error of a number field',
  },
  youReceive: {
    id: 'owner-calendar.panel.you-receive',
    defaultMessage: 'you receive',
    description: 'After a price in its field: the owner receives this amount',
  },
  colour: {
    id: 'owner-calendar.panel.colour',
    defaultMessage: 'Colour of this price',
    description: 'Label of seven colours to choose from',
  },
  default: {
    id: 'owner-calendar.panel.default',
    defaultMessage: 'Grey',
    description: 'A colour',
  },
  blue: {
    id: 'owner-calendar.panel.blue',
    defaultMessage: 'Blue',
    description: 'A colour',
  },
  orange: {
    id: 'owner-calendar.panel.orange',
    defaultMessage: 'Orange',
    description: 'A colour',
  },
  yellow: {
    id: 'owner-calendar.panel.yellow',
    defaultMessage: 'Yellow',
    description: 'A colour',
  },
  pink: {
    id: 'owner-calendar.panel.pink',
    defaultMessage: 'Pink',
    description: 'A colour',
  },
  purple: {
    id: 'owner-calendar.panel.purple',
    defaultMessage: 'Purple',
    description: 'A colour',
  },
  green: {
    id: 'owner-calendar.panel.green',
    defaultMessage: 'Green',
    description: 'A colour',
  },
  savePrice: {
    id: 'owner-calendar.panel.save-price',
    defaultMessage: 'Save the price',
    description: 'Main button',
  },
  saving: {
    id: 'owner-calendar.panel.saving',
    defaultMessage: 'Saving',
    description: 'On a button while it saves',
  },
  reset: {
    id: 'owner-calendar.panel.reset',
    defaultMessage: 'Back to season price',
    description: 'Button: the chosen days cost what their season costs',
  },
  priceSaved: {
    id: 'owner-calendar.panel.price-saved',
    defaultMessage: 'The price is saved.',
    description: 'Said after saving',
  },
  priceReset: {
    id: 'owner-calendar.panel.price-reset',
    defaultMessage: 'These days have the price of their season again.',
    description: 'Said after taking an own price away',
  },
  reason: {
    id: 'owner-calendar.panel.reason',
    defaultMessage: 'Reason',
    description: 'Label of a list: why days are closed',
  },
  comment: {
    id: 'owner-calendar.panel.comment',
    defaultMessage: 'Note',
    description: 'Label of a text field',
  },
  commentHint: {
    id: 'owner-calendar.panel.comment-hint',
    defaultMessage: 'Only you see it.',
    description: 'Below a label',
  },
  close: {
    id: 'owner-calendar.panel.close',
    defaultMessage: 'Close these days',
    description: 'Main button: the camper is not for rent on these days',
  },
  saveChange: {
    id: 'owner-calendar.panel.save-change',
    defaultMessage: 'Save the change',
    description: 'Main button: other days or reason for closed days',
  },
  open: {
    id: 'owner-calendar.panel.open',
    defaultMessage: 'Open these days again',
    description: 'Button: the camper is for rent on these days again',
  },
  closed: {
    id: 'owner-calendar.panel.closed',
    defaultMessage: 'These days are closed. Guests no longer find your camper on them.',
    description: 'Said after closing days',
  },
  periodChanged: {
    id: 'owner-calendar.panel.period-changed',
    defaultMessage: 'The closed days are changed.',
    description: 'Said after a change',
  },
  opened: {
    id: 'owner-calendar.panel.opened',
    defaultMessage: 'These days are open again.',
    description: 'Said after opening closed days',
  },
  undo: {
    id: 'owner-calendar.panel.undo',
    defaultMessage: 'Undo',
    description: 'Button: closes the days again',
  },
  readOnly: {
    id: 'owner-calendar.panel.read-only',
    defaultMessage: 'These days come from our partner site. Change them there.',
    description: 'In place of a form',
  },
  week: {
    id: 'owner-calendar.panel.week',
    defaultMessage: 'Any day of the week to copy',
    description: 'Label of a date field',
  },
  weekHint: {
    id: 'owner-calendar.panel.week-hint',
    defaultMessage: 'Each weekday gets the price that it has in this week.',
    description: 'Below a label',
  },
  noWeek: {
    id: 'owner-calendar.panel.no-week',
    defaultMessage: 'Enter a day of the week to copy',
    description: 'Error of a date field',
  },
  copy: {
    id: 'owner-calendar.panel.copy',
    defaultMessage: 'Copy onto these days',
    description: 'Main button',
  },
  copied: {
    id: 'owner-calendar.panel.copied',
    defaultMessage: 'The prices of the week are copied.',
    description: 'Said after copying',
  },
  notSaved: {
    id: 'owner-calendar.panel.not-saved',
    defaultMessage: 'Nothing was changed yet',
    description: 'Heading of the list of errors',
  },
  unknown: {
    id: 'owner-calendar.panel.unknown',
    defaultMessage: 'That did not work. Try again in a moment.',
    description: 'Error without a text of its own',
  },
});
