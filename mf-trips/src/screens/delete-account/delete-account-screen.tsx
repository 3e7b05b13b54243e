import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { H3, Stack, Text } from '@campavia/ui';

import { AccountPage } from '../../parts/account-page';
import { ActingNote } from '../../parts/acting-note';
import { SignedIn } from '../../parts/signed-in';

import { DeleteForm } from './delete-form';
import { deleteAccountMessages } from './delete-account.messages';
import { Points } from './delete-account.styles';

/** Deleting one's account: what it means, and doing it. */
export function DeleteAccountScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {(me) => (
        <AccountPage
          title={formatMessage(deleteAccountMessages.title)}
          lead={formatMessage(deleteAccountMessages.lead)}
          back="profile"
        >
          <Losses me={me} />
          {me.actor ? <ActingNote name={me.first_name} /> : <DeleteForm />}
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
