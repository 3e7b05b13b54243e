import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Note, Small } from '@campavia/ui';

import type { SignInFailure } from '../../data/identity/sign-in-failure';
import { useSignIn } from '../../data/identity/use-sign-in';
import { LogPage } from '../log-page/log-page';
import { logPageMessages } from '../log-page/log-page.messages';
import { ForVisitors } from '../onward/for-visitors';
import { useNextQuery } from '../onward/use-next';
import { useTypedAddress } from '../onward/use-typed-address';
import { SignOnChoice } from '../sso/sign-on-choice';

import { SignInForm } from './sign-in-form';
import { SignInTrouble } from './sign-in-trouble';
import { signInMessages } from './sign-in.messages';

/** Signing in by address and password. Where there is another way, it stands below. */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  const { signIn, isBusy, failure } = useSignIn();
  const trouble = useTrouble(failure, isBusy);
  const [email, setEmail] = useState(useTypedAddress());
  const query = useNextQuery();
  const { state } = useLocation();
  const isPasswordNew = (state as { isPasswordNew?: boolean } | null)?.isPasswordNew === true;
  const lead = query ? signInMessages.leadOn : signInMessages.lead;
  return (
    <ForVisitors isAtWork={isBusy}>
      <LogPage title={formatMessage(signInMessages.title)} lead={formatMessage(lead)}>
        {isPasswordNew && !trouble && <Note tone="good">{formatMessage(logPageMessages.passwordIsSet)}</Note>}
        {trouble && <SignInTrouble failure={trouble} email={email} isBusy={isBusy} />}
        <SignInForm
          email={email}
          isBusy={isBusy}
          onEmail={setEmail}
          onSend={({ password = '' }) => void signIn(email.trim(), password)}
        />
        <SignOnChoice />
        <NewHere query={query} />
      </LogPage>
    </ForVisitors>
  );
}

/** The failure of the last try, until the next one has come to its end: then nothing moves in between. */
function useTrouble(failure: SignInFailure | undefined, isBusy: boolean): SignInFailure | undefined {
  const trouble = useRef(failure);
  if (!isBusy) trouble.current = failure;
  return trouble.current;
}

function NewHere({ query }: { query: string }) {
  const { formatMessage } = useIntl();
  return (
    <Small as="p">
      {formatMessage(signInMessages.newHere, {
        link: (words) => (
          <AddressLink to="signup" search={query}>
            {words}
          </AddressLink>
        ),
      })}
    </Small>
  );
}
