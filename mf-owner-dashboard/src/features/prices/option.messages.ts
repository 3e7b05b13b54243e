import { defineMessages, type NoMessageValues } from 'react-intl';

type OptionValues = {
  title: NoMessageValues;
  add: NoMessageValues;
  none: NoMessageValues;
  aDay: NoMessageValues;
  onceATrip: NoMessageValues;
  upTo: { most: string };
  change: { name: string };
  remove: { name: string };
  removed: { name: string };
  which: NoMessageValues;
  name: NoMessageValues;
  price: NoMessageValues;
  quantity: NoMessageValues;
  recurrence: NoMessageValues;
  cancel: NoMessageValues;
};

export const optionMessages = defineMessages<OptionValues>({
  title: {
    id: 'owner-prices.options',
    defaultMessage: 'Extras',
    description: 'Heading of what guests may add',
  },
  add: {
    id: 'owner-prices.add',
    defaultMessage: 'Add an extra',
    description: 'Button, and heading of the dialog it opens',
  },
  none: {
    id: 'owner-prices.none',
    defaultMessage: 'You offer no extras yet.',
    description: 'In place of the list of extras',
  },
  aDay: {
    id: 'owner-prices.a-day',
    defaultMessage: 'a day',
    description: 'How often an extra is paid',
  },
  onceATrip: {
    id: 'owner-prices.once-a-trip',
    defaultMessage: 'once a trip',
    description: 'How often an extra is paid',
  },
  upTo: {
    id: 'owner-prices.up-to',
    defaultMessage: 'up to {most}',
    description: 'How many of an extra a guest may take',
  },
  change: {
    id: 'owner-prices.change',
    defaultMessage: 'Change {name}',
    description: 'Button. name: an extra',
  },
  remove: {
    id: 'owner-prices.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button. name: an extra',
  },
  removed: {
    id: 'owner-prices.removed',
    defaultMessage: '{name} is no longer offered',
    description: 'Notice after an extra was removed',
  },
  which: {
    id: 'owner-prices.which',
    defaultMessage: 'Which extra?',
    description: 'Label of a choice',
  },
  name: {
    id: 'owner-prices.option-name',
    defaultMessage: 'Its name',
    description: 'Label of the name of an owner’s own extra',
  },
  price: {
    id: 'owner-prices.option-price',
    defaultMessage: 'Price',
    description: 'Label of the price of an extra',
  },
  quantity: {
    id: 'owner-prices.quantity',
    defaultMessage: 'How many at most',
    description: 'Label: how many of an extra a guest may take',
  },
  recurrence: {
    id: 'owner-prices.recurrence',
    defaultMessage: 'Guests pay for it',
    description: 'Label: by the day or once',
  },
  cancel: {
    id: 'owner-prices.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: closes a dialog without saving',
  },
});
