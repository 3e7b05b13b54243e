import type { IntlShape } from 'react-intl';

import type { FieldCheck } from '@campavia/ui/forms';

import { logPageMessages } from './log-page.messages';

type Words = Pick<IntlShape, 'formatMessage'>;

const SHORTEST_PASSWORD = 8;

/** Whether something may be an e-mail address; the api knows more. */
export function addressCheck({ formatMessage }: Words): FieldCheck {
  return (value) => {
    if (!value.trim()) return formatMessage(logPageMessages.emailNeeded);
    return value.includes('@') ? undefined : formatMessage(logPageMessages.emailWrong);
  };
}

/** Whether a password somebody chooses is long enough; the api knows which are easy to guess. */
export function chosenPasswordCheck({ formatMessage }: Words): FieldCheck {
  return (value) => {
    if (!value) return formatMessage(logPageMessages.passwordChosen);
    const isShort = Array.from(value).length < SHORTEST_PASSWORD;
    return isShort ? formatMessage(logPageMessages.passwordShort) : undefined;
  };
}
