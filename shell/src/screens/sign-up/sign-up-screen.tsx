import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, useSite, useUser } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';
import { formErrorsOf } from '@campavia/ui/forms';

import { useSignUp } from '../../data/identity/use-sign-up';
import { LogPage } from '../log-page/log-page';
import { logPageMessages } from '../log-page/log-page.messages';
import { ForVisitors } from '../onward/for-visitors';
import { useNextQuery } from '../onward/use-next';
import { SignOnChoice } from '../sso/sign-on-choice';

import { AddressNotice } from './address-notice';
import { formOf } from './form-of';
import { SignUpForm } from './sign-up-form';
import { signUpMessages } from './sign-up.messages';

/** Making an account. Whoever has made one is asked to confirm the address. */
export function SignUpScreen() {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  const isSignedIn = useUser() !== undefined;
  const { signUp, isBusy, entries, madeFor } = useSignUp();
  if (madeFor !== undefined && !isBusy) return <AddressNotice email={madeFor} isSignedIn={isSignedIn} />;
  const errors = formErrorsOf(entries, { unknown: formatMessage(logPageMessages.unknown) });
  return (
    <ForVisitors isAtWork={isBusy}>
      <LogPage title={formatMessage(signUpMessages.title)} lead={formatMessage(signUpMessages.lead)}>
        <SignUpForm
          errors={errors}
          isBusy={isBusy}
          onSend={(values) => void signUp(formOf(values, locale))}
        />
        <SignOnChoice />
        <KnownHere />
      </LogPage>
    </ForVisitors>
  );
}

function KnownHere() {
  const { formatMessage } = useIntl();
  const query = useNextQuery();
  const link = (words: ReactNode) => (
    <AddressLink to="login" search={query}>
      {words}
    </AddressLink>
  );
  return <Small as="p">{formatMessage(signUpMessages.knownHere, { link })}</Small>;
}
