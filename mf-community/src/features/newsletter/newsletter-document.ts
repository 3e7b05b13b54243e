import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { newsletterMessages } from './newsletter.messages';

/** The status and head of the page before any script runs. */
export function createNewsletterDocument(
  { path }: DocumentRequest,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): DocumentAnswer {
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(newsletterMessages.documentTitle)),
      description: formatMessage(newsletterMessages.documentDescription),
      canonical: path,
    },
  };
}
