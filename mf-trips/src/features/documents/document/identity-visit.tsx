import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { Button, H2, Note, Stack, Text } from '@campavia/ui';

import { useIdentitySession } from '../../../data/documents/use-identity-session';

import { identityMessages } from './identity.messages';
import { identityVisitMessages } from './identity-visit.messages';

/** Offers the identity check at the payment provider, as an alternative to uploading an identity document. */
export function IdentityVisit({ documentId }: { documentId: number }) {
  const { formatMessage } = useIntl();
  const { session, start, isBusy, entries } = useIdentitySession(documentId);
  const [failure] = entries;
  const isOpen = session?.status === 'PENDING';
  return (
    <Stack as="section" $gap={3} aria-labelledby="identity-visit">
      <H2 id="identity-visit">{formatMessage(identityVisitMessages.title)}</H2>
      <Text>{formatMessage(identityVisitMessages[textOf(session?.status)])}</Text>
      {failure && (
        <Note tone="stop">
          <Stack $gap={1} as="span">
            <span>{failure.text ?? formatMessage(identityVisitMessages.notStarted)}</span>
            <AddressLink to="account.profile">{formatMessage(identityMessages.profile)}</AddressLink>
          </Stack>
        </Note>
      )}
      <div>
        <Button
          variant="line"
          isBusy={isBusy}
          busyLabel={formatMessage(identityVisitMessages.starting)}
          onClick={() => void start()}
        >
          {formatMessage(isOpen ? identityVisitMessages.continue : identityVisitMessages.start)}
        </Button>
      </div>
    </Stack>
  );
}

function textOf(status: string | null | undefined) {
  if (status === 'PENDING') return 'pending';
  if (status === 'REFUSED') return 'refused';
  return status === 'EXPIRED' ? 'expired' : 'lead';
}
