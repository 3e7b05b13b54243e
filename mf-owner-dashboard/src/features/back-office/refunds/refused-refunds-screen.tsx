import { useIntl } from 'react-intl';

import type { RefusedRefund, RefusedRefunds } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Card, H3, Note, Row, Small, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useRefusedRefunds } from '../../../data/back-office/use-refused-refunds';
import { Answered, BackOfficePage } from '../back-office-page';
import { QueuePage } from '../queue-page';
import { readPage } from '../read-page';

import { ProposedTransfer } from './proposed-transfer';
import { RefundDecision } from './refund-decision';
import { refusedRefundsMessages } from './refused-refunds.messages';

/** Refunds that the payment provider refused: staff try them again or pay them by bank transfer. */
export function RefusedRefundsScreen() {
  return <BackOfficePage>{() => <Queue />}</BackOfficePage>;
}

function Queue() {
  const page = readPage(useLocation().search);
  return (
    <Answered
      title={titleMessages.staff}
      failed={refusedRefundsMessages.failed}
      answer={useRefusedRefunds(page)}
    >
      {(loaded) => <LoadedQueue loaded={loaded} page={page} />}
    </Answered>
  );
}

interface LoadedQueueProps {
  loaded: RefusedRefunds;
  page: number;
}

function LoadedQueue({ loaded: { count, counted_at: now, results }, page }: LoadedQueueProps) {
  const { formatMessage } = useIntl();
  return (
    <QueuePage
      count={count}
      page={page}
      address="staff.refunds"
      title={formatMessage(refusedRefundsMessages.title)}
      lead={formatMessage(refusedRefundsMessages.lead, { count })}
      empty={{
        title: formatMessage(refusedRefundsMessages.empty),
        text: formatMessage(refusedRefundsMessages.emptyText),
      }}
    >
      <Stack $gap={4}>
        {results.map((refund) => (
          <RefundCard key={refund.id} refund={refund} now={now} />
        ))}
      </Stack>
    </QueuePage>
  );
}

function RefundCard({ refund, now }: { refund: RefusedRefund; now: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { guest, amount, currency, booking_id: booking, paid_by: method, transfer } = refund;
  const facts = [
    formatMessage(refusedRefundsMessages.booking, { id: String(booking) }),
    formatMessage(refusedRefundsMessages.paidBy, { method }),
  ];
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <Row $justify="between" $gap={4}>
          <H3 as="h2">{formatMoney(intl, amount, currency)}</H3>
          <WaitingBadge
            since={refund.refused_at}
            now={now}
            label={(waited) => formatMessage(refusedRefundsMessages.waits, { waited })}
          />
        </Row>
        <Row $gap={3}>
          <AddressLink to="staff.person" params={{ id: guest.id }}>
            {nameOf(guest)}
          </AddressLink>
          <Small $tone="soft">{facts.join(' · ')}</Small>
        </Row>
        {refund.is_unmatched && <Note>{formatMessage(refusedRefundsMessages.unmatched)}</Note>}
        {transfer ? (
          <ProposedTransfer refundId={refund.id} transfer={transfer} />
        ) : (
          <RefundDecision refund={refund} />
        )}
      </Stack>
    </Card>
  );
}

function nameOf({ first_name, last_name }: RefusedRefund['guest']): string {
  return `${first_name} ${last_name}`;
}
