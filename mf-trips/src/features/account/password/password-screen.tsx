import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';

import { tripsMessages } from '../../../components/trips.messages';
import { AccountPage, ActingNote, Narrow } from '../../../components/account-page';

import { PasswordForm } from './password-form';
import { passwordMessages } from './password.messages';

export function PasswordScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {(me) => (
        <AccountPage
          title={formatMessage(tripsMessages.password)}
          lead={formatMessage(passwordMessages.lead)}
          back="account"
        >
          <Narrow>
            {me.actor ? <ActingNote name={me.first_name} /> : <PasswordForm email={me.email} />}
          </Narrow>
        </AccountPage>
      )}
    </SignedIn>
  );
}
