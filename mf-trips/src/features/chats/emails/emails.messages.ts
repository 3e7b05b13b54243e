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
    id: 'chats.emails.title',
    defaultMessage: 'Stop e-mails about new messages?',
    description: 'Heading of the page that an e-mail leads to',
  },
  text: {
    id: 'chats.emails.text',
    defaultMessage: 'Your messages stay where they are. You can switch the e-mails on again in your account.',
    description: 'Below that heading',
  },
  stop: { id: 'chats.emails.stop', defaultMessage: 'Stop these e-mails', description: 'Button' },
  stopping: {
    id: 'chats.emails.stopping',
    defaultMessage: 'Stopping',
    description: 'Button while it works',
  },
  done: {
    id: 'chats.emails.done',
    defaultMessage: 'No more e-mails about new messages',
    description: 'Heading once it is done',
  },
  invalid: {
    id: 'chats.emails.dead',
    defaultMessage: 'This link is not complete. Open it from the e-mail again.',
    description: 'When the link does not work',
  },
  failed: {
    id: 'chats.emails.failed',
    defaultMessage: 'The e-mails could not be stopped just now. Try again in a moment.',
    description: 'After a failure',
  },
});
