import type { IntlShape } from 'react-intl';

import type { FieldCheck } from '@campavia/ui/forms';

import { addressCheck, chosenPasswordCheck } from '../sign-in-layout/field-checks';

import { signUpMessages } from './sign-up.messages';

export function signUpChecks(intl: IntlShape): Record<string, FieldCheck> {
  const { formatMessage } = intl;
  return {
    email: addressCheck(intl),
    password: chosenPasswordCheck(intl),
    first_name: (value) => (value.trim() ? undefined : formatMessage(signUpMessages.firstNameNeeded)),
    last_name: (value) => (value.trim() ? undefined : formatMessage(signUpMessages.lastNameNeeded)),
    // An invalid date arrives as typed, with slashes.
    borned_on: (value) => (value.includes('/') ? formatMessage(signUpMessages.birthDateWrong) : undefined),
    terms: (value) => (value === 'on' ? undefined : formatMessage(signUpMessages.termsNeeded)),
  };
}
