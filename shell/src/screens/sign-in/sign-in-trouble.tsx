import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Note } from '@campavia/ui';
import { useErrorTitle } from '@campavia/ui/forms';

import type { SignInFailure } from '../../data/identity/sign-in-failure';

import { logPageMessages } from '../log-page/log-page.messages';

import { ForgottenLink } from './forgotten-link';
import { signInMessages } from './sign-in.messages';

const MINUTE_MS = 60_000;

const Room = styled.div`
  &[aria-busy] {
    visibility: hidden;
    /* A quick answer shows no gap. */
    transition: visibility 0s 300ms;
  }
`;

export interface SignInTroubleProps {
  failure: SignInFailure;
  /** The address as it was typed. */
  email: string;
  /** Another try is on its way: the words of the last one only keep their room. */
  isBusy?: boolean;
}

/** Why nobody was signed in, and what to do. */
export function SignInTrouble({ isBusy = false, ...props }: SignInTroubleProps) {
  useErrorTitle(!isBusy);
  return (
    <Room aria-busy={isBusy || undefined}>
      <Note tone="care" role="alert">
        <Sentence {...props} />
      </Note>
    </Room>
  );
}

const SENTENCES = {
  auth_missing_credentials: signInMessages.missingCredentials,
  auth_invalid_grant: signInMessages.invalidGrant,
  auth_unknown: signInMessages.unknown,
  refused: signInMessages.refused,
  too_many: signInMessages.tooMany,
  away: signInMessages.away,
  cookies: logPageMessages.cookiesRefused,
};

function Sentence({
  failure: { code, retryAfterSeconds },
  email,
}: Pick<SignInTroubleProps, 'failure' | 'email'>) {
  const { formatMessage, formatTime } = useIntl();
  if (code === 'auth_bad_credentials') {
    const link = (words: ReactNode) => <ForgottenLink email={email}>{words}</ForgottenLink>;
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

/** On the reader's clock, in whole minutes: not a moment too early. */
function whenAgain(seconds: number): number {
  return Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
}
