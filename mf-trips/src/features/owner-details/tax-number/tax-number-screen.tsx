import { useIntl } from 'react-intl';

import type { Document, Me } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { FailurePanel, H3, Note, Skeleton, Stack, Text } from '@campavia/ui';

import { AccountPage, ActingNote } from '../../../components/account-page';
import { tripsMessages } from '../../../components/trips.messages';
import { useTaxNumber, type UseTaxNumber } from '../../../data/account/use-tax-number';

import { TaxNumberForm } from './tax-number-form';
import { taxNumberMessages } from './tax-number.messages';

export function TaxNumberScreen() {
  return <SignedIn>{(me) => <TaxNumber me={me} />}</SignedIn>;
}

function TaxNumber({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <AccountPage
      title={formatMessage(tripsMessages.taxNumber)}
      lead={formatMessage(taxNumberMessages.lead)}
      back="account"
    >
      <Content me={me} taxNumber={useTaxNumber(me.id)} />
    </AccountPage>
  );
}

function Content({ me, taxNumber }: { me: Me; taxNumber: UseTaxNumber }) {
  const { formatMessage } = useIntl();
  const { document, hasFailed, isRetrying, retry } = taxNumber;
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(taxNumberMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!document) return <Skeleton $height="40rem" />;
  return (
    <Stack $gap={4}>
      <Current document={document} />
      {me.actor ? (
        <ActingNote name={me.first_name} />
      ) : (
        <TaxNumberForm key={document.number} me={me} document={document} taxNumber={taxNumber} />
      )}
      <Why />
    </Stack>
  );
}

function Current({ document: { number, issuing_country: country } }: { document: Document }) {
  const { formatMessage, formatDisplayName } = useIntl();
  if (number === null || country === null) return null;
  const values = {
    country: formatDisplayName(country, { type: 'region' }) ?? country,
    end: number.slice(-3),
  };
  return <Note tone="good">{formatMessage(taxNumberMessages.current, values)}</Note>;
}

function Why() {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={2}>
      <H3 as="h2">{formatMessage(taxNumberMessages.why)}</H3>
      <Text>{formatMessage(taxNumberMessages.whyText)}</Text>
      <Text $tone="soft">{formatMessage(taxNumberMessages.reported)}</Text>
    </Stack>
  );
}
