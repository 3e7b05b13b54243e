import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { QUESTIONS } from './questions';
import { rentOutMessages } from './rent-out.messages';

type Intl = Pick<IntlShape, 'formatMessage'>;

/** The status and head of the page before any script runs. */
export function createRentOutDocument({ path }: DocumentRequest, intl: Intl): DocumentAnswer {
  const { formatMessage } = intl;
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(rentOutMessages.documentTitle)),
      description: formatMessage(rentOutMessages.documentDescription),
      canonical: path,
      structuredData: [createQuestionData(intl)],
    },
  };
}

/** Structured data of the questions (schema.org FAQPage). */
function createQuestionData({ formatMessage }: Intl): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map(({ question, answer, values }) => ({
      '@type': 'Question',
      name: formatMessage(question),
      acceptedAnswer: { '@type': 'Answer', text: formatMessage(answer, values) },
    })),
  };
}
