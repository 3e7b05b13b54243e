import { defineMessages } from 'react-intl';

/** A word for each status, in a badge. A suspected forgery is `refused` like others. */
export const documentStatusMessages = defineMessages({
  created: {
    id: 'document.status.created',
    defaultMessage: 'Still missing',
    description: 'Status of a document, in a badge',
  },
  added: {
    id: 'document.status.added',
    defaultMessage: 'Not sent yet',
    description: 'Status of a document, in a badge: its pages are uploaded, and it is not sent for checking',
  },
  valid_ask: {
    id: 'document.status.asked',
    defaultMessage: 'Being checked',
    description: 'Status of a document, in a badge',
  },
  external_transmission: {
    id: 'document.status.transmitted',
    defaultMessage: 'One more check',
    description: 'Status of a document, in a badge: we have accepted it, the payment provider checks it now',
  },
  validated: {
    id: 'document.status.validated',
    defaultMessage: 'Checked',
    description: 'Status of a document, in a badge: it is accepted',
  },
  needdoc: {
    id: 'document.status.incomplete',
    defaultMessage: 'Not complete',
    description: 'Status of a document, in a badge: a page is missing or cannot be read',
  },
  refused: {
    id: 'document.status.refused',
    defaultMessage: 'Refused',
    description: 'Status of a document or of one of its pages, in a badge',
  },
  exp_soon: {
    id: 'document.status.expiring',
    defaultMessage: 'Expires soon',
    description: 'Status of a document, in a badge',
  },
  expired: {
    id: 'document.status.expired',
    defaultMessage: 'Expired',
    description: 'Status of a document, in a badge',
  },
});
