import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { ConditionReport, ConditionReports, OwnerBooking } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Card, H2, Skeleton, Small, Stack } from '@campavia/ui';

import { useConditions } from '../../../data/handover/use-conditions';
import {
  pageOfReport,
  findClaimObstacle,
  findNextReport,
  statusOfReport,
} from '../../../rules/handover/handover';

import { Rows } from '../booking.styles';
import { useDeadline } from '../use-deadline';
import { reportMessages } from './reports.messages';
import { SettlementCard } from './settlement-card';

/** The status is on the right. */
const ReportRows = styled(Rows)`
  margin: 0;
  > li > :last-child {
    text-align: end;
  }
`;

interface SectionProps {
  booking: OwnerBooking;
}

/** Pick-up and return of a booking: the owner's next step, the reports, the guest's debt, claims and contract. */
export function ConditionSection({ booking }: SectionProps) {
  const { formatMessage } = useIntl();
  const { conditions, hasFailed, isRetrying, retry } = useConditions(booking.id);
  return (
    <Stack as="section" $gap={4}>
      <H2>{formatMessage(reportMessages.title)}</H2>
      {!hasFailed && !conditions && <Skeleton $height="14rem" $radius="var(--r-l)" />}
      {hasFailed && (
        <>
          <Small as="p" role="alert">
            {formatMessage(reportMessages.failed)}
          </Small>
          <div>
            <Button variant="line" size="s" isBusy={isRetrying} onClick={retry}>
              {formatMessage(reportMessages.retry)}
            </Button>
          </div>
        </>
      )}
      {conditions && <Conditions booking={booking} conditions={conditions} />}
    </Stack>
  );
}

interface ConditionsProps extends SectionProps {
  conditions: ConditionReports;
}

function Conditions({ booking, conditions }: ConditionsProps) {
  const { formatMessage } = useIntl();
  const params = { id: booking.id };
  return (
    <>
      <NextReport booking={booking} conditions={conditions} />
      <Card $isPadded>
        <ReportRows>
          {conditions.results.map((report) => (
            <ReportRow key={report.moment} booking={booking} report={report} />
          ))}
          <ClaimsRow booking={booking} conditions={conditions} />
          <li>
            <AddressLink to="booking.contract" params={params}>
              {formatMessage(reportMessages.contract)}
            </AddressLink>
            <Small $tone="soft">{formatMessage(reportMessages.contractText)}</Small>
          </li>
        </ReportRows>
      </Card>
      {conditions.settlement && <SettlementCard booking={booking} settlement={conditions.settlement} />}
    </>
  );
}

function NextReport({ booking, conditions }: ConditionsProps) {
  const { formatMessage } = useIntl();
  const next = findNextReport(conditions);
  if (!next) return null;
  const { confirmReport, writePickUp, writeReturn } = reportMessages;
  const write = next.moment === 'pick_up' ? writePickUp : writeReturn;
  return (
    <div>
      <ButtonLink as={AddressLink} to={pageOfReport(next.moment).address} params={{ id: booking.id }}>
        {formatMessage(statusOfReport(next) === 'waitingForYou' ? confirmReport : write)}
      </ButtonLink>
    </div>
  );
}

function ReportRow({ booking, report }: SectionProps & { report: ConditionReport }) {
  const intl = useIntl();
  const status = statusOfReport(report);
  const formatTime = (moment: string) => formatMoment(intl, momentMs(moment), booking.time_zone);
  const values = {
    guest: booking.guest.first_name,
    from: formatTime(report.opens_at),
    until: formatTime(report.closes_at),
  };
  const name = intl.formatMessage(reportMessages[report.moment]);
  return (
    <li>
      {status === 'before' ? (
        <b>{name}</b>
      ) : (
        <AddressLink to={pageOfReport(report.moment).address} params={{ id: booking.id }}>
          {name}
        </AddressLink>
      )}
      <Small $tone="soft">{intl.formatMessage(reportMessages[status], values)}</Small>
    </li>
  );
}

/** Claims are a link from the start of the trip on, with what is left of their time. */
function ClaimsRow({ booking, conditions }: ConditionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { claims, claims_until } = conditions;
  const { left, hasPassed } = useDeadline(momentMs(claims_until));
  const obstacle = findClaimObstacle(conditions, { hasPassed });
  const until = formatMoment(intl, momentMs(claims_until), booking.time_zone);
  const name = formatMessage(reportMessages.claims);

  function describe(): string {
    if (claims.length > 0) return formatMessage(reportMessages.claimCount, { count: claims.length });
    if (obstacle === 'early') return formatMessage(reportMessages.claimBefore);
    if (obstacle === 'late') return formatMessage(reportMessages.claimOver);
    if (left) return formatMessage(reportMessages.claimLeft, { until, left });
    return formatMessage(reportMessages.claimUntil, { until });
  }

  const isLink = claims.length > 0 || (obstacle !== 'early' && obstacle !== 'late');
  return (
    <li>
      {isLink ? (
        <AddressLink to="booking.claims" params={{ id: booking.id }}>
          {name}
        </AddressLink>
      ) : (
        <b>{name}</b>
      )}
      <Small $tone="soft">{describe()}</Small>
    </li>
  );
}
