import { defineMessages, type NoMessageValues } from 'react-intl';

type WishlistsValues = {
  title: NoMessageValues;
  total: { lists: number; limit: number; count: number };
  newList: NoMessageValues;
  newListHint: NoMessageValues;
  full: { limit: number };
  count: { count: number };
  none: NoMessageValues;
  noneText: NoMessageValues;
  find: NoMessageValues;
  failed: NoMessageValues;
  more: { list: string };
  share: NoMessageValues;
  rename: NoMessageValues;
  remove: NoMessageValues;
  name: NoMessageValues;
  nameMissing: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  cancel: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
  removeTitle: { list: string };
  removeText: { count: number };
  removing: NoMessageValues;
  removed: { list: string };
  all: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
};

export const wishlistsMessages = defineMessages<WishlistsValues>({
  title: { id: 'wishlist.title', defaultMessage: 'Wishlists', description: 'Heading of the page' },
  total: {
    id: 'wishlist.total',
    defaultMessage:
      '{lists} of {limit, plural, one {# list} other {# lists}}, {count, plural, one {# camper} other {# campers}}',
    description: 'Below the heading; limit: how many lists one may have; count: on all lists together',
  },
  newList: { id: 'wishlist.new', defaultMessage: 'New list', description: 'Button that creates a wishlist' },
  newListHint: {
    id: 'wishlist.new-hint',
    defaultMessage: 'Name it, then save campers with the heart.',
    description: 'Below “New list”',
  },
  full: {
    id: 'wishlist.full',
    defaultMessage:
      'You have all {limit, plural, one {# list} other {# lists}}. Delete one to create another.',
    description: 'Why no list can be created',
  },
  count: {
    id: 'wishlist.count',
    defaultMessage: '{count, plural, =0 {No campers yet} one {# camper} other {# campers}}',
    description: 'How many campers are on a wishlist',
  },
  none: { id: 'wishlist.none', defaultMessage: 'No wishlist yet', description: 'Heading without lists' },
  noneText: {
    id: 'wishlist.none-text',
    defaultMessage: 'Press the heart on a camper, and it is saved here.',
    description: 'Below “No wishlist yet”',
  },
  find: { id: 'wishlist.find', defaultMessage: 'Find a camper', description: 'Button to the search' },
  failed: {
    id: 'wishlist.failed',
    defaultMessage: 'Your wishlists could not be loaded',
    description: 'Heading after a failure',
  },
  more: {
    id: 'wishlist.more',
    defaultMessage: 'More for “{list}”',
    description: 'Name of the button that opens the menu of a wishlist; list: its name',
  },
  share: {
    id: 'wishlist.share',
    defaultMessage: 'Share',
    description: 'Button that shares a wishlist by a link',
  },
  rename: { id: 'wishlist.rename', defaultMessage: 'Rename', description: 'Button that renames a wishlist' },
  remove: { id: 'wishlist.remove', defaultMessage: 'Delete', description: 'Button that deletes a wishlist' },
  name: { id: 'wishlist.name', defaultMessage: 'Name of the list', description: 'Label of a text field' },
  nameMissing: {
    id: 'wishlist.name-missing',
    defaultMessage: 'Give the list a name.',
    description: 'Error at the field when it is empty',
  },
  save: { id: 'wishlist.save', defaultMessage: 'Save', description: 'Button that stores the name of a list' },
  saving: { id: 'wishlist.saving', defaultMessage: 'Saving', description: 'The same button while it works' },
  cancel: { id: 'wishlist.cancel', defaultMessage: 'Cancel', description: 'Button that closes a dialog' },
  notSaved: {
    id: 'wishlist.not-saved',
    defaultMessage: 'Not saved yet',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'wishlist.unknown',
    defaultMessage: 'That did not work just now. Nothing was changed. Try again in a moment.',
    description: 'When a change failed without a known reason',
  },
  removeTitle: {
    id: 'wishlist.remove-title',
    defaultMessage: 'Delete “{list}”?',
    description: 'Question of a dialog; list: name of the wishlist',
  },
  removeText: {
    id: 'wishlist.remove-text',
    defaultMessage:
      '{count, plural, =0 {The list is empty.} one {The camper on it is not saved any more, and its link stops working.} other {The # campers on it are not saved any more, and its link stops working.}}',
    description: 'What deleting a wishlist leads to; its link: with which it was shared',
  },
  removing: {
    id: 'wishlist.removing',
    defaultMessage: 'Deleting',
    description: 'Button while a list is deleted',
  },
  removed: {
    id: 'wishlist.removed',
    defaultMessage: '“{list}” is deleted',
    description: 'News after a wishlist was deleted; list: its name',
  },
  all: { id: 'wishlist.all', defaultMessage: 'All wishlists', description: 'Link back to all lists' },
  gone: {
    id: 'wishlist.gone',
    defaultMessage: 'This wishlist is not there',
    description: 'Heading for a list that was deleted, is not shared any more, or belongs to another user',
  },
  goneText: {
    id: 'wishlist.gone-text',
    defaultMessage: 'It was deleted, or is not shared any more.',
    description: 'Below “This wishlist is not there”',
  },
});
