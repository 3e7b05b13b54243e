import { defineMessages, type NoMessageValues } from 'react-intl';

type HeartValues = {
  save: { title: string };
  word: NoMessageValues;
  saved: { list: string };
  removed: { lists: string };
  quoted: { list: string };
  savedHere: NoMessageValues;
  savedHereText: NoMessageValues;
  signIn: NoMessageValues;
  removedHere: NoMessageValues;
  notStored: NoMessageValues;
  failed: { title: string };
  undo: NoMessageValues;
  openList: NoMessageValues;
  again: NoMessageValues;
  firstList: NoMessageValues;
  mergedList: NoMessageValues;
  merged: { added: number };
  known: { known: number };
};

export const heartMessages = defineMessages<HeartValues>({
  save: {
    id: 'heart.save',
    defaultMessage: 'Save {title}',
    description: 'Name of the heart that saves a camper to a wishlist; title: name of the camper',
  },
  word: {
    id: 'heart.word',
    defaultMessage: 'Save',
    description: 'Beside the heart that saves a camper to a wishlist',
  },
  saved: {
    id: 'heart.saved',
    defaultMessage: 'Saved to “{list}”',
    description: 'News after a press on the heart; list: name of the wishlist, in the quotes of the language',
  },
  removed: {
    id: 'heart.removed',
    defaultMessage: 'Taken off {lists}',
    description: 'News after a heart was taken back; lists: names of wishlists in quotes, joined',
  },
  quoted: {
    id: 'heart.quoted',
    defaultMessage: '“{list}”',
    description: 'Name of a wishlist in the quotes of the language',
  },
  savedHere: {
    id: 'heart.saved-here',
    defaultMessage: 'Saved in this browser',
    description: 'News after a visitor has pressed the heart',
  },
  savedHereText: {
    id: 'heart.saved-here-text',
    defaultMessage: 'Sign in to have it on your wishlists everywhere.',
    description: 'Below “Saved in this browser”',
  },
  signIn: {
    id: 'heart.sign-in',
    defaultMessage: 'Sign in',
    description: 'Button in the news about a saved camper',
  },
  removedHere: {
    id: 'heart.removed-here',
    defaultMessage: 'Not saved any more',
    description: 'News after a visitor has taken back the heart',
  },
  notStored: {
    id: 'heart.not-stored',
    defaultMessage: 'This browser stores nothing. Sign in to save campers.',
    description: 'News when a visitor’s browser has no storage',
  },
  failed: {
    id: 'heart.failed',
    defaultMessage: 'That did not work for {title}. Nothing was changed.',
    description: 'News when saving or taking back failed; title: name of the camper',
  },
  undo: { id: 'heart.undo', defaultMessage: 'Undo', description: 'Button that saves a camper again' },
  openList: { id: 'heart.open-list', defaultMessage: 'Open the list', description: 'Button to the wishlist' },
  again: { id: 'heart.again', defaultMessage: 'Try again', description: 'Button after a failure' },
  firstList: {
    id: 'heart.first-list',
    defaultMessage: 'Saved campers',
    description: 'Name of the wishlist that is created with the first heart',
  },
  mergedList: {
    id: 'heart.merged-list',
    defaultMessage: 'Saved before you signed in',
    description: 'Name of the wishlist with what a visitor had saved in the browser; 60 characters at most',
  },
  merged: {
    id: 'heart.merged',
    defaultMessage:
      '{added, plural, =0 {Nothing new came along from before you signed in.} one {# camper that you saved before you signed in came along.} other {# campers that you saved before you signed in came along.}}',
    description: 'After signing in; added: how many campers of the browser are new on the wishlists',
  },
  known: {
    id: 'heart.known',
    defaultMessage:
      '{known, plural, one {# was on a list already and stays there once.} other {# were on a list already and stay there once.}}',
    description: 'Behind the sentence about campers that came along; known: how many were saved already',
  },
});
