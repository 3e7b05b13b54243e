import type { IntlShape } from 'react-intl';

import type { FieldCheck } from '@campavia/ui/forms';

import { signInLayoutMessages } from './sign-in-layout.messages';

type TextColumn = Pick<IntlShape, 'formatMessage'>;

const SHORTEST_PASSWORD = 8;

/** A rough check; the api decides. */
export function addressCheck({ formatMessage }: TextColumn): FieldCheck {
  return (value) => {
    if (!value.trim()) return formatMessage(signInLayoutMessages.emailNeeded);
    return value.includes('@') ? undefined : formatMessage(signInLayoutMessages.emailWrong);
  };
}

/** Checks the length only; the api knows which passwords are easy to guess. */
export function chosenPasswordCheck({ formatMessage }: TextColumn): FieldCheck {
  return (value) => {
    if (!value) return formatMessage(signInLayoutMessages.passwordChosen);
    const isShort = Array.from(value).length < SHORTEST_PASSWORD;
    return isShort ? formatMessage(signInLayoutMessages.passwordShort) : undefined;
  };
}
