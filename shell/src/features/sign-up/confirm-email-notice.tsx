import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Row, Strong } from '@campavia/ui';

import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { continueTo } from '../sign-in-layout/continue-to';
import { useNext, useNextQuery } from '../sign-in-layout/use-next';

import { ResendConfirmation } from './resend-confirmation';
import { signUpMessages } from './sign-up.messages';

export interface ConfirmEmailNoticeProps {
  email: string;
  isSignedIn: boolean;
}

export function ConfirmEmailNotice({ email, isSignedIn }: ConfirmEmailNoticeProps) {
  const { formatMessage } = useIntl();
  const lead = formatMessage(signUpMessages.noticeLead, {
    email,
    b: (chunks) => <Strong>{chunks}</Strong>,
  });
  return (
    <SignInLayout title={formatMessage(signUpMessages.noticeTitle)} lead={lead} takesFocus>
      {isSignedIn ? <ResendConfirmation nextStep={<CarryOn />} /> : <SignInNow />}
    </SignInLayout>
  );
}

function CarryOn() {
  const { formatMessage } = useIntl();
  const next = useNext();
  return (
    <Button variant="main" size="l" onClick={() => continueTo(next)}>
      {formatMessage(signUpMessages.carryOn)}
    </Button>
  );
}

function SignInNow() {
  const { formatMessage } = useIntl();
  const query = useNextQuery();
  return (
    <Row>
      <ButtonLink as={AddressLink} to="login" search={query} variant="main" size="l">
        {formatMessage(signInLayoutMessages.signIn)}
      </ButtonLink>
    </Row>
  );
}
