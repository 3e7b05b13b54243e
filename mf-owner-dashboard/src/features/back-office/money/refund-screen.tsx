import { useIntl } from 'react-intl';

import type { RefundProposal, StaffRefund } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink, useParams, usePlatform } from '@campavia/remote-kit';
import { Button, Card, ErrorText, H1, H2, Row, Small, Stack, Text } from '@campavia/ui';

import { BackLink } from '../../../components/back-link';
import { titleMessages } from '../../../components/title.messages';
import { useRefundPreview, useRefundProposal, useStaffRefund } from '../../../data/back-office/use-money';
import { Answered, BackOfficePage } from '../back-office-page';
import { backOfficeMessages } from '../back-office.messages';
import { Columns } from '../columns.styles';
import { formatMoment } from '../format-moment';
import { incidentMessages } from '../incidents/incident.messages';
import { Facts } from '../incidents/incident.styles';

import { moneyMessages } from './money.messages';
import { RefundForm } from './refund-form';
import { RefundPreview } from './refund-preview';
import { refundMessages } from './refund.messages';

/** Staff cancel a booking and refund it; above 500 EUR a second person approves. */
export function RefundScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <BackOfficePage>{() => (isRecordId(id) ? <Loaded key={id} id={id} /> : <NotFound />)}</BackOfficePage>
  );
}

function Loaded({ id }: { id: string }) {
  return (
    <Answered title={titleMessages.staff} failed={refundMessages.failed} answer={useStaffRefund(id)}>
      {(refund) => <LoadedRefund refund={refund} />}
    </Answered>
  );
}

function LoadedRefund({ refund }: { refund: StaffRefund }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { booking, proposal, can_cancel: canCancel } = refund;
  const days = {
    camper: booking.camper.title,
    from: formatPlainDate(intl, booking.from),
    to: formatPlainDate(intl, booking.to),
  };
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <BackLink to="staff.money">{formatMessage(moneyMessages.title)}</BackLink>
        <H1>{formatMessage(refundMessages.title, { id: String(booking.id) })}</H1>
        <Text>{formatMessage(incidentMessages.dates, days)}</Text>
        <Sides refund={refund} />
      </Stack>
      <Columns>
        <Stack $gap={5}>
          {!canCancel && <Text>{formatMessage(refundMessages.final)}</Text>}
          {canCancel && proposal && <ProposedRefund proposal={proposal} />}
          {canCancel && !proposal && <RefundForm refund={refund} />}
        </Stack>
        <Amounts refund={refund} />
      </Columns>
    </Stack>
  );
}

function Sides({ refund: { booking } }: { refund: StaffRefund }) {
  const { formatMessage } = useIntl();
  const { guest, owner } = booking;
  return (
    <Row $gap={4}>
      <AddressLink to="staff.person" params={{ id: guest.id }}>
        {formatMessage(incidentMessages.guestNamed, { name: `${guest.first_name} ${guest.last_name}` })}
      </AddressLink>
      <AddressLink to="staff.person" params={{ id: owner.id }}>
        {formatMessage(incidentMessages.ownerNamed, { name: `${owner.first_name} ${owner.last_name}` })}
      </AddressLink>
    </Row>
  );
}

function Amounts({ refund: { price, paid, refunded, currency } }: { refund: StaffRefund }) {
  const intl = useIntl();
  const rows = [
    [refundMessages.price, price],
    [refundMessages.paid, paid],
    [refundMessages.refunded, refunded],
  ] as const;
  return (
    <Card $isPadded>
      <Facts>
        {rows.map(([message, amount]) => [
          <dt key={`${message.id} name`}>{intl.formatMessage(message)}</dt>,
          <dd key={String(message.id)}>{formatMoney(intl, amount, currency)}</dd>,
        ])}
      </Facts>
    </Card>
  );
}

function ProposedRefund({ proposal }: { proposal: RefundProposal }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const { perform, isBusy, entries } = useRefundProposal(proposal);
  const { booking_id: id, staff, refund_total: total, currency, guest, reason, comment } = proposal;
  const { data: preview } = useRefundPreview(id, total);

  async function answer(what: 'approve' | 'withdraw') {
    if (!(await perform(what))) return;
    const done = what === 'approve' ? refundMessages.cancelled : refundMessages.withdrawn;
    events.send('toast.shown', { tone: 'good', title: formatMessage(done) });
  }

  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <H2>{formatMessage(moneyMessages.refundOf, { amount: formatMoney(intl, total, currency) })}</H2>
        <Text>
          {formatMessage(moneyMessages.proposedBy, {
            name: staff.first_name,
            date: formatMoment(intl, proposal.proposed_at),
            reason,
            guest,
            id: String(id),
          })}
        </Text>
        {comment && <Text>{comment}</Text>}
        <Small as="p" $tone="soft">
          {staff.is_me
            ? formatMessage(moneyMessages.yourOwn)
            : formatMessage(moneyMessages.expires, {
                date: formatMoment(intl, proposal.expires_at),
              })}
        </Small>
        {preview && <RefundPreview preview={preview} />}
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
              busyLabel={formatMessage(refundMessages.busy)}
              onClick={() => void answer('approve')}
            >
              {formatMessage(refundMessages.approve)}
            </Button>
          )}
          <Button variant="line" disabled={isBusy} onClick={() => void answer('withdraw')}>
            {formatMessage(refundMessages.withdraw)}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
