import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink } from '@campavia/remote-kit';
import { Avatar, ButtonLink, H3, Stack, Text } from '@campavia/ui';
import { Camera, FileCheck, IdCard, Lock } from '@campavia/ui/icons';

import { useSendConfirmation } from '../../data/use-send-confirmation';
import { tripsMessages } from '../../components/trips.messages';
import { AccountPage } from '../../components/account-page';
import { ConfirmEmailNote } from '../../components/confirm-email-note';
import { portraitOf } from '../../rules/portrait';

import { AccountLine } from './account-line';
import { accountMessages } from './account.messages';
import { Lines, PersonCard } from './account.styles';
import { EmailLine, PhoneLine } from './contact-lines';

export function AccountScreen() {
  return <SignedIn>{(me) => <Account me={me} />}</SignedIn>;
}

function Account({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { send, isBusy, isSent } = useSendConfirmation();
  return (
    <AccountPage title={formatMessage(tripsMessages.account)}>
      {!me.email_confirmed && (
        <ConfirmEmailNote email={me.email} onSend={send} isSending={isBusy} isSent={isSent} />
      )}
      <ProfileHead me={me} />
      <Stack as="section" $gap={1}>
        <H3 as="h2">{formatMessage(accountMessages.status)}</H3>
        <Lines>
          <EmailLine me={me} />
          <PhoneLine me={me} />
          <PictureLine me={me} />
        </Lines>
      </Stack>
      <DrivingSection />
      {me.is_owner && <RentingOutSection />}
      <Stack as="section" $gap={1}>
        <H3 as="h2">{formatMessage(accountMessages.safety)}</H3>
        <Lines>
          <AccountLine
            icon={Lock}
            name={formatMessage(accountMessages.password)}
            text={formatMessage(accountMessages.passwordText)}
            action={
              <ButtonLink as={AddressLink} to="account.password" variant="line" size="s">
                {formatMessage(accountMessages.changePassword)}
              </ButtonLink>
            }
          />
        </Lines>
      </Stack>
    </AccountPage>
  );
}

function DrivingSection() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={1}>
      <H3 as="h2">{formatMessage(accountMessages.driving)}</H3>
      <Lines>
        <AccountLine
          icon={IdCard}
          name={formatMessage(accountMessages.documents)}
          text={formatMessage(accountMessages.documentsText)}
          action={
            <ButtonLink as={AddressLink} to="account.driver-identity" variant="line" size="s">
              {formatMessage(accountMessages.seeDocuments)}
            </ButtonLink>
          }
        />
      </Lines>
    </Stack>
  );
}

function RentingOutSection() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={1}>
      <H3 as="h2">{formatMessage(accountMessages.rentingOut)}</H3>
      <Lines>
        <AccountLine
          icon={FileCheck}
          name={formatMessage(accountMessages.ownerDocuments)}
          text={formatMessage(accountMessages.ownerDocumentsText)}
          action={
            <ButtonLink as={AddressLink} to="account.owner-identity" variant="line" size="s">
              {formatMessage(accountMessages.seeDocuments)}
            </ButtonLink>
          }
        />
      </Lines>
    </Stack>
  );
}

function ProfileHead({ me }: { me: Me }) {
  const { formatMessage, formatDate } = useIntl();
  const name = `${me.first_name} ${me.last_name}`;
  const month = formatDate(momentMs(me.joined_at), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <PersonCard $isPadded $isCab>
      <Avatar name={me.first_name} userId={me.id} size="l" src={portraitOf(me)} />
      <div>
        <H3 as="h2">{name}</H3>
        <Text $tone="soft">{formatMessage(accountMessages.since, { month })}</Text>
      </div>
      <ButtonLink as={AddressLink} to="account.profile" variant="pine">
        {formatMessage(accountMessages.editProfile)}
      </ButtonLink>
    </PersonCard>
  );
}

function PictureLine({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const hasPicture = portraitOf(me) !== undefined;
  return (
    <AccountLine
      icon={Camera}
      name={formatMessage(accountMessages.picture)}
      text={formatMessage(hasPicture ? accountMessages.hasPicture : accountMessages.noPicture)}
      action={
        !hasPicture && (
          <ButtonLink as={AddressLink} to="account.profile" variant="line" size="s">
            {formatMessage(accountMessages.addPicture)}
          </ButtonLink>
        )
      }
    />
  );
}
