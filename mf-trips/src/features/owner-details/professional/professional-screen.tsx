import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { FailurePanel, H3, Skeleton, Stack, Text } from '@campavia/ui';

import { AccountPage, ActingNote } from '../../../components/account-page';
import { tripsMessages } from '../../../components/trips.messages';
import { useCompany, useLegalProfile, type OwnProfile } from '../../../data/account/use-professional';

import { CompanyForm } from './company-form';
import { EndCompany } from './end-company';
import { LegalProfileForm } from './legal-profile-form';
import { professionalMessages } from './professional.messages';

export function ProfessionalScreen() {
  return <SignedIn>{(me) => <Professional me={me} />}</SignedIn>;
}

function Professional({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const legal = useLegalProfile();
  const company = useCompany(me);
  return (
    <AccountPage
      title={formatMessage(tripsMessages.professional)}
      lead={formatMessage(professionalMessages.lead)}
      back="account"
    >
      {me.actor ? (
        <ActingNote name={me.first_name} />
      ) : (
        <>
          <Stack as="section" $gap={4}>
            <H3 as="h2">{formatMessage(professionalMessages.legal)}</H3>
            <Text $tone="soft">{formatMessage(professionalMessages.legalText)}</Text>
            <Loaded from={legal} />
            {legal.profile !== undefined && <LegalProfileForm me={me} legal={legal} />}
          </Stack>
          <Stack as="section" $gap={4}>
            <H3 as="h2">{formatMessage(professionalMessages.company)}</H3>
            <Text $tone="soft">
              {formatMessage(
                company.profile ? professionalMessages.switching : professionalMessages.becoming,
              )}
            </Text>
            <Loaded from={company} />
            {company.profile !== undefined && <CompanyForm me={me} company={company} />}
          </Stack>
          {company.profile && <EndCompany me={me} />}
        </>
      )}
    </AccountPage>
  );
}

/** In place of a form that is not loaded. */
function Loaded({
  from,
}: {
  from: Pick<OwnProfile<unknown, never>, 'profile' | 'hasFailed' | 'isRetrying' | 'retry'>;
}) {
  const { formatMessage } = useIntl();
  if (from.profile !== undefined) return null;
  if (!from.hasFailed) return <Skeleton $height="30rem" />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(professionalMessages.failed)}
      isRetrying={from.isRetrying}
      onRetry={from.retry}
    />
  );
}
