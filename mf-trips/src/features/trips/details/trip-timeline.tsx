import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import type { ConditionMoment } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { H2, Stack } from '@campavia/ui';

import { useTripDocuments } from '../../../data/documents/use-documents';
import { useNow } from '../../../data/documents/use-now';
import { addressOfMoment, hasReportOpened } from '../../../rules/conditions/condition-progress';
import { countDocuments } from '../../../rules/documents/document-progress';
import { buildTimeline, type TimelineStep, type TimelineStepName } from '../../../rules/trip-timeline';

import { reportNames } from '../condition/report-names.messages';

import type { TripHeadProps } from './trip-head';
import { describeStep } from './timeline-steps';
import { Step, Steps } from '../../../components/timeline.styles';
import { timelineMessages } from './timeline.messages';

const MOMENTS: Partial<Record<TimelineStepName, ConditionMoment>> = { pickUp: 'pick_up', return: 'return' };

interface TripTimelineProps extends TripHeadProps {
  me: Me;
}

export function TripTimeline(props: TripTimelineProps) {
  const { trip, status } = props;
  // Only the next step of a booked trip depends on documents.
  if (status === 'booked') return <BookedTimeline {...props} />;
  return <Timeline trip={trip} status={status} steps={buildTimeline(status, trip)} />;
}

function BookedTimeline({ trip, status, me }: TripTimelineProps) {
  const { documents = [] } = useTripDocuments(me.id, trip.id, { needsDrivers: true });
  const { all, checked } = countDocuments(documents);
  return (
    <Timeline trip={trip} status={status} steps={buildTimeline(status, trip, all > 0 && checked === all)} />
  );
}

function Timeline({ trip, status, steps }: TripHeadProps & { steps: readonly TimelineStep[] }) {
  const intl = useIntl();
  const nowMs = useNow();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(timelineMessages.title)}</H2>
      <Steps>
        {steps.map((step) => {
          const { name, text } = describeStep(intl, trip, step);
          const isCurrent = step.status === 'current';
          const moment = MOMENTS[step.name];
          return (
            <Step key={step.name} data-status={step.status} aria-current={isCurrent ? 'step' : undefined}>
              <b>{name}</b>
              <p>{isCurrent ? intl.formatMessage(timelineMessages.here, { text }) : text}</p>
              {moment && hasReportOpened(moment, { status, trip, nowMs }) && (
                <AddressLink to="trip.condition" params={{ id: trip.id, moment: addressOfMoment(moment) }}>
                  {intl.formatMessage(reportNames[moment])}
                </AddressLink>
              )}
            </Step>
          );
        })}
      </Steps>
    </Stack>
  );
}
