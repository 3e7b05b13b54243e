import type { IntlShape } from 'react-intl';

import type { FieldCheck } from '@campavia/ui/forms';

import { signInLayoutMessages } from './sign-in-layout.messages';

type Words = Pick<IntlShape, 'formatMessage'>;

const SHORTEST_PASSWORD = 8;

/** Whether something may be an e-mail address; the api knows more. */
export function addressCheck({ formatMessage }: Words): FieldCheck {
  return (value) => {
    if (!value.trim()) return formatMessage(signInLayoutMessages.emailNeeded);
    return value.includes('@') ? undefined : formatMessage(signInLayoutMessages.emailWrong);
  };
}

/** Whether a password somebody chooses is long enough; the api knows which are easy to guess. */
export function chosenPasswordCheck({ formatMessage }: Words): FieldCheck {
  return (value) => {
    if (!value) return formatMessage(signInLayoutMessages.passwordChosen);
    const isShort = Array.from(value).length < SHORTEST_PASSWORD;
    return isShort ? formatMessage(signInLayoutMessages.passwordShort) : undefined;
  };
}
