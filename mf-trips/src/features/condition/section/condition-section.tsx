import { useIntl } from 'react-intl';

import type { ConditionReport, ConditionReports, GuestBooking } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Card, Small } from '@campavia/ui';

import { SectionFailure } from '../../../components/section-failure';
import { useConditions } from '../../../data/conditions/use-conditions';
import { addressOfMoment, statusOfReport } from '../../../rules/conditions/condition-progress';
import { ConditionFrame, conditionFrameMessages, ConditionSkeleton, reportNames, Rows } from '../../trips';

import { ClaimCard } from './claim-card';
import { SettlementCard } from './settlement-card';
import { conditionMessages } from './condition-section.messages';

/** The condition reports of a trip, and their consequences for the deposit. */
export function ConditionSection({ trip }: { trip: GuestBooking }) {
  const { conditions, hasFailed, isRetrying, retry } = useConditions({ bookingId: trip.id, side: 'guest' });
  return (
    <ConditionFrame>
      {hasFailed && (
        <SectionFailure text={conditionFrameMessages.failed} isRetrying={isRetrying} onRetry={retry} />
      )}
      {!hasFailed && !conditions && <ConditionSkeleton />}
      {conditions && <ConditionContent trip={trip} conditions={conditions} />}
    </ConditionFrame>
  );
}

interface ContentProps {
  trip: GuestBooking;
  conditions: ConditionReports;
}

function ConditionContent({ trip, conditions }: ContentProps) {
  const { settlement, claims, deposit } = conditions;
  return (
    <>
      <Card $isPadded>
        <Rows>
          {conditions.results.map((report) => (
            <ReportRow key={report.moment} trip={trip} report={report} />
          ))}
        </Rows>
      </Card>
      {settlement && <SettlementCard trip={trip} settlement={settlement} />}
      {claims.map((claim) => (
        <ClaimCard key={claim.id} trip={trip} claim={claim} isOnCard={deposit.is_on_card} />
      ))}
    </>
  );
}

function ReportRow({ trip, report }: { trip: GuestBooking; report: ConditionReport }) {
  const intl = useIntl();
  const status = statusOfReport(report);
  const formatTime = (moment: string) => formatMoment(intl, momentMs(moment), trip.time_zone);
  const values = {
    owner: trip.owner.first_name,
    from: formatTime(report.opens_at),
    until: formatTime(report.closes_at),
  };
  const name = intl.formatMessage(reportNames[report.moment]);
  const params = { id: trip.id, moment: addressOfMoment(report.moment) };
  return (
    <li>
      {status === 'before' ? (
        <b>{name}</b>
      ) : (
        <AddressLink to="trip.condition" params={params}>
          {name}
        </AddressLink>
      )}
      <Small as="p" $tone="soft">
        {intl.formatMessage(conditionMessages[status], values)}
      </Small>
    </li>
  );
}
