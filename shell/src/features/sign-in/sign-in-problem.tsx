import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Note } from '@campavia/ui';
import { useErrorTitle } from '@campavia/ui/forms';

import type { SignInFailure } from '../../session/identity/sign-in-failure';

import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import { ForgottenPasswordLink } from './forgotten-password-link';
import { signInMessages } from './sign-in.messages';

const MINUTE_MS = 60_000;

const NoteSpace = styled.div`
  &[aria-busy] {
    visibility: hidden;
    /* The message hides after 300 ms only, so that a fast response causes no flicker. */
    transition: visibility 0s 300ms;
  }
`;

export interface SignInProblemProps {
  failure: SignInFailure;
  email: string;
  /** While a new attempt is pending, the previous message is hidden but keeps its space. */
  isBusy?: boolean;
}

export function SignInProblem({ isBusy = false, ...props }: SignInProblemProps) {
  useErrorTitle(!isBusy);
  return (
    <NoteSpace aria-busy={isBusy || undefined}>
      <Note tone="care" role="alert">
        <Sentence {...props} />
      </Note>
    </NoteSpace>
  );
}

const SENTENCES = {
  auth_missing_credentials: signInMessages.missingCredentials,
  auth_invalid_grant: signInMessages.invalidGrant,
  auth_unknown: signInMessages.unknown,
  refused: signInMessages.refused,
  too_many: signInMessages.tooMany,
  away: signInMessages.away,
  cookies: signInLayoutMessages.cookiesRefused,
};

function Sentence({
  failure: { code, retryAfterSeconds },
  email,
}: Pick<SignInProblemProps, 'failure' | 'email'>) {
  const { formatMessage, formatTime } = useIntl();
  if (code === 'auth_bad_credentials') {
    const link = (chunks: ReactNode) => <ForgottenPasswordLink email={email}>{chunks}</ForgottenPasswordLink>;
    return formatMessage(signInMessages.badCredentials, { link });
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (code === 'too_many' && retryAfterSeconds !== undefined) {
    return formatMessage(signInMessages.tooManyUntil, {
      time: formatTime(whenAgain(retryAfterSeconds), { timeZone }),
    });
  }
  return formatMessage(SENTENCES[code]);
}

/** Rounded up to whole minutes, so that the shown time is never too early. */
function whenAgain(seconds: number): number {
  return Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
}
