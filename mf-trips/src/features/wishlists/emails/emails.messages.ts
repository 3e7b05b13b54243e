import { defineMessages, type NoMessageValues } from 'react-intl';

type EmailsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  stop: NoMessageValues;
  stopping: NoMessageValues;
  done: NoMessageValues;
  invalid: NoMessageValues;
  failed: NoMessageValues;
};

export const emailsMessages = defineMessages<EmailsValues>({
  title: {
    id: 'wishlist.emails.title',
    defaultMessage: 'Stop e-mails about your wishlists?',
    description: 'Heading of the page that an e-mail leads to',
  },
  text: {
    id: 'wishlist.emails.text',
    defaultMessage: 'Your wishlists stay. You can switch the e-mails on again on each list.',
    description: 'Below that heading',
  },
  stop: { id: 'wishlist.emails.stop', defaultMessage: 'Stop these e-mails', description: 'Button' },
  stopping: {
    id: 'wishlist.emails.stopping',
    defaultMessage: 'Stopping',
    description: 'Button while it works',
  },
  done: {
    id: 'wishlist.emails.done',
    defaultMessage: 'No more e-mails about your wishlists',
    description: 'Heading once it is done',
  },
  invalid: {
    id: 'wishlist.emails.dead',
    defaultMessage: 'This link is not complete. Open it from the e-mail again.',
    description: 'When the link does not work',
  },
  failed: {
    id: 'wishlist.emails.failed',
    defaultMessage: 'The e-mails could not be stopped just now. Try again in a moment.',
    description: 'After a failure',
  },
});
