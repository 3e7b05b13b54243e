import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { momentMs, type ConditionMoment } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import {
  AddressLink,
  Navigate,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useParams,
  usePlatform,
} from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, H1, Icon, Lead, Note, Skeleton, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { useConditions } from '../../data/conditions/use-conditions';
import {
  findReport,
  hasConditionReports,
  momentOfAddress,
  statusOfReport,
} from '../../rules/conditions/condition-progress';
import { statusOf } from '../../rules/trip-status';
import { TripLoader } from '../trips';

import { conditionMessages } from './condition.messages';
import { BackLink, ConditionPage } from './condition.styles';
import { ConfirmStep } from './confirm-step';
import { FuelStep } from './fuel-step';
import { OdometerStep } from './odometer-step';
import { PhotosStep } from './photos-step';
import { RemarksStep } from './remarks-step';
import type { ReportProps } from './report-props';

export function ConditionScreen() {
  const { formatMessage } = useIntl();
  const { moment: text } = useParams();
  const { NotFound } = usePlatform();
  const moment = momentOfAddress(text);
  if (!moment) return <NotFound />;
  return (
    <TripLoader
      failed={conditionMessages.failed}
      back={(id) => (
        <ButtonLink as={AddressLink} to="trip" params={{ id }} variant="line">
          {formatMessage(conditionMessages.back)}
        </ButtonLink>
      )}
      skeleton={<Skeleton $height="32rem" $radius="var(--cab-m)" />}
    >
      {(trip) =>
        hasConditionReports(statusOf(trip), trip) ? (
          <ConditionOfTrip trip={trip} moment={moment} />
        ) : (
          <Navigate to={pathOf('trip', { id: trip.id }) ?? '/'} replace />
        )
      }
    </TripLoader>
  );
}

interface ConditionProps {
  trip: GuestBooking;
  moment: ConditionMoment;
}

function ConditionOfTrip({ trip, moment }: ConditionProps) {
  const { formatMessage } = useIntl();
  const { conditions, hasFailed, isRetrying, retry } = useConditions(trip.id);
  const title = formatMessage(
    moment === 'pick_up' ? conditionMessages.titlePickUp : conditionMessages.titleReturn,
  );
  useDocumentTitle(pageTitle(title));
  const report = conditions && findReport(conditions, moment);
  return (
    <ConditionPage>
      <Stack as="header" $gap={3}>
        <BackLink to="trip" params={{ id: trip.id }}>
          <Icon of={ArrowLeft} />
          {formatMessage(conditionMessages.back)}
        </BackLink>
        <H1>{title}</H1>
        <Lead>{formatMessage(conditionMessages.lead)}</Lead>
      </Stack>
      {hasFailed && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(conditionMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!hasFailed && !report && <Skeleton $height="32rem" $radius="var(--cab-m)" />}
      {report && <Report trip={trip} report={report} />}
    </ConditionPage>
  );
}

function Report({ trip, report }: ReportProps) {
  const intl = useIntl();
  const status = statusOfReport(report);
  const owner = trip.owner.first_name;
  const formatTime = (moment: string) => formatMoment(intl, momentMs(moment), trip.time_zone);
  if (status === 'before') {
    const from = formatTime(report.opens_at);
    return <Note>{intl.formatMessage(conditionMessages.before, { from })}</Note>;
  }
  const until = formatTime(report.closes_at);
  return (
    <>
      {status === 'over' && <Note tone="care">{intl.formatMessage(conditionMessages.over, { until })}</Note>}
      {status === 'final' && (
        <Note tone="good">{intl.formatMessage(conditionMessages.final, { owner })}</Note>
      )}
      {status === 'waitingForYou' && (
        <Note tone="care">{intl.formatMessage(conditionMessages.ownerConfirmed, { owner })}</Note>
      )}
      <PhotosStep trip={trip} report={report} />
      <OdometerStep key={`km ${report.odometer_km}`} trip={trip} report={report} />
      <FuelStep trip={trip} report={report} />
      <RemarksStep key={`remarks ${report.remarks}`} trip={trip} report={report} />
      {status !== 'over' && status !== 'final' && <ConfirmStep trip={trip} report={report} />}
    </>
  );
}
