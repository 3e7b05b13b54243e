import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Note, Small } from '@campavia/ui';

import type { SignInFailure } from '../../session/identity/sign-in-failure';
import { useSignIn } from '../../session/identity/use-sign-in';
import type { SignInNews } from '../../session/work/sign-in-page';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { VisitorsOnly } from '../sign-in-layout/visitors-only';
import { useNextQuery } from '../sign-in-layout/use-next';
import { useTypedEmail } from '../sign-in-layout/use-typed-email';
import { SignOnChoice } from '../single-sign-on';

import { PasskeyChoice } from './passkey-choice';
import { SignInForm } from './sign-in-form';
import { SignInProblem } from './sign-in-problem';
import { signInMessages } from './sign-in.messages';

export function SignInScreen() {
  const { formatMessage } = useIntl();
  const { signIn, isBusy, failure } = useSignIn();
  const problem = useLastProblem(failure, isBusy);
  const [email, setEmail] = useState(useTypedEmail());
  const query = useNextQuery();
  const lead = query ? signInMessages.leadOn : signInMessages.lead;
  return (
    <VisitorsOnly isReaderActive={isBusy}>
      <SignInLayout title={formatMessage(signInMessages.title)} lead={formatMessage(lead)}>
        {problem ? <SignInProblem failure={problem} email={email} isBusy={isBusy} /> : <SignInNote />}
        <SignInForm
          email={email}
          isBusy={isBusy}
          onEmail={setEmail}
          onSend={({ password = '' }) => void signIn(email.trim(), password)}
        />
        <PasskeyChoice />
        <SignOnChoice />
        <NewHere query={query} />
      </SignInLayout>
    </VisitorsOnly>
  );
}

/** The last failure stays until the next attempt has ended, so that the layout does not jump. */
function useLastProblem(failure: SignInFailure | undefined, isBusy: boolean): SignInFailure | undefined {
  const problem = useRef(failure);
  if (!isBusy) problem.current = failure;
  return problem.current;
}

function SignInNote() {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const { isPasswordNew, isSignedOut, reason } = (state ?? {}) as SignInNews;
  if (isPasswordNew) return <Note tone="good">{formatMessage(signInLayoutMessages.passwordIsSet)}</Note>;
  if (!isSignedOut) return null;
  return (
    <Note tone="care">
      {formatMessage(signInMessages.signedOut)} {reason}
    </Note>
  );
}

function NewHere({ query }: { query: string }) {
  const { formatMessage } = useIntl();
  return (
    <Small as="p">
      {formatMessage(signInMessages.newHere, {
        link: (chunks) => (
          <AddressLink to="signup" search={query}>
            {chunks}
          </AddressLink>
        ),
      })}
    </Small>
  );
}
