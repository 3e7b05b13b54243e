import { defineMessages, type NoMessageValues } from 'react-intl';

type UploadValues = {
  lead: { limit: number };
  leadSides: { limit: number };
  back: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  stillSending: NoMessageValues;
  pagesFirst: { pages: number };
  notSent: NoMessageValues;
  numberNeeded: NoMessageValues;
  expiryNeeded: NoMessageValues;
  sent: NoMessageValues;
  sentElsewhere: NoMessageValues;
};

export const uploadMessages = defineMessages<UploadValues>({
  lead: {
    id: 'documents.upload.lead',
    defaultMessage:
      'Up to {limit, plural, one {# page} other {# pages}}. Lay it flat, without flash, and fill the picture with it.',
    description: 'Under the name of a document: how its pages are photographed',
  },
  leadSides: {
    id: 'documents.upload.lead-sides',
    defaultMessage:
      'Both sides, up to {limit, plural, one {# page} other {# pages}}. Lay it flat, without flash, and fill the picture with it.',
    description: 'Under the name of a card of which both sides are needed: how its pages are photographed',
  },
  back: {
    id: 'documents.upload.back',
    defaultMessage: 'The document',
    description: 'Link back from the page where pages are uploaded',
  },
  send: {
    id: 'documents.upload.send',
    defaultMessage: 'Send for checking',
    description: 'Button: submits the document',
  },
  sending: {
    id: 'documents.upload.sending',
    defaultMessage: 'Sending',
    description: 'The same button while the document is submitted',
  },
  stillSending: {
    id: 'documents.upload.still-sending',
    defaultMessage: 'A page is still being uploaded.',
    description: 'Beside the button that is off',
  },
  pagesFirst: {
    id: 'documents.upload.pages-first',
    defaultMessage:
      '{pages, plural, one {Add a page first.} =2 {Add both sides first.} other {Add # pages first.}}',
    description: 'Beside the button that is off',
  },
  notSent: {
    id: 'documents.upload.not-sent',
    defaultMessage: 'The document was not sent',
    description: 'Heading over what has to be corrected',
  },
  numberNeeded: {
    id: 'documents.upload.number-needed',
    defaultMessage: 'Enter the document number.',
    description: 'Under the field of the number',
  },
  expiryNeeded: {
    id: 'documents.upload.expiry-needed',
    defaultMessage: 'Enter the date it is valid until.',
    description: 'Under the field of the date',
  },
  sent: {
    id: 'documents.upload.sent',
    defaultMessage: 'Your document is being checked',
    description: 'News in the corner of the page, after the document was sent',
  },
  sentElsewhere: {
    id: 'documents.upload.sent-elsewhere',
    defaultMessage: 'This document was already sent',
    description: 'News in the corner of the page: another tab has sent it meanwhile',
  },
});
