import { useIntl } from 'react-intl';

import { AddressLink, useLocation, usePlatform, useUser } from '@campavia/remote-kit';
import { Button, ButtonLink, Row, Spinner, Strong } from '@campavia/ui';

import { useConfirmEmail, type UseConfirmEmail } from '../../session/identity/use-confirm-email';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { ResendConfirmation } from '../sign-up';

import { confirmEmailMessages } from './confirm-email.messages';

/** Works without being signed in. */
export function ConfirmEmailScreen() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return token ? <Confirming key={token} token={token} /> : <InvalidLink />;
}

function Confirming({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const confirmation = useConfirmEmail(token);
  switch (confirmation.outcome) {
    case 'working':
      return (
        <SignInLayout title={formatMessage(confirmEmailMessages.working)}>
          <Row>
            <Spinner />
          </Row>
        </SignInLayout>
      );
    case 'confirmed':
      return <Confirmed email={confirmation.email ?? ''} />;
    case 'invalid':
      return <InvalidLink />;
    case 'taken':
      return <Taken />;
    case 'failed':
      return <Failed retry={confirmation.retry} />;
  }
}

function Confirmed({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const lead = formatMessage(confirmEmailMessages.confirmedLead, {
    email,
    b: (chunks) => <Strong>{chunks}</Strong>,
  });
  return (
    <SignInLayout title={formatMessage(confirmEmailMessages.confirmedTitle)} lead={lead} takesFocus>
      <NextStep />
    </SignInLayout>
  );
}

function InvalidLink() {
  const { formatMessage } = useIntl();
  const user = useUser();
  if (user?.email_confirmed && !user.pending_email) return <Confirmed email={user.email} />;
  const lead = user ? confirmEmailMessages.invalidLead : confirmEmailMessages.invalidLeadVisitor;
  const canResendConfirmation = user && !user.email_confirmed;
  return (
    <SignInLayout
      title={formatMessage(confirmEmailMessages.invalidTitle)}
      lead={formatMessage(lead)}
      takesFocus
    >
      {canResendConfirmation ? <ResendConfirmation /> : <NextStep />}
    </SignInLayout>
  );
}

function Taken() {
  const { formatMessage } = useIntl();
  return (
    <SignInLayout
      title={formatMessage(confirmEmailMessages.takenTitle)}
      lead={formatMessage(confirmEmailMessages.takenLead)}
      takesFocus
    >
      <NextStep />
    </SignInLayout>
  );
}

function Failed({ retry }: Pick<UseConfirmEmail, 'retry'>) {
  const { formatMessage } = useIntl();
  return (
    <SignInLayout
      title={formatMessage(confirmEmailMessages.failedTitle)}
      lead={formatMessage(confirmEmailMessages.failedLead)}
      takesFocus
    >
      <Row>
        <Button variant="main" size="l" onClick={retry}>
          {formatMessage(confirmEmailMessages.tryAgain)}
        </Button>
      </Row>
    </SignInLayout>
  );
}

const TO_SIGN_IN = { address: 'login', label: signInLayoutMessages.signIn };
const NEXT_STEPS = [
  { address: 'account', label: confirmEmailMessages.account },
  { address: 'home', label: confirmEmailMessages.home },
];

function NextStep() {
  const { formatMessage } = useIntl();
  const { addresses } = usePlatform();
  const isSignedIn = useUser() !== undefined;
  const links = isSignedIn ? NEXT_STEPS : [TO_SIGN_IN];
  const link = links.find(({ address }) => addresses.some(({ id }) => id === address));
  if (!link) return null;
  return (
    <Row>
      <ButtonLink as={AddressLink} to={link.address} variant="main" size="l">
        {formatMessage(link.label)}
      </ButtonLink>
    </Row>
  );
}
