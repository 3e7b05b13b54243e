import { useIntl } from 'react-intl';

import { momentMs, type ConditionMoment } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { FailurePanel, Note, Skeleton } from '@campavia/ui';

import { useConditions } from '../../data/conditions/use-conditions';
import { findReport, statusOfReport } from '../../rules/conditions/condition-progress';

import { ChecksStep } from './checks-step';
import { conditionMessages } from './condition.messages';
import { ConfirmStep } from './confirm-step';
import { FuelStep } from './fuel-step';
import { OdometerStep } from './odometer-step';
import { PhotosStep } from './photos-step';
import { RemarksStep } from './remarks-step';
import type { ReportParty, ReportProps } from './report-props';

export interface ConditionReportStepsProps {
  party: ReportParty;
  moment: ConditionMoment;
}

/** One report, step by step, as either side writes it. */
export function ConditionReportSteps({ party, moment }: ConditionReportStepsProps) {
  const { formatMessage } = useIntl();
  const { conditions, hasFailed, isRetrying, retry } = useConditions(party);
  const report = conditions && findReport(conditions, moment);
  if (report) return <Report party={party} report={report} />;
  if (!hasFailed) return <Skeleton $height="32rem" $radius="var(--cab-m)" />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(conditionMessages.failed)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

function Report({ party, report }: ReportProps) {
  const intl = useIntl();
  const { name, side, timeZone } = party;
  const status = statusOfReport(report, side);
  const formatTime = (moment: string) => formatMoment(intl, momentMs(moment), timeZone);
  if (status === 'before') {
    const from = formatTime(report.opens_at);
    return <Note>{intl.formatMessage(conditionMessages.before, { from })}</Note>;
  }
  const until = formatTime(report.closes_at);
  return (
    <>
      {status === 'over' && <Note tone="care">{intl.formatMessage(conditionMessages.over, { until })}</Note>}
      {status === 'final' && <Note tone="good">{intl.formatMessage(conditionMessages.final, { name })}</Note>}
      {status === 'waitingForYou' && (
        <Note tone="care">{intl.formatMessage(conditionMessages.otherConfirmed, { name })}</Note>
      )}
      <PhotosStep party={party} report={report} />
      <OdometerStep party={party} report={report} />
      <FuelStep party={party} report={report} />
      <ChecksStep party={party} report={report} />
      <RemarksStep party={party} report={report} />
      {status !== 'over' && status !== 'final' && <ConfirmStep party={party} report={report} />}
    </>
  );
}
