import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Row, Small, Strong } from '@campavia/ui';
import { Form, FormField, formErrorsOf, SubmitButton } from '@campavia/ui/forms';
import { Mail } from '@campavia/ui/icons';

import { usePasswordLink, type UsePasswordLink } from '../../session/identity/use-password-link';
import { addressCheck } from '../sign-in-layout/field-checks';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { useTypedEmail } from '../sign-in-layout/use-typed-email';

import { forgottenPasswordMessages } from './forgotten-password.messages';

/** Must say the same whether or not an account has this address. */
export function ForgottenPasswordScreen() {
  const { formatMessage } = useIntl();
  const link = usePasswordLink();
  if (link.sentTo !== undefined) return <LinkSent sentTo={link.sentTo} onStartAgain={link.startAgain} />;
  return (
    <SignInLayout
      title={formatMessage(forgottenPasswordMessages.title)}
      lead={formatMessage(forgottenPasswordMessages.lead)}
    >
      <AddressForm link={link} />
      <Small as="p">
        <AddressLink to="login">{formatMessage(forgottenPasswordMessages.backToSignIn)}</AddressLink>
      </Small>
    </SignInLayout>
  );
}

function AddressForm({ link: { ask, isBusy, entries } }: { link: UsePasswordLink }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const email = useTypedEmail();
  return (
    <Form
      onSubmit={({ email = '' }) => void ask(email.trim())}
      errors={formErrorsOf(entries, { unknown: formatMessage(signInLayoutMessages.unknown) })}
      checks={{ email: addressCheck(intl) }}
      isBusy={isBusy}
      summaryTitle={formatMessage(forgottenPasswordMessages.notSent)}
    >
      <FormField
        name="email"
        type="email"
        label={formatMessage(signInLayoutMessages.email)}
        icon={Mail}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        defaultValue={email}
      />
      <SubmitButton size="l" isWide busyLabel={formatMessage(forgottenPasswordMessages.sending)}>
        {formatMessage(forgottenPasswordMessages.send)}
      </SubmitButton>
    </Form>
  );
}

function LinkSent({ sentTo, onStartAgain }: { sentTo: string; onStartAgain: () => void }) {
  const { formatMessage } = useIntl();
  const lead = formatMessage(forgottenPasswordMessages.sentLead, {
    email: sentTo,
    b: (chunks) => <Strong>{chunks}</Strong>,
  });
  return (
    <SignInLayout title={formatMessage(forgottenPasswordMessages.sentTitle)} lead={lead} takesFocus>
      <Row>
        <ButtonLink as={AddressLink} to="login" variant="line" size="l">
          {formatMessage(forgottenPasswordMessages.backToSignIn)}
        </ButtonLink>
        <Button variant="quiet" size="l" onClick={onStartAgain}>
          {formatMessage(forgottenPasswordMessages.otherAddress)}
        </Button>
      </Row>
    </SignInLayout>
  );
}
