import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useLocation, useNavigate, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Row } from '@campavia/ui';
import { Form, formErrorsOf, PasswordField, SubmitButton } from '@campavia/ui/forms';

import { useResetPassword } from '../../session/identity/use-reset-password';
import { chosenPasswordCheck } from '../sign-in-layout/field-checks';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import { resetPasswordMessages } from './reset-password.messages';

export function ResetPasswordScreen() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return token ? <NewPassword token={token} /> : <InvalidLink />;
}

function NewPassword({ token }: { token: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { reset, isBusy, entries, isDone, isLinkInvalid } = useResetPassword(token);
  if (isDone) return <OnToSignIn />;
  if (isLinkInvalid) return <InvalidLink takesFocus />;
  return (
    <SignInLayout
      title={formatMessage(resetPasswordMessages.title)}
      lead={formatMessage(resetPasswordMessages.lead)}
    >
      <Form
        onSubmit={({ new_password = '' }) => void reset(new_password)}
        errors={formErrorsOf(entries, { unknown: formatMessage(signInLayoutMessages.unknown) })}
        checks={{ new_password: chosenPasswordCheck(intl) }}
        isBusy={isBusy}
        summaryTitle={formatMessage(resetPasswordMessages.notSet)}
      >
        <PasswordField
          name="new_password"
          label={formatMessage(resetPasswordMessages.newPassword)}
          hint={formatMessage(signInLayoutMessages.passwordHint)}
          autoComplete="new-password"
          maxLength={128}
        />
        <SubmitButton size="l" isWide busyLabel={formatMessage(resetPasswordMessages.setting)}>
          {formatMessage(resetPasswordMessages.set)}
        </SubmitButton>
      </Form>
    </SignInLayout>
  );
}

/** A new password ends every session of the account, that of this browser as well. */
function OnToSignIn() {
  const { formatMessage } = useIntl();
  const { session, events, PageSkeleton } = usePlatform();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.current().status === 'visitor') {
      void navigate(pathOf('sign-in') ?? '/', { replace: true, state: { isPasswordNew: true } });
      return;
    }
    const title = formatMessage(signInLayoutMessages.passwordIsSet);
    void session.signOut().then(() => events.send('toast.shown', { tone: 'good', title, isImportant: true }));
  }, [session, events, navigate, formatMessage]);
  return <PageSkeleton />;
}

function InvalidLink({ takesFocus }: { takesFocus?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <SignInLayout
      title={formatMessage(resetPasswordMessages.invalidTitle)}
      lead={formatMessage(resetPasswordMessages.invalidLead)}
      takesFocus={takesFocus}
    >
      <Row>
        <ButtonLink as={AddressLink} to="forgotten-password" variant="main" size="l">
          {formatMessage(resetPasswordMessages.revalidateAnswers)}
        </ButtonLink>
      </Row>
    </SignInLayout>
  );
}
