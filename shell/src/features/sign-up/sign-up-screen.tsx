import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, useSite, useUser } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';
import { formErrorsOf } from '@campavia/ui/forms';

import { useSignUp } from '../../session/identity/use-sign-up';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { VisitorsOnly } from '../sign-in-layout/visitors-only';
import { useNextQuery } from '../sign-in-layout/use-next';
import { SignOnChoice } from '../single-sign-on';

import { ConfirmEmailNotice } from './confirm-email-notice';
import { toSignUpRequest } from './sign-up-request';
import { SignUpForm } from './sign-up-form';
import { signUpMessages } from './sign-up.messages';

export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  const isSignedIn = useUser() !== undefined;
  const { signUp, isBusy, entries, madeFor } = useSignUp();
  if (madeFor !== undefined && !isBusy) return <ConfirmEmailNotice email={madeFor} isSignedIn={isSignedIn} />;
  const errors = formErrorsOf(entries, { unknown: formatMessage(signInLayoutMessages.unknown) });
  return (
    <VisitorsOnly isReaderActive={isBusy}>
      <SignInLayout title={formatMessage(signUpMessages.title)} lead={formatMessage(signUpMessages.lead)}>
        <SignUpForm
          errors={errors}
          isBusy={isBusy}
          onSend={(values) => void signUp(toSignUpRequest(values, locale))}
        />
        <SignOnChoice />
        <KnownHere />
      </SignInLayout>
    </VisitorsOnly>
  );
}

function KnownHere() {
  const { formatMessage } = useIntl();
  const query = useNextQuery();
  const link = (chunks: ReactNode) => (
    <AddressLink to="login" search={query}>
      {chunks}
    </AddressLink>
  );
  return <Small as="p">{formatMessage(signUpMessages.knownHere, { link })}</Small>;
}
