import { useIntl } from 'react-intl';

import type { ConditionReport, Incident } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink, useParams, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Card, H1, H2, H3, Row, Small, Stack, Text } from '@campavia/ui';

import { BackLink } from '../../../components/back-link';
import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useIncident } from '../../../data/back-office/use-incidents';
import { Answered, BackOfficePage } from '../back-office-page';
import { backOfficeMessages } from '../back-office.messages';
import { Columns } from '../columns.styles';
import { reviewMessages } from '../documents/review.messages';

import { ClaimToDecide } from './claim-to-decide';
import { IncidentPhotos } from './incident-photos';
import { incidentMessages } from './incident.messages';
import { Facts, SideBySide } from './incident.styles';

/** In place of a missing value. */
const UNKNOWN = '–';

/** A booking with claims: both condition reports, what both sides say, and the decision about each claim. */
export function IncidentScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <BackOfficePage>{() => (isRecordId(id) ? <Loaded key={id} id={id} /> : <NotFound />)}</BackOfficePage>
  );
}

function Loaded({ id }: { id: string }) {
  return (
    <Answered title={titleMessages.staff} failed={incidentMessages.failed} answer={useIncident(id)}>
      {(incident) => <LoadedIncident incident={incident} />}
    </Answered>
  );
}

function LoadedIncident({ incident }: { incident: Incident }) {
  const { formatMessage } = useIntl();
  const { booking, conditions, next_id: nextId } = incident;
  return (
    <Stack $gap={6}>
      <IncidentHead incident={incident} />
      <Columns>
        <Stack $gap={5}>
          {conditions.claims.map((claim) => (
            <ClaimToDecide key={`${claim.id} ${claim.state}`} incident={incident} claim={claim} />
          ))}
          <Card $isPadded>
            <Stack $gap={4}>
              <H2>{formatMessage(incidentMessages.reports)}</H2>
              <SideBySide>
                {conditions.results.map((report) => (
                  <Report key={report.moment} bookingId={booking.id} report={report} />
                ))}
              </SideBySide>
            </Stack>
          </Card>
        </Stack>
        <Stack $gap={5}>
          <DepositCard incident={incident} />
          {nextId !== null && (
            <ButtonLink as={AddressLink} to="staff.incident" params={{ id: nextId }} variant="line">
              {formatMessage(incidentMessages.next)}
            </ButtonLink>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}

function IncidentHead({ incident: { booking, waiting_since: since, read_at: now } }: { incident: Incident }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { guest, owner, camper } = booking;
  const from = formatPlainDate(intl, booking.from);
  const to = formatPlainDate(intl, booking.to);
  return (
    <Stack $gap={3}>
      <BackLink to="staff.incidents">{formatMessage(backOfficeMessages.incidents)}</BackLink>
      <Row $justify="between" $gap={4}>
        <H1>{formatMessage(incidentMessages.title, { id: String(booking.id) })}</H1>
        {since !== null && (
          <WaitingBadge
            since={since}
            now={now}
            label={(waited) => formatMessage(reviewMessages.waits, { waited })}
          />
        )}
      </Row>
      <Text>{formatMessage(incidentMessages.dates, { camper: camper.title, from, to })}</Text>
      <Row $gap={4}>
        <AddressLink to="staff.person" params={{ id: owner.id }}>
          {formatMessage(incidentMessages.ownerNamed, { name: nameOf(owner) })}
        </AddressLink>
        <AddressLink to="staff.person" params={{ id: guest.id }}>
          {formatMessage(incidentMessages.guestNamed, { name: nameOf(guest) })}
        </AddressLink>
      </Row>
    </Stack>
  );
}

function Report({ bookingId, report }: { bookingId: number; report: ConditionReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const title = report.moment === 'pick_up' ? incidentMessages.pickUp : incidentMessages.return;
  const { odometer_km: km, fuel_eighths: eighths, remarks } = report;
  const state = report.state === 'confirmed' ? incidentMessages.confirmed : incidentMessages.unconfirmed;
  return (
    <div>
      <Stack $gap={3}>
        <H3>{formatMessage(title)}</H3>
        {report.version === 0 ? (
          <Text $tone="soft">{formatMessage(incidentMessages.notWritten)}</Text>
        ) : (
          <>
            <Small $tone="soft">{formatMessage(state)}</Small>
            <Facts>
              <dt>{formatMessage(incidentMessages.kilometres)}</dt>
              <dd>{km === null ? UNKNOWN : formatNumber(km)}</dd>
              <dt>{formatMessage(incidentMessages.fuel)}</dt>
              <dd>{eighths === null ? UNKNOWN : formatMessage(incidentMessages.eighths, { eighths })}</dd>
            </Facts>
            {remarks && (
              <div>
                <Small $tone="soft">{formatMessage(incidentMessages.remarks)}</Small>
                <Text>{remarks}</Text>
              </div>
            )}
            <IncidentPhotos bookingId={bookingId} photos={report.photos} />
          </>
        )}
      </Stack>
    </div>
  );
}

function DepositCard({ incident: { conditions } }: { incident: Incident }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { deposit, settlement } = conditions;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(incidentMessages.deposit)}</H3>
        <Facts>
          <dt>{formatMessage(incidentMessages.held)}</dt>
          <dd>{formatMoney(intl, deposit.amount, deposit.currency)}</dd>
          <dt>{formatMessage(incidentMessages.left)}</dt>
          <dd>{formatMoney(intl, deposit.left, deposit.currency)}</dd>
          {settlement && (
            <>
              <dt>{formatMessage(incidentMessages.settled)}</dt>
              <dd>{formatMoney(intl, settlement.total, settlement.currency)}</dd>
            </>
          )}
        </Facts>
        {!deposit.is_on_card && <Small>{formatMessage(incidentMessages.byHand)}</Small>}
      </Stack>
    </Card>
  );
}

function nameOf({ first_name, last_name }: Incident['booking']['guest']): string {
  return `${first_name} ${last_name}`;
}
