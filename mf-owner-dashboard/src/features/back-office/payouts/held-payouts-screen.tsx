import { useIntl } from 'react-intl';

import type { HeldPayout, HeldPayouts } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, Link, pathOf, useLocation } from '@campavia/remote-kit';
import { Badge, Card, EmptyState, H1, H3, Lead, Pager, Row, Small, Stack, Text } from '@campavia/ui';
import { Lock } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useHeldPayouts } from '../../../data/back-office/use-reports';
import { Answered, BackOfficePage } from '../back-office-page';
import { formatMoment } from '../format-moment';
import { readPage } from '../read-page';

import { blockMessages, payoutsMessages } from './payouts.messages';
import { ReleaseForm } from './release-form';

const PAGE_SIZE = 10;

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
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(payoutsMessages.empty)}
        text={formatMessage(payoutsMessages.emptyText)}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(payoutsMessages.title)}</H1>
        <Lead>{formatMessage(payoutsMessages.lead, { count, releasable })}</Lead>
      </Stack>
      <Stack $gap={4}>
        {results.map((payout) => (
          <HeldPayoutCard key={payout.id} payout={payout} now={now} />
        ))}
      </Stack>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.payouts', {}, new URLSearchParams({ page: String(nth) })),
        })}
      />
    </Stack>
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
