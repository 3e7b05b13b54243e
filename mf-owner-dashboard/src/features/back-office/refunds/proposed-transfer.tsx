import { useIntl } from 'react-intl';

import type { RefusedRefund } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, ErrorText, Row, Small, Stack, Text } from '@campavia/ui';

import { useProposedTransfer } from '../../../data/back-office/use-refused-refunds';
import { backOfficeMessages } from '../back-office.messages';
import { formatMoment } from '../format-moment';

import { refusedRefundsMessages } from './refused-refunds.messages';

interface ProposedTransferProps {
  refundId: number;
  transfer: NonNullable<RefusedRefund['transfer']>;
}

/** A transfer that one member of staff proposed: another one approves it, either withdraws it. */
export function ProposedTransfer({ refundId, transfer }: ProposedTransferProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const { send, isBusy, entries } = useProposedTransfer(refundId, transfer.proposed_at);
  const { staff, reason, bank_reference: reference } = transfer;

  async function answer(decision: 'approve' | 'withdraw') {
    if (!(await send(decision))) return;
    const done = decision === 'approve' ? refusedRefundsMessages.paidBack : refusedRefundsMessages.withdrawn;
    events.send('toast.shown', { tone: 'good', title: formatMessage(done) });
  }

  return (
    <Stack $gap={3}>
      <Text>
        {formatMessage(refusedRefundsMessages.proposed, {
          name: staff.first_name,
          date: formatMoment(intl, transfer.proposed_at),
          reference,
          reason,
        })}
      </Text>
      {staff.is_me && (
        <Small as="p" $tone="soft">
          {formatMessage(refusedRefundsMessages.yourOwn)}
        </Small>
      )}
      <div role="alert">
        {entries.length > 0 && (
          <ErrorText>{entries[0]?.text ?? formatMessage(backOfficeMessages.unknown)}</ErrorText>
        )}
      </div>
      <Row $gap={3}>
        {!staff.is_me && (
          <Button
            variant="main"
            isBusy={isBusy}
            busyLabel={formatMessage(refusedRefundsMessages.busy)}
            onClick={() => void answer('approve')}
          >
            {formatMessage(refusedRefundsMessages.approve)}
          </Button>
        )}
        <Button variant="line" disabled={isBusy} onClick={() => void answer('withdraw')}>
          {formatMessage(refusedRefundsMessages.withdraw)}
        </Button>
      </Row>
    </Stack>
  );
}
