import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { needsBeneficialOwners } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, Skeleton, Stack, Text } from '@campavia/ui';

import { AccountPage, ActingNote } from '../../../components/account-page';
import { tripsMessages } from '../../../components/trips.messages';
import { useDeclaration, type UseDeclaration } from '../../../data/account/use-declaration';

import { beneficialOwnersMessages } from './beneficial-owners.messages';
import { DeclarationStatus } from './declaration-status';
import { Persons } from './persons';

export function BeneficialOwnersScreen() {
  return <SignedIn>{(me) => <BeneficialOwners me={me} />}</SignedIn>;
}

function BeneficialOwners({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <AccountPage
      title={formatMessage(tripsMessages.beneficialOwners)}
      lead={formatMessage(beneficialOwnersMessages.lead)}
      back="account"
    >
      {needsBeneficialOwners(me.professional_type) ? <Declaration me={me} /> : <NotNeeded />}
    </AccountPage>
  );
}

/** For people and sole traders, who own their business themselves. */
function NotNeeded() {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={4}>
      <Text>{formatMessage(beneficialOwnersMessages.notNeeded)}</Text>
      <div>
        <ButtonLink as={AddressLink} to="account.professional" variant="line">
          {formatMessage(beneficialOwnersMessages.toProfessional)}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Declaration({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const declaration = useDeclaration();
  if (declaration.hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(beneficialOwnersMessages.failed)}
        isRetrying={declaration.isRetrying}
        onRetry={declaration.retry}
      />
    );
  }
  if (!declaration.declaration) return <Skeleton $height="20rem" />;
  return <Loaded me={me} state={declaration} declaration={declaration.declaration} />;
}

interface LoadedProps {
  me: Me;
  state: UseDeclaration;
  declaration: NonNullable<UseDeclaration['declaration']>;
}

function Loaded({ me, state, declaration }: LoadedProps) {
  return (
    <Stack $gap={6}>
      <DeclarationStatus declaration={declaration} />
      {me.actor && <ActingNote name={me.first_name} />}
      <Persons state={state} declaration={declaration} isReadOnly={Boolean(me.actor)} />
    </Stack>
  );
}
