import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type SavedValues = {
  panel: NoValues;
  thisSearch: NoValues;
  name: NoValues;
  nameMissing: NoValues;
  saveWithEmails: NoValues;
  saveOnly: NoValues;
  emailsText: NoValues;
  save: NoValues;
  browserText: NoValues;
  signIn: NoValues;
  isSaved: NoValues;
  nothing: NoValues;
  full: { limit: number };
  closed: NoValues;
  failed: NoValues;
};

/** Saving the search of the page. */
export const savedMessages = defineMessages<SavedValues>({
  panel: {
    id: 'saved.panel',
    defaultMessage: 'Saved searches',
    description: 'Name of the panel where a search is saved and saved ones are listed',
  },
  thisSearch: {
    id: 'saved.this-search',
    defaultMessage: 'This search',
    description: 'Heading over the form that saves the search of the page',
  },
  name: {
    id: 'saved.name',
    defaultMessage: 'Name of the search',
    description: 'Label of the field for the name of a search',
  },
  nameMissing: {
    id: 'saved.name-missing',
    defaultMessage: 'Give it a name so that you can find it again.',
    description: 'Error under that field when it is empty',
  },
  saveWithEmails: {
    id: 'saved.save-with-emails',
    defaultMessage: 'Save and e-mail me',
    description: 'Button: keep the search and send mails about new campers that fit it',
  },
  saveOnly: {
    id: 'saved.save-only',
    defaultMessage: 'Only save it',
    description: 'Button: keep the search, send no mails',
  },
  emailsText: {
    id: 'saved.emails-text',
    defaultMessage:
      'We e-mail you when a new camper matches, at most once a day. Each e-mail has a link to unsubscribe.',
    description: 'Says what the mails are, above those two buttons',
  },
  save: {
    id: 'saved.save',
    defaultMessage: 'Save it in this browser',
    description: 'Button for a user without an account',
  },
  browserText: {
    id: 'saved.browser-text',
    defaultMessage:
      'It stays in this browser. With an account you have it everywhere, and we e-mail you when a new camper matches.',
    description: 'For a user who is not signed in, above the link to sign in',
  },
  signIn: {
    id: 'saved.sign-in',
    defaultMessage: 'Sign in',
    description: 'Button beside that sentence',
  },
  isSaved: {
    id: 'saved.is-saved',
    defaultMessage: 'This search is saved.',
    description: 'In place of the form once the search is kept',
  },
  nothing: {
    id: 'saved.nothing',
    defaultMessage: 'Choose a place, dates or a filter first. Then you can save the search.',
    description: 'In place of the form when the search asks for nothing at all',
  },
  full: {
    id: 'saved.full',
    defaultMessage:
      '{limit, plural, one {# search is saved already. Remove it below, then save this one.} other {# searches are saved already. Remove one below, then save this one.}}',
    description: 'Error when no more can be kept. limit: how many there may be',
  },
  closed: {
    id: 'saved.closed',
    defaultMessage:
      'This browser saves nothing, as in a private window. The address of this page is the search: bookmark it.',
    description: 'Error when the browser refuses to keep data',
  },
  failed: {
    id: 'saved.failed',
    defaultMessage: 'That did not work just now. Nothing was changed. Try again in a moment.',
    description: 'Error when saving, changing or removing failed',
  },
});
