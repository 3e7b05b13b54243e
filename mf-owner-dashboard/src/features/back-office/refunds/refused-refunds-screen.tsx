import { useIntl } from 'react-intl';

import type { RefusedRefund, RefusedRefunds } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, Link, pathOf, useLocation } from '@campavia/remote-kit';
import { Card, EmptyState, H1, H3, Lead, Note, Pager, Row, Small, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useRefusedRefunds } from '../../../data/back-office/use-refused-refunds';
import { Answered, BackOfficePage } from '../back-office-page';
import { readPage } from '../read-page';

import { ProposedTransfer } from './proposed-transfer';
import { RefundDecision } from './refund-decision';
import { refusedRefundsMessages } from './refused-refunds.messages';

const PAGE_SIZE = 10;

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
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(refusedRefundsMessages.empty)}
        text={formatMessage(refusedRefundsMessages.emptyText)}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(refusedRefundsMessages.title)}</H1>
        <Lead>{formatMessage(refusedRefundsMessages.lead, { count })}</Lead>
      </Stack>
      <Stack $gap={4}>
        {results.map((refund) => (
          <RefundCard key={refund.id} refund={refund} now={now} />
        ))}
      </Stack>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.refunds', {}, new URLSearchParams({ page: String(nth) })),
        })}
      />
    </Stack>
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
