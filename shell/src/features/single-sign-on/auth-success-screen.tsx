import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, useLocation, useSite, useUser } from '@campavia/remote-kit';
import { pathOn } from '@campavia/i18n/sites';
import { ButtonLink, Row } from '@campavia/ui';

import { useSingleSignOnReturn } from '../../session/identity/use-single-sign-on-return';
import { safeNext } from '../../session/safe-next';
import { SignInLayout } from '../sign-in-layout/sign-in-layout';
import { signInLayoutMessages } from '../sign-in-layout/sign-in-layout.messages';
import { continueTo } from '../sign-in-layout/continue-to';
import { SignOnChoice } from './sign-on-choice';

import { authSuccessMessages, PROBLEM_MESSAGES, type SignOnProblem } from './auth-success.messages';
import { readReturn } from './read-return';

export function AuthSuccessScreen() {
  const { formatMessage } = useIntl();
  const problem = useReturn();
  if (problem) return <NotSignedIn problem={problem} />;
  return <SignInLayout title={formatMessage(authSuccessMessages.working)} />;
}

function useReturn(): SignOnProblem | undefined {
  const { search } = useLocation();
  const home = pathOn(useSite(), '/');
  const isSignedIn = useRef(false);
  isSignedIn.current = useUser() !== undefined;
  const { enter, refusal } = useSingleSignOnReturn();
  const [problem, setProblem] = useState<SignOnProblem>();

  useEffect(() => {
    const read = readReturn(search);
    if ('given' in read) {
      void enter(read.given).then((me) => me && continueTo(safeNext(read.next, home)));
    } else if (isSignedIn.current) {
      continueTo(home);
    } else {
      setProblem(read.problem);
    }
  }, [search, home, enter]);
  return problem ?? refusal;
}

function NotSignedIn({ problem }: { problem: SignOnProblem }) {
  const { formatMessage } = useIntl();
  return (
    <SignInLayout
      title={formatMessage(authSuccessMessages.failed)}
      lead={formatMessage(PROBLEM_MESSAGES[problem])}
      takesFocus
    >
      <Row>
        <ButtonLink as={AddressLink} to="login" variant="main" size="l">
          {formatMessage(signInLayoutMessages.signIn)}
        </ButtonLink>
      </Row>
      <SignOnChoice />
    </SignInLayout>
  );
}
