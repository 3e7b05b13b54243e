import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { contactMessages } from './contact.messages';

export function createContactDocument(
  { path }: DocumentRequest,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): DocumentAnswer {
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(contactMessages.documentTitle)),
      description: formatMessage(contactMessages.documentDescription),
      canonical: path,
    },
  };
}
