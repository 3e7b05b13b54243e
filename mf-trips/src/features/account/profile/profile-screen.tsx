import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink } from '@campavia/remote-kit';
import { Rule, Text } from '@campavia/ui';

import { useSendConfirmation } from '../../../data/use-send-confirmation';
import { tripsMessages } from '../../../components/trips.messages';
import { AccountPage } from '../../../components/account-page';
import { ConfirmEmailNote } from '../../../components/confirm-email-note';

import { PictureSection } from './picture-section';
import { ProfileForm } from './profile-form';
import { profileMessages } from './profile.messages';

export function ProfileScreen() {
  return <SignedIn>{(me) => <Profile me={me} />}</SignedIn>;
}

function Profile({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { send, isBusy, isSent } = useSendConfirmation();
  return (
    <AccountPage
      title={formatMessage(tripsMessages.profile)}
      lead={formatMessage(profileMessages.lead)}
      back="account"
    >
      {!me.email_confirmed && (
        <ConfirmEmailNote email={me.email} onSend={send} isSending={isBusy} isSent={isSent} />
      )}
      <PictureSection me={me} />
      <ProfileForm me={me} />
      <div>
        <Rule />
        <Text>
          <AddressLink to="account.delete">{formatMessage(profileMessages.deleteAccount)}</AddressLink>
        </Text>
      </div>
    </AccountPage>
  );
}
