import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentAnswer } from '@campavia/remote-kit/config';

import { earningsPath, isEarningsStep } from '../../rules/earnings/earnings-steps';

import { documentMessages } from './document.messages';
import { stepTitles } from './frame/title.messages';

type Intl = Pick<IntlShape, 'formatMessage'>;

/** The first step, which is indexed. */
export function createEarningsDocument({ formatMessage }: Intl): DocumentAnswer {
  return {
    status: 200,
    head: {
      title: pageTitle(formatMessage(stepTitles.owner)),
      description: formatMessage(documentMessages.description),
      canonical: earningsPath('owner'),
    },
  };
}

/** A later step, which depends on stored answers; undefined for an unknown one. */
export function createEarningsStepDocument(
  step: string | undefined,
  search: string,
  { formatMessage }: Intl,
): DocumentAnswer | undefined {
  if (!isEarningsStep(step)) return undefined;
  if (step === 'owner') return { status: 302, redirect: `${earningsPath('owner')}${search}` };
  const title = pageTitle(formatMessage(stepTitles[step]));
  return { status: 200, head: { title, robots: 'noindex' }, isClientRendered: true };
}
