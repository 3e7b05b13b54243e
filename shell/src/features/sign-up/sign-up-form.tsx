import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { phoneExampleOf } from '@campavia/domain';
import { hrefOf, usePlatform, useSite } from '@campavia/remote-kit';
import {
  BirthDateField,
  Form,
  type FormErrors,
  FormField,
  type FormValues,
  PasswordField,
  SubmitButton,
  CheckboxField,
} from '@campavia/ui/forms';
import { Mail, Phone } from '@campavia/ui/icons';

import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';

import { signUpChecks } from './sign-up-checks';
import { signUpMessages } from './sign-up.messages';

export interface SignUpFormProps {
  errors: FormErrors;
  isBusy: boolean;
  onSend: (values: FormValues) => void;
}

export function SignUpForm({ errors, isBusy, onSend }: SignUpFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Form
      onSubmit={onSend}
      errors={errors}
      checks={signUpChecks(intl)}
      isBusy={isBusy}
      summaryTitle={formatMessage(signUpMessages.notMade)}
    >
      <AccountFields />
      <ProfileFields />
      <Terms />
      <SubmitButton size="l" isWide busyLabel={formatMessage(signUpMessages.signingUp)}>
        {formatMessage(signUpMessages.signUp)}
      </SubmitButton>
    </Form>
  );
}

function AccountFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormField
        name="email"
        type="email"
        label={formatMessage(signInLayoutMessages.email)}
        icon={Mail}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={formatMessage(signInLayoutMessages.password)}
        hint={formatMessage(signInLayoutMessages.passwordHint)}
        autoComplete="new-password"
        maxLength={128}
      />
    </>
  );
}

function ProfileFields() {
  const { formatMessage } = useIntl();
  const example = phoneExampleOf(useSite().country);
  return (
    <>
      <FormField
        name="first_name"
        label={formatMessage(signUpMessages.firstName)}
        hint={formatMessage(signUpMessages.firstNameHint)}
        autoComplete="given-name"
        maxLength={80}
      />
      <FormField
        name="last_name"
        label={formatMessage(signUpMessages.lastName)}
        hint={formatMessage(signUpMessages.lastNameHint)}
        autoComplete="family-name"
        maxLength={80}
      />
      <FormField
        name="phone"
        type="tel"
        label={formatMessage(signUpMessages.phone)}
        hint={formatMessage(signUpMessages.phoneHint, { example })}
        icon={Phone}
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        isOptional
      />
      <BirthDateField
        name="borned_on"
        label={formatMessage(signUpMessages.birthDate)}
        hint={formatMessage(signUpMessages.birthDateHint)}
        isOptional
      />
    </>
  );
}

function Terms() {
  const { formatMessage } = useIntl();
  const { routing } = usePlatform();
  const linkTo = (href: string | undefined) => (chunks: ReactNode) =>
    href ? (
      <a href={href} target="_blank" rel="noreferrer">
        {chunks}
      </a>
    ) : (
      chunks
    );
  return (
    <CheckboxField name="terms">
      {formatMessage(signUpMessages.terms, {
        terms: linkTo(hrefOf('terms') ?? routing.terms),
        privacy: linkTo(hrefOf('confidentiality') ?? routing.privacy),
      })}
    </CheckboxField>
  );
}
