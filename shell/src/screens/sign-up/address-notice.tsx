import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Row, Strong } from '@campavia/ui';

import { LogPage } from '../log-page/log-page';
import { logPageMessages } from '../log-page/log-page.messages';
import { goOn } from '../onward/go-on';
import { useNext, useNextQuery } from '../onward/use-next';

import { SendAgain } from './send-again';
import { signUpMessages } from './sign-up.messages';

export interface AddressNoticeProps {
  /** Where the link was mailed to. */
  email: string;
  /** False where the account was made and signing in did not follow. */
  isSignedIn: boolean;
}

/** After signing up: what is left to do, and the way on. */
export function AddressNotice({ email, isSignedIn }: AddressNoticeProps) {
  const { formatMessage } = useIntl();
  const lead = formatMessage(signUpMessages.noticeLead, {
    email,
    b: (words) => <Strong>{words}</Strong>,
  });
  return (
    <LogPage title={formatMessage(signUpMessages.noticeTitle)} lead={lead} takesFocus>
      {isSignedIn ? <SendAgain wayOn={<CarryOn />} /> : <SignInNow />}
    </LogPage>
  );
}

function CarryOn() {
  const { formatMessage } = useIntl();
  const next = useNext();
  return (
    <Button variant="main" size="l" onClick={() => goOn(next)}>
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
        {formatMessage(logPageMessages.signIn)}
      </ButtonLink>
    </Row>
  );
}
