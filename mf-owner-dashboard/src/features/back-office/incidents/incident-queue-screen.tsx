import { useIntl } from 'react-intl';

import type { IncidentQueue, WaitingIncident } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { ButtonLink, H3, Small } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useIncidentQueue } from '../../../data/back-office/use-incidents';
import { Answered, BackOfficePage } from '../back-office-page';
import { reviewMessages } from '../documents/review.messages';
import { QueueRows } from '../documents/review.styles';
import { QueuePage } from '../queue-page';
import { readPage } from '../read-page';

import { incidentMessages } from './incident.messages';

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
  return (
    <QueuePage
      count={count}
      page={page}
      address="staff.incidents"
      title={formatMessage(incidentMessages.counted, { count })}
      lead={formatMessage(incidentMessages.lead, { late })}
      empty={{
        title: formatMessage(incidentMessages.empty),
        text: formatMessage(incidentMessages.emptyText),
      }}
    >
      <QueueRows>
        {results.map((incident) => (
          <IncidentRow key={incident.booking_id} incident={incident} now={now} />
        ))}
      </QueueRows>
    </QueuePage>
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
