import { useIntl } from 'react-intl';

import { Form, FormField, type FormValues, PasswordField, SubmitButton } from '@campavia/ui/forms';
import { Mail } from '@campavia/ui/icons';

import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import { ForgottenPasswordLink } from './forgotten-password-link';
import { signInMessages } from './sign-in.messages';

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  isBusy: boolean;
  onSend: (values: FormValues) => void;
}

export function SignInForm({ email, onEmail, isBusy, onSend }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const checks = {
    email: (value: string) => (value.trim() ? undefined : formatMessage(signInLayoutMessages.emailNeeded)),
    password: (value: string) => (value ? undefined : formatMessage(signInMessages.passwordNeeded)),
  };
  return (
    <Form
      onSubmit={onSend}
      checks={checks}
      isBusy={isBusy}
      summaryTitle={formatMessage(signInMessages.notSignedIn)}
    >
      <FormField
        name="email"
        type="email"
        label={formatMessage(signInLayoutMessages.email)}
        icon={Mail}
        autoComplete="username webauthn"
        inputMode="email"
        maxLength={254}
        defaultValue={email}
        onChange={({ target }) => onEmail(target.value)}
      />
      <PasswordField
        name="password"
        label={formatMessage(signInLayoutMessages.password)}
        end={
          <ForgottenPasswordLink email={email}>
            {formatMessage(signInMessages.forgotten)}
          </ForgottenPasswordLink>
        }
      />
      <SubmitButton size="l" isWide busyLabel={formatMessage(signInMessages.signingIn)}>
        {formatMessage(signInLayoutMessages.signIn)}
      </SubmitButton>
    </Form>
  );
}
