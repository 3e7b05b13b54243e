import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { H3, Stack, Text } from '@campavia/ui';

import { tripsMessages } from '../../../components/trips.messages';
import { AccountPage, ActingNote } from '../../../components/account-page';

import { DeleteAccountForm } from './delete-account-form';
import { deleteAccountMessages } from './delete-account.messages';
import { Points } from './delete-account.styles';

export function DeleteAccountScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {(me) => (
        <AccountPage
          title={formatMessage(tripsMessages.deleteAccount)}
          lead={formatMessage(deleteAccountMessages.lead)}
          back="profile"
        >
          <Losses me={me} />
          {me.actor ? <ActingNote name={me.first_name} /> : <DeleteAccountForm />}
        </AccountPage>
      )}
    </SignedIn>
  );
}

function Losses({ me: { camper_count: count } }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={3}>
      <H3 as="h2">{formatMessage(deleteAccountMessages.lost)}</H3>
      <Points>
        <li>{formatMessage(deleteAccountMessages.lostProfile)}</li>
        <li>{formatMessage(deleteAccountMessages.lostSignIn)}</li>
        <li>{formatMessage(deleteAccountMessages.lostCredits)}</li>
        {count > 0 && <li>{formatMessage(deleteAccountMessages.lostCampers, { count })}</li>}
      </Points>
      <Text $tone="soft">{formatMessage(deleteAccountMessages.stays)}</Text>
    </Stack>
  );
}
