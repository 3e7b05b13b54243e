import { defineMessages, type NoMessageValues } from 'react-intl';

type CreditEmailsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  stop: NoMessageValues;
  stopping: NoMessageValues;
  done: NoMessageValues;
  invalid: NoMessageValues;
  failed: NoMessageValues;
};

export const creditEmailsMessages = defineMessages<CreditEmailsValues>({
  title: {
    id: 'money.emails.title',
    defaultMessage: 'Stop e-mails about your rental credit?',
    description: 'Heading of the page that an e-mail leads to',
  },
  text: {
    id: 'money.emails.text',
    defaultMessage: 'Your credit stays. You can switch the e-mails on again in your account.',
    description: 'Below that heading',
  },
  stop: { id: 'money.emails.stop', defaultMessage: 'Stop these e-mails', description: 'Button' },
  stopping: {
    id: 'money.emails.stopping',
    defaultMessage: 'Stopping',
    description: 'Button while it works',
  },
  done: {
    id: 'money.emails.done',
    defaultMessage: 'No more e-mails about your rental credit',
    description: 'Heading once it is done',
  },
  invalid: {
    id: 'money.emails.dead',
    defaultMessage: 'This link is not complete. Open it from the e-mail again.',
    description: 'When the link does not work',
  },
  failed: {
    id: 'money.emails.failed',
    defaultMessage: 'The e-mails could not be stopped just now. Try again in a moment.',
    description: 'After a failure',
  },
});
