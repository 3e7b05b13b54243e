import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { WaitingDocument } from '@campavia/contracts';
import { Badge, H3, Small } from '@campavia/ui';
import { Hourglass, Lock } from '@campavia/ui/icons';

import { waitingTime } from '../../../rules/waiting-time';

import { documentNameOf } from './document-names';
import { reviewMessages } from './review.messages';

/** One document that waits, with who reviews it or what leads to it. */
export function QueueRow({ waiting, children }: { waiting: WaitingDocument; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { holder, document_type: type, submitted_at: sentAt, claimed_by: claimedBy } = waiting;
  const { hours, isLate } = waitingTime(sentAt, Date.now());
  return (
    <li>
      <div>
        <H3 as="h2">{formatMessage(documentNameOf(type))}</H3>
        <Small as="p" $tone="soft">
          {holder}
        </Small>
      </div>
      <Badge tone={isLate ? 'stop' : 'quiet'} icon={Hourglass}>
        {formatMessage(reviewMessages.waits, { waited: hours })}
      </Badge>
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
