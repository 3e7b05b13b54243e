import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type SavedListValues = {
  title: NoValues;
  count: { count: number; limit: number };
  empty: NoValues;
  notLoaded: NoValues;
  again: NoValues;
  emails: NoValues;
  emailsOf: { name: string };
  over: NoValues;
  otherSite: { country: string };
  remove: { name: string };
  removed: { name: string };
  restore: NoValues;
  onlyInBrowser: { count: number };
  moveToAccount: { count: number };
  takingOver: NoValues;
  forget: { count: number };
};

/** The list of saved searches. */
export const savedListMessages = defineMessages<SavedListValues>({
  title: {
    id: 'saved.list.title',
    defaultMessage: 'Your saved searches',
    description: 'Heading over the list',
  },
  count: {
    id: 'saved.list.count',
    defaultMessage: '{count, number} of {limit, number}',
    description: 'Beside that heading: how many are kept, and how many there may be',
  },
  empty: {
    id: 'saved.list.empty',
    defaultMessage: 'None yet. Searches you save appear here.',
    description: 'In place of the list while it is empty',
  },
  notLoaded: {
    id: 'saved.list.not-loaded',
    defaultMessage: 'Your saved searches could not be loaded. Nothing is lost.',
    description: 'In place of the list when it did not come',
  },
  again: {
    id: 'saved.list.again',
    defaultMessage: 'Try again',
    description: 'Button under that sentence',
  },
  emails: {
    id: 'saved.list.emails',
    defaultMessage: 'E-mail alerts',
    description: 'Switch in a line of the list: mails about new campers that fit this search; very short',
  },
  emailsOf: {
    id: 'saved.list.emails-of',
    defaultMessage: 'E-mail alerts for {name}',
    description: 'The same switch, read aloud. name: what the search is called',
  },
  over: {
    id: 'saved.list.over',
    defaultMessage: 'These dates have passed. Choose new ones.',
    description: 'Under a search whose dates lie in the past',
  },
  otherSite: {
    id: 'saved.list.other-site',
    defaultMessage: 'On our site for {country}',
    description:
      'Under a search that was saved on the site of another country; word it so that no article depends on the name',
  },
  remove: {
    id: 'saved.list.remove',
    defaultMessage: 'Remove {name}',
    description: 'Label of the button that removes a search, read aloud. name: what it is called',
  },
  removed: {
    id: 'saved.list.removed',
    defaultMessage: '“{name}” is removed.',
    description: 'Said after that',
  },
  restore: {
    id: 'saved.list.put-back',
    defaultMessage: 'Undo',
    description: 'Button beside that sentence',
  },
  onlyInBrowser: {
    id: 'saved.list.left-here',
    defaultMessage:
      '{count, plural, one {# search is saved in this browser only.} other {# searches are saved in this browser only.}}',
    description: 'For a user signed in who saved searches before signing in',
  },
  moveToAccount: {
    id: 'saved.list.take-over',
    defaultMessage: '{count, plural, one {Save it in my account} other {Save them in my account}}',
    description: 'Button under that sentence',
  },
  takingOver: {
    id: 'saved.list.taking-over',
    defaultMessage: 'Saving them in your account…',
    description: 'The same button while it is being done',
  },
  forget: {
    id: 'saved.list.forget',
    defaultMessage: '{count, plural, one {Delete it} other {Delete them}}',
    description: 'Second button under that sentence: removes them from this browser',
  },
});
