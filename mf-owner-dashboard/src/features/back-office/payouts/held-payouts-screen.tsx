import { useIntl } from 'react-intl';

import type { HeldPayout, HeldPayouts } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { Badge, Card, H3, Row, Small, Stack, Text } from '@campavia/ui';
import { Lock } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useHeldPayouts } from '../../../data/back-office/use-reports';
import { Answered, BackOfficePage } from '../back-office-page';
import { formatMoment } from '../format-moment';
import { QueuePage } from '../queue-page';
import { readPage } from '../read-page';

import { blockMessages, payoutsMessages } from './payouts.messages';
import { ReleaseForm } from './release-form';

/** Payouts that are held, each with its reason; staff can release some of them. */
export function HeldPayoutsScreen() {
  return <BackOfficePage>{() => <Queue />}</BackOfficePage>;
}

function Queue() {
  const page = readPage(useLocation().search);
  return (
    <Answered title={titleMessages.staff} failed={payoutsMessages.failed} answer={useHeldPayouts(page)}>
      {(loaded) => <LoadedQueue loaded={loaded} page={page} />}
    </Answered>
  );
}

function LoadedQueue({
  loaded: { count, releasable, counted_at: now, results },
  page,
}: {
  loaded: HeldPayouts;
  page: number;
}) {
  const { formatMessage } = useIntl();
  return (
    <QueuePage
      count={count}
      page={page}
      address="staff.payouts"
      title={formatMessage(payoutsMessages.title)}
      lead={formatMessage(payoutsMessages.lead, { count, releasable })}
      empty={{ title: formatMessage(payoutsMessages.empty), text: formatMessage(payoutsMessages.emptyText) }}
    >
      <Stack $gap={4}>
        {results.map((payout) => (
          <HeldPayoutCard key={payout.id} payout={payout} now={now} />
        ))}
      </Stack>
    </QueuePage>
  );
}

function HeldPayoutCard({ payout, now }: { payout: HeldPayout; now: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { owner, block, amount, currency, booking_id: booking, hold_reason: holdReason } = payout;
  const until = payout.blocked_until && { date: formatMoment(intl, payout.blocked_until) };
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <Row $justify="between" $gap={4}>
          <H3 as="h2">{formatMoney(intl, amount, currency)}</H3>
          {payout.can_release ? (
            <WaitingBadge
              since={payout.due_at}
              now={now}
              label={(waited) => formatMessage(payoutsMessages.due, { waited })}
            />
          ) : (
            <Badge tone="quiet" icon={Lock}>
              {formatMessage(payoutsMessages.notYours)}
            </Badge>
          )}
        </Row>
        <Row $gap={3}>
          <AddressLink to="staff.person" params={{ id: owner.id }}>
            {nameOf(owner)}
          </AddressLink>
          <Small $tone="soft">{formatMessage(payoutsMessages.booking, { id: String(booking) })}</Small>
        </Row>
        <Text>{formatMessage(blockMessages[block])}</Text>
        {holdReason && <Text>{formatMessage(payoutsMessages.heldBecause, { reason: holdReason })}</Text>}
        {until && (
          <Small as="p" $tone="soft">
            {formatMessage(payoutsMessages.until, until)}
          </Small>
        )}
        {payout.can_release && <ReleaseForm payout={payout} />}
      </Stack>
    </Card>
  );
}

function nameOf({ first_name, last_name }: HeldPayout['owner']): string {
  return `${first_name} ${last_name}`;
}
