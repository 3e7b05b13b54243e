import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { WaitingDocument } from '@campavia/contracts';
import { Badge, H3, Small } from '@campavia/ui';
import { Lock } from '@campavia/ui/icons';

import { WaitingBadge } from '../../../components/waiting-badge';

import { documentNameOf } from './document-names';
import { reviewMessages } from './review.messages';

interface QueueRowProps {
  waiting: WaitingDocument;
  /** By the clock of the server. */
  now: string;
  children: ReactNode;
}

/** One document that waits, with its reviewer or the link to it. */
export function QueueRow({ waiting, now, children }: QueueRowProps) {
  const { formatMessage } = useIntl();
  const { holder, document_type: type, submitted_at: sentAt, claimed_by: claimedBy } = waiting;
  return (
    <li>
      <div>
        <H3 as="h2">{formatMessage(documentNameOf(type))}</H3>
        <Small as="p" $tone="soft">
          {holder}
        </Small>
      </div>
      <WaitingBadge
        since={sentAt}
        now={now}
        label={(waited) => formatMessage(reviewMessages.waits, { waited })}
      />
      {claimedBy ? (
        <Badge tone="quiet" icon={Lock}>
          {formatMessage(reviewMessages.taken, { name: claimedBy.first_name })}
        </Badge>
      ) : (
        children
      )}
    </li>
  );
}
