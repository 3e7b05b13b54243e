import type { IntlShape } from 'react-intl';

import type { Faq } from '@campavia/contracts';
import { pageTitle, type DocumentAnswer, type DocumentRequest } from '@campavia/remote-kit/config';

import { readHelpView } from '../../rules/help/help-view';
import { answerText } from '../../rules/help/search-help';

import { helpMessages } from './help.messages';

type Intl = Pick<IntlShape, 'formatMessage'>;

/** Status and head of the help page; 503 without its answers, so that search engines retry. */
export function createHelpDocument(
  { path, search }: DocumentRequest,
  { formatMessage }: Intl,
  faq: Faq | undefined,
): DocumentAnswer {
  const { query, topic } = readHelpView(search);
  return {
    status: faq ? 200 : 503,
    head: {
      title: pageTitle(formatMessage(helpMessages.documentTitle)),
      description: formatMessage(helpMessages.documentDescription),
      canonical: path,
      robots: query || topic !== undefined ? 'noindex' : undefined,
      structuredData: faq && [createQuestionData(faq)],
    },
    isPartial: !faq,
  };
}

function createQuestionData({ topics }: Faq): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: question.question,
        acceptedAnswer: { '@type': 'Answer', text: answerText(question) },
      })),
  };
}
