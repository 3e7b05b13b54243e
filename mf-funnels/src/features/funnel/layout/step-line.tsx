import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { StepLine as Line, type LineStep } from '@campavia/parts/step-line';
import { Row } from '@campavia/ui';

import {
  type Funnel,
  type FunnelStep,
  isAfterPaying,
  isOpenTo,
  shownSteps,
} from '../../../rules/funnel/funnel-steps';
import { stepPath } from '../funnel-paths';
import { stepMessages } from '../step.messages';
import { LineEndBox } from './funnel-layout.styles';
import { SaveAndLeave } from './save-and-leave';

export interface LineOfStepsProps extends StepLineProps {
  /** Receives the element at the right end; what a step renders there replaces the leave link. */
  onEnd: (end: HTMLElement | null) => void;
}

export function LineOfSteps({ onEnd, ...line }: LineOfStepsProps) {
  return (
    <Row $justify="between" $gap={4}>
      <StepLine {...line} />
      {line.step !== 'success' && (
        <LineEndBox>
          <span ref={onEnd} />
          <SaveAndLeave />
        </LineEndBox>
      )}
    </Row>
  );
}

export interface StepLineProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
}

function StepLine(props: StepLineProps) {
  const { formatMessage } = useIntl();
  return <Line label={formatMessage(stepMessages.label)} steps={useLineSteps(props)} />;
}

function useLineSteps({ funnel, step, booking }: StepLineProps): LineStep[] {
  const { formatMessage } = useIntl();
  const steps = shownSteps(funnel);
  const isOver = step === 'success';
  const here = isOver ? steps.length : steps.indexOf(isAfterPaying(step) ? 'payment' : step);
  const last = formatMessage(funnel === 'request' ? stepMessages.sent : stepMessages.booked);
  return [
    { name: formatMessage(stepMessages.dates), status: 'done' },
    ...steps.map((each, index) => ({
      name: formatMessage(stepMessages[each]),
      status: statusOf(index, here),
      to: index < here && !isOver && isOpenTo(booking, each) ? stepPath(funnel, booking, each) : undefined,
    })),
    { name: last, status: isOver ? 'now' : 'ahead' },
  ];
}

function statusOf(index: number, here: number): LineStep['status'] {
  if (index === here) return 'now';
  return index < here ? 'done' : 'ahead';
}
