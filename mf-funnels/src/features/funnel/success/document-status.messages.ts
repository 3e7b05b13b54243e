import { defineMessages, type NoMessageValues } from 'react-intl';

import type { DocumentProgress } from '../../../rules/document-status';

/** Status of a document, in a badge. */
export const documentStatusMessages = defineMessages<Record<DocumentProgress, NoMessageValues>>({
  missing: {
    id: 'funnel.documents.missing',
    defaultMessage: 'Still missing',
    description: 'Where a document stands, in a badge',
  },
  begun: {
    id: 'funnel.documents.begun',
    defaultMessage: 'Not handed in yet',
    description: 'Where a document stands, in a badge. Pages are there, and it was not handed in',
  },
  asked: {
    id: 'funnel.documents.asked',
    defaultMessage: 'Being checked',
    description: 'Where a document stands, in a badge',
  },
  checked: {
    id: 'funnel.documents.checked',
    defaultMessage: 'Checked',
    description: 'Where a document stands, in a badge',
  },
  again: {
    id: 'funnel.documents.again',
    defaultMessage: 'Needed again',
    description: 'Where a document stands, in a badge. It was refused, or is no longer good',
  },
});
