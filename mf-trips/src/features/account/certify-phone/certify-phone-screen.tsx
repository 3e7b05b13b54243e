import { type MessageDescriptor, useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Note, Row, Text } from '@campavia/ui';
import { Send } from '@campavia/ui/icons';

import { tripsMessages } from '../../../components/trips.messages';
import { AccountPage, ActingNote, Narrow } from '../../../components/account-page';
import { useCertifyPhone } from '../../../data/use-certify-phone';

import { certifyPhoneMessages } from './certify-phone.messages';
import { CodeForm } from './code-form';
import { CodeStatusNote } from './code-status';

export function CertifyPhoneScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {(me) => (
        <AccountPage title={formatMessage(tripsMessages.certifyPhone)} back="profile">
          <Step me={me} />
        </AccountPage>
      )}
    </SignedIn>
  );
}

function Step({ me: { phone, phone_certified: isConfirmed, actor, first_name: name } }: { me: Me }) {
  const { formatMessage } = useIntl();
  if (!phone) return <MissingPhone />;
  if (actor && !isConfirmed) return <ActingNote name={name} />;
  if (!isConfirmed) return <OpenPhone phone={phone} />;
  return (
    <>
      <Note tone="good">{formatMessage(certifyPhoneMessages.isConfirmed, { phone })}</Note>
      <ToProfile label={certifyPhoneMessages.toProfile} />
    </>
  );
}

function MissingPhone() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text>{formatMessage(certifyPhoneMessages.missing)}</Text>
      <ToProfile label={certifyPhoneMessages.addPhone} />
    </>
  );
}

function ToProfile({ label }: { label: MessageDescriptor }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <ButtonLink as={AddressLink} to="account.profile" variant="pine">
        {formatMessage(label)}
      </ButtonLink>
    </div>
  );
}

function OpenPhone({ phone }: { phone: string }) {
  const { formatMessage } = useIntl();
  const certify = useCertifyPhone();
  if (certify.status !== 'none') {
    return (
      <>
        <CodeStatusNote phone={phone} status={certify.status} expiresAt={certify.expiresAt} />
        <Narrow>
          <CodeForm certify={certify} />
        </Narrow>
      </>
    );
  }
  return (
    <>
      <Text>{formatMessage(certifyPhoneMessages.ask, { phone })}</Text>
      <Row>
        <Button
          variant="main"
          icon={Send}
          isBusy={certify.isSending}
          busyLabel={formatMessage(certifyPhoneMessages.sending)}
          onClick={certify.sendCode}
        >
          {formatMessage(certifyPhoneMessages.send)}
        </Button>
        <ButtonLink as={AddressLink} to="account.profile" variant="quiet">
          {formatMessage(certifyPhoneMessages.otherPhone)}
        </ButtonLink>
      </Row>
    </>
  );
}
