import { useIntl } from 'react-intl';

import type { IncidentQueue, WaitingIncident } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, Link, pathOf, useLocation } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, H1, H3, Lead, Pager, Small, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useIncidentQueue } from '../../../data/back-office/use-incidents';
import { Answered, BackOfficePage } from '../back-office-page';
import { reviewMessages } from '../documents/review.messages';
import { QueueRows } from '../documents/review.styles';
import { readPage } from '../read-page';

import { incidentMessages } from './incident.messages';

const PAGE_SIZE = 10;

/** The bookings whose claims from the deposit wait for staff. */
export function IncidentQueueScreen() {
  return <BackOfficePage>{() => <Queue />}</BackOfficePage>;
}

function Queue() {
  const page = readPage(useLocation().search);
  return (
    <Answered
      title={titleMessages.staff}
      failed={incidentMessages.failedQueue}
      answer={useIncidentQueue(page)}
    >
      {(queue) => <LoadedQueue queue={queue} page={page} />}
    </Answered>
  );
}

function LoadedQueue({
  queue: { count, late, counted_at: now, results },
  page,
}: {
  queue: IncidentQueue;
  page: number;
}) {
  const { formatMessage } = useIntl();
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(incidentMessages.empty)}
        text={formatMessage(incidentMessages.emptyText)}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(incidentMessages.counted, { count })}</H1>
        <Lead>{formatMessage(incidentMessages.lead, { late })}</Lead>
      </Stack>
      <QueueRows>
        {results.map((incident) => (
          <IncidentRow key={incident.booking_id} incident={incident} now={now} />
        ))}
      </QueueRows>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.incidents', {}, new URLSearchParams({ page: String(nth) })),
        })}
      />
    </Stack>
  );
}

function IncidentRow({ incident, now }: { incident: WaitingIncident; now: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { camper, guest, owner, claim_count: count, claimed, currency, waiting_since: since } = incident;
  return (
    <li>
      <div>
        <H3 as="h2">
          {formatMessage(incidentMessages.claims, { count, amount: formatMoney(intl, claimed, currency) })}
        </H3>
        <Small as="p">{formatMessage(incidentMessages.sides, { owner, guest })}</Small>
        <Small as="p" $tone="soft">
          {camper}
        </Small>
      </div>
      <WaitingBadge
        since={since}
        now={now}
        label={(waited) => formatMessage(reviewMessages.waits, { waited })}
      />
      <ButtonLink as={AddressLink} to="staff.incident" params={{ id: incident.booking_id }} variant="line">
        {formatMessage(incidentMessages.open)}
      </ButtonLink>
    </li>
  );
}
