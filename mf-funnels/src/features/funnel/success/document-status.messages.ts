import { defineMessages, type NoMessageValues } from 'react-intl';

import type { DocumentProgress } from '../../../rules/document-status';

/** Where a paper stands, in a badge. */
export const documentStatusMessages = defineMessages<Record<DocumentProgress, NoMessageValues>>({
  missing: {
    id: 'funnel.papers.missing',
    defaultMessage: 'Still missing',
    description: 'Where a paper stands, in a badge',
  },
  begun: {
    id: 'funnel.papers.begun',
    defaultMessage: 'Not handed in yet',
    description: 'Where a paper stands, in a badge. Pages are there, and it was not handed in',
  },
  asked: {
    id: 'funnel.papers.asked',
    defaultMessage: 'Being checked',
    description: 'Where a paper stands, in a badge',
  },
  checked: {
    id: 'funnel.papers.checked',
    defaultMessage: 'Checked',
    description: 'Where a paper stands, in a badge',
  },
  again: {
    id: 'funnel.papers.again',
    defaultMessage: 'Needed again',
    description: 'Where a paper stands, in a badge. It was refused, or is no longer good',
  },
});
