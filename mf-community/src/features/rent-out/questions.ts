import type { MessageDescriptor } from 'react-intl';

import { rentOutMessages } from './rent-out.messages';

export interface Question {
  question: MessageDescriptor;
  answer: MessageDescriptor;
  values?: Record<string, number>;
}

/** The owner's share of a cancellation at least thirty days ahead, in per cent. */
const OWNER_PERCENT = 30;

/** Questions of owners, on the page and in its structured data. */
export const QUESTIONS: readonly Question[] = [
  { question: rentOutMessages.ownUseQuestion, answer: rentOutMessages.ownUseAnswer },
  { question: rentOutMessages.declineQuestion, answer: rentOutMessages.declineAnswer },
  { question: rentOutMessages.damageQuestion, answer: rentOutMessages.damageAnswer },
  {
    question: rentOutMessages.cancelQuestion,
    answer: rentOutMessages.cancelAnswer,
    values: { percent: OWNER_PERCENT },
  },
  { question: rentOutMessages.paidQuestion, answer: rentOutMessages.paidAnswer },
  { question: rentOutMessages.stopQuestion, answer: rentOutMessages.stopAnswer },
];
