import { defineMessages, type NoMessageValues } from 'react-intl';

type DocumentLineValues = {
  missing: NoMessageValues;
  pages: { count: number };
  asked: { date: string };
  transmitted: NoMessageValues;
  sent: { date: string };
  valid: { date: string };
  expiring: { date: string };
  expired: { date: string };
  refused: NoMessageValues;
  progress: { checked: number; all: number };
};

/** The line below the name of a document. */
export const documentLineMessages = defineMessages<DocumentLineValues>({
  missing: {
    id: 'document.line.missing',
    defaultMessage: 'Nothing sent yet',
    description: 'Under the name of a document',
  },
  pages: {
    id: 'document.line.pages',
    defaultMessage:
      '{count, plural, one {# page uploaded} other {# pages uploaded}}, not sent for checking yet',
    description: 'Under the name of a document',
  },
  asked: {
    id: 'document.line.asked',
    defaultMessage: 'Sent on {date}. Checking takes about 24 hours on working days.',
    description: 'Under the name of a document that is being checked; date: 14 May 2027',
  },
  transmitted: {
    id: 'document.line.transmitted',
    defaultMessage: 'We have checked it. Our payment partner checks it once more.',
    description: 'Under the name of a document',
  },
  sent: {
    id: 'document.line.sent',
    defaultMessage: 'Sent on {date}',
    description: 'Under the name of a document that is accepted; date: 14 May 2027',
  },
  valid: {
    id: 'document.line.valid',
    defaultMessage: 'Valid until {date}',
    description: 'Under the name of a document that is accepted; date: 3 April 2031',
  },
  expiring: {
    id: 'document.line.expiring',
    defaultMessage: 'Expires on {date}. Send the new one in time.',
    description: 'Under the name of a document that is valid for less than a month; date: 3 April 2027',
  },
  expired: {
    id: 'document.line.expired',
    defaultMessage: 'Expired on {date}',
    description: 'Under the name of a document; date: 3 April 2027',
  },
  refused: {
    id: 'document.line.refused',
    defaultMessage: 'We could not accept this document.',
    description: 'Under the name of a document that was refused, where no reason is known',
  },
  progress: {
    id: 'document.progress',
    defaultMessage: '{checked} of {all} checked',
    description: 'Beside a bar: how many of the documents that are needed are accepted',
  },
});
