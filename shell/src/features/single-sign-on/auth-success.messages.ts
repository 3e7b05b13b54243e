import { defineMessages } from 'react-intl';

import type { SignOnRefusal } from '../../session/identity/use-single-sign-on-return';

import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import type { ReturnProblem } from './read-return';

/** Every reason why a return does not become a sign-in. */
export type SignOnProblem = ReturnProblem | SignOnRefusal;

export const authSuccessMessages = defineMessages({
  working: {
    id: 'screens.auth-success.working',
    defaultMessage: 'Signing you in',
    description: 'Heading for the moment after the reader came back from the identity provider',
  },
  failed: {
    id: 'screens.auth-success.failed',
    defaultMessage: 'You are not signed in yet',
    description: 'Heading when single sign-on did not work; the reason stands below',
  },
  cancelled: {
    id: 'screens.auth-success.cancelled',
    defaultMessage: 'You cancelled before it was done. Nothing has changed.',
    description: 'The reader refused at the identity provider',
  },
  provider: {
    id: 'screens.auth-success.provider',
    defaultMessage:
      'The account you wanted to use could not confirm who you are. Try again, or use a password.',
    description: 'The identity provider answered with an error of its own',
  },
  stale: {
    id: 'screens.auth-success.stale',
    defaultMessage: 'This sign-in was used before, took too long, or began in another window. Start again.',
    description: 'The answer of the identity provider belongs to nothing that this tab has asked for',
  },
  used: {
    id: 'screens.auth-success.used',
    defaultMessage: 'This sign-in is no longer valid. Start again.',
    description: 'The code of the identity provider was used before or is too old',
  },
  refused: {
    id: 'screens.auth-success.refused',
    defaultMessage:
      'That account has no confirmed e-mail address, or may not be used here. Sign in with a password instead.',
    description: 'The identity provider does not vouch for the address, or the account here is suspended',
  },
  away: {
    id: 'screens.auth-success.away',
    defaultMessage: 'There was no answer in time. Try again in a moment.',
    description: 'The api or the identity provider could not be reached, or was asked too often',
  },
});

export const PROBLEM_MESSAGES = {
  cancelled: authSuccessMessages.cancelled,
  provider: authSuccessMessages.provider,
  stale: authSuccessMessages.stale,
  used: authSuccessMessages.used,
  refused: authSuccessMessages.refused,
  cookies: signInLayoutMessages.cookiesRefused,
  away: authSuccessMessages.away,
} satisfies Record<SignOnProblem, unknown>;
