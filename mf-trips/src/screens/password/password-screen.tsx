import { useIntl } from 'react-intl';

import { AccountPage } from '../../parts/account-page';
import { ActingNote } from '../../parts/acting-note';
import { Narrow } from '../../parts/narrow';
import { SignedIn } from '../../parts/signed-in';

import { PasswordForm } from './password-form';
import { passwordMessages } from './password.messages';

/** Changing one's password. */
export function PasswordScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {(me) => (
        <AccountPage
          title={formatMessage(passwordMessages.title)}
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
