import { useIntl } from 'react-intl';

import { AddressLink, useLocation, usePlatform, useUser } from '@campavia/remote-kit';
import { Button, ButtonLink, Row, Spinner, Strong } from '@campavia/ui';

import { useConfirmAddress, type UseConfirmAddress } from '../../data/identity/use-confirm-address';
import { LogPage } from '../log-page/log-page';
import { logPageMessages } from '../log-page/log-page.messages';
import { SendAgain } from '../sign-up/send-again';

import { confirmEmailMessages } from './confirm-email.messages';

/** Where the mailed link leads that confirms an address; who follows it need not be signed in. */
export function ConfirmEmailScreen() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return token ? <Confirming key={token} token={token} /> : <DeadLink />;
}

function Confirming({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const confirmation = useConfirmAddress(token);
  switch (confirmation.outcome) {
    case 'working':
      return (
        <LogPage title={formatMessage(confirmEmailMessages.working)}>
          <Row>
            <Spinner />
          </Row>
        </LogPage>
      );
    case 'confirmed':
      return <Confirmed email={confirmation.email ?? ''} />;
    case 'dead':
      return <DeadLink />;
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
    b: (words) => <Strong>{words}</Strong>,
  });
  return (
    <LogPage title={formatMessage(confirmEmailMessages.confirmedTitle)} lead={lead} takesFocus>
      <WayOn />
    </LogPage>
  );
}

/** Used, too old, or replaced by a later one. Whoever is signed in sees which, and can have another. */
function DeadLink() {
  const { formatMessage } = useIntl();
  const user = useUser();
  if (user?.email_confirmed && !user.pending_email) return <Confirmed email={user.email} />;
  const lead = user ? confirmEmailMessages.deadLead : confirmEmailMessages.deadLeadVisitor;
  const canSendAgain = user && !user.email_confirmed;
  return (
    <LogPage title={formatMessage(confirmEmailMessages.deadTitle)} lead={formatMessage(lead)} takesFocus>
      {canSendAgain ? <SendAgain /> : <WayOn />}
    </LogPage>
  );
}

function Taken() {
  const { formatMessage } = useIntl();
  return (
    <LogPage
      title={formatMessage(confirmEmailMessages.takenTitle)}
      lead={formatMessage(confirmEmailMessages.takenLead)}
      takesFocus
    >
      <WayOn />
    </LogPage>
  );
}

function Failed({ retry }: Pick<UseConfirmAddress, 'retry'>) {
  const { formatMessage } = useIntl();
  return (
    <LogPage
      title={formatMessage(confirmEmailMessages.failedTitle)}
      lead={formatMessage(confirmEmailMessages.failedLead)}
      takesFocus
    >
      <Row>
        <Button variant="main" size="l" onClick={retry}>
          {formatMessage(confirmEmailMessages.tryAgain)}
        </Button>
      </Row>
    </LogPage>
  );
}

const TO_SIGN_IN = { address: 'login', words: logPageMessages.signIn };
const WAYS_ON = [
  { address: 'account', words: confirmEmailMessages.account },
  { address: 'home', words: confirmEmailMessages.home },
];

/** To the account or home for whoever is signed in; everybody else signs in. */
function WayOn() {
  const { formatMessage } = useIntl();
  const { addresses } = usePlatform();
  const isSignedIn = useUser() !== undefined;
  const ways = isSignedIn ? WAYS_ON : [TO_SIGN_IN];
  const way = ways.find(({ address }) => addresses.some(({ id }) => id === address));
  if (!way) return null;
  return (
    <Row>
      <ButtonLink as={AddressLink} to={way.address} variant="main" size="l">
        {formatMessage(way.words)}
      </ButtonLink>
    </Row>
  );
}
