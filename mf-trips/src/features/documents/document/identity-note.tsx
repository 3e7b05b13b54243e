import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { Note, Stack } from '@campavia/ui';

import { useIdentityCheck } from '../../../data/documents/use-identity-check';

import { identityMessages } from './identity.messages';

/** The result of the automatic comparison with the account, and advice. */
export function IdentityNote({ documentId }: { documentId: number }) {
  const { formatMessage } = useIntl();
  const check = useIdentityCheck(documentId);
  if (!check) return null;
  const { result, reason } = check;
  if (result === 'match') return <Note tone="good">{formatMessage(identityMessages.match)}</Note>;
  const message = result === 'unsure' ? identityMessages.unsure : identityMessages.noMatch;
  return (
    <Note tone="care">
      <Stack $gap={1} as="span">
        <span>{formatMessage(message)}</span>
        {reason && <span>{reason.text}</span>}
        {result === 'no_match' && (
          <AddressLink to="account.profile">{formatMessage(identityMessages.profile)}</AddressLink>
        )}
      </Stack>
    </Note>
  );
}
