import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { onboardingMessages } from './onboarding.messages';

/** The status and head of the page before any script runs. */
export async function onboardingDocument(
  { path }: DocumentRequest,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): Promise<DocumentAnswer> {
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(onboardingMessages.title)),
      description: formatMessage(onboardingMessages.text),
      canonical: path,
    },
  };
}
