import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { SignedIn } from '@campavia/parts/signed-in';
import { H3, Note, Skeleton, Stack, Text } from '@campavia/ui';

import { tripsMessages } from '../../../components/trips.messages';
import { AccountPage, ActingNote } from '../../../components/account-page';
import { useAccountDeletion } from '../../../data/account/use-account-deletion';

import { BlockingTrips } from './blocking-trips';
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
          {me.actor ? <ActingNote name={me.first_name} /> : <FormOrTrips />}
        </AccountPage>
      )}
    </SignedIn>
  );
}

function FormOrTrips() {
  const { deletion, isLoading } = useAccountDeletion();
  if (isLoading) return <Skeleton $height="9rem" />;
  if (deletion && deletion.trips.length > 0) return <BlockingTrips trips={deletion.trips} />;
  return (
    <>
      {deletion?.retained_until && <Retained until={deletion.retained_until} />}
      {deletion?.is_at_payment_provider && <KeptByProvider />}
      {deletion && deletion.requests > 0 && <Withdrawn count={deletion.requests} />}
      <DeleteAccountForm />
    </>
  );
}

function Retained({ until }: { until: string }) {
  const intl = useIntl();
  return (
    <Note>
      {intl.formatMessage(deleteAccountMessages.retained, { date: formatPlainDate(intl, plainDate(until)) })}
    </Note>
  );
}

function KeptByProvider() {
  const { formatMessage } = useIntl();
  return <Note>{formatMessage(deleteAccountMessages.keptByProvider)}</Note>;
}

function Withdrawn({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return <Note>{formatMessage(deleteAccountMessages.requests, { count })}</Note>;
}

function Losses({ me: { camper_count: count } }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={3}>
      <H3 as="h2">{formatMessage(deleteAccountMessages.lost)}</H3>
      <Points>
        <li>{formatMessage(deleteAccountMessages.lostProfile)}</li>
        <li>{formatMessage(deleteAccountMessages.lostSignIn)}</li>
        <li>{formatMessage(deleteAccountMessages.lostDocuments)}</li>
        <li>{formatMessage(deleteAccountMessages.lostCredits)}</li>
        {count > 0 && <li>{formatMessage(deleteAccountMessages.lostCampers, { count })}</li>}
      </Points>
      <Text $tone="soft">{formatMessage(deleteAccountMessages.stays)}</Text>
    </Stack>
  );
}
