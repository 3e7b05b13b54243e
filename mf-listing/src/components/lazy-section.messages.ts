import { defineMessages, type NoMessageValues } from 'react-intl';

export const lazySectionMessages = defineMessages<Record<'failed' | 'again', NoMessageValues>>({
  failed: {
    id: 'listing.later.failed',
    defaultMessage: 'This part of the page could not be loaded.',
    description: 'In place of a section of the page whose script could not be loaded',
  },
  again: {
    id: 'listing.later.again',
    defaultMessage: 'Load it again',
    description: 'Button below: the section could not be loaded',
  },
});
