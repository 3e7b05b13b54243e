import { useIntl } from 'react-intl';

import { H2, Stack } from '@campavia/ui';

import { buildTimeline } from '../../../rules/trip-timeline';

import type { TripHeadProps } from './trip-head';
import { describeStep } from './timeline-steps';
import { Step, Steps } from '../../../components/timeline.styles';
import { timelineMessages } from './timeline.messages';

export function TripTimeline({ trip, status }: TripHeadProps) {
  const intl = useIntl();
  const steps = buildTimeline(status, trip);
  if (steps.length === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(timelineMessages.title)}</H2>
      <Steps>
        {steps.map((step) => {
          const { name, text } = describeStep(intl, trip, step);
          const isCurrent = step.status === 'current';
          return (
            <Step key={step.name} data-status={step.status} aria-current={isCurrent ? 'step' : undefined}>
              <b>{name}</b>
              <p>{isCurrent ? intl.formatMessage(timelineMessages.here, { text }) : text}</p>
            </Step>
          );
        })}
      </Steps>
    </Stack>
  );
}
