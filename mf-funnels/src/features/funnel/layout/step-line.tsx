import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Link } from '@campavia/remote-kit';
import { Icon, Row } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import {
  type Funnel,
  type FunnelStep,
  isAfterPaying,
  isOpenTo,
  shownSteps,
} from '../../../rules/funnel/funnel-steps';
import { stepPath } from '../funnel-paths';
import { stepMessages } from '../step.messages';
import { LineEndBox, StepNumber, Steps } from './funnel-layout.styles';
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

type StepStatus = 'done' | 'now' | 'ahead';

interface LineStep {
  name: string;
  standing: StepStatus;
  to?: string;
}

export function StepLine(props: StepLineProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(stepMessages.label)}>
      <Steps>
        {useLineSteps(props).map((lineStep, index) => (
          <li
            key={lineStep.name}
            data-done={lineStep.standing === 'done' ? '' : undefined}
            aria-current={lineStep.standing === 'now' ? 'step' : undefined}
          >
            {lineStep.to ? (
              <Link to={lineStep.to}>
                <StepLabel {...lineStep} number={index + 1} />
              </Link>
            ) : (
              <StepLabel {...lineStep} number={index + 1} />
            )}
          </li>
        ))}
      </Steps>
    </nav>
  );
}

function useLineSteps({ funnel, step, booking }: StepLineProps): LineStep[] {
  const { formatMessage } = useIntl();
  const steps = shownSteps(funnel);
  const isOver = step === 'success';
  const here = isOver ? steps.length : steps.indexOf(isAfterPaying(step) ? 'payment' : step);
  const last = formatMessage(funnel === 'request' ? stepMessages.sent : stepMessages.booked);
  return [
    { name: formatMessage(stepMessages.dates), standing: 'done' },
    ...steps.map((each, index) => ({
      name: formatMessage(stepMessages[each]),
      standing: statusOf(index, here),
      to: index < here && !isOver && isOpenTo(booking, each) ? stepPath(funnel, booking, each) : undefined,
    })),
    { name: last, standing: isOver ? 'now' : 'ahead' },
  ];
}

function statusOf(index: number, here: number): StepStatus {
  if (index === here) return 'now';
  return index < here ? 'done' : 'ahead';
}

function StepLabel({ name, standing, number }: LineStep & { number: number }) {
  return (
    <>
      <StepNumber>{standing === 'done' ? <Icon of={Check} /> : number}</StepNumber>
      <span data-name="">{name}</span>
    </>
  );
}
