import { defineMessages, type NoMessageValues } from 'react-intl';

type DetailValues = {
  number: NoMessageValues;
  numberHint: NoMessageValues;
  expiration_date: NoMessageValues;
  expirationHint: NoMessageValues;
  real_edition_date: NoMessageValues;
};

/** Labels of the fields of a document. */
export const detailMessages = defineMessages<DetailValues>({
  number: {
    id: 'documents.details.number',
    defaultMessage: 'Document number',
    description: 'Label of a field',
  },
  numberHint: {
    id: 'documents.details.number-hint',
    defaultMessage: 'As printed on the document',
    description: 'Under the label of the number',
  },
  expiration_date: {
    id: 'documents.details.expiry',
    defaultMessage: 'Valid until',
    description: 'Label of a field with a date',
  },
  expirationHint: {
    id: 'documents.details.expiry-hint',
    defaultMessage: 'The last day that is printed on it',
    description: 'Under the label of the date',
  },
  real_edition_date: {
    id: 'documents.details.issued',
    defaultMessage: 'Date of issue',
    description: 'Label of a field with a date',
  },
});
