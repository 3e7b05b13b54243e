import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Link } from '@campavia/remote-kit';
import { Icon } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { isAfterPaying, isOpenTo, shownSteps, type Funnel, type FunnelStep } from '../rules/funnel-steps';

import { Steps, StepNumber } from './frame.styles';
import { stepPath } from './funnel-paths';
import { stepMessages } from './step.messages';

export interface StepLineProps {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
}

type Standing = 'done' | 'now' | 'ahead';

interface Mark {
  name: string;
  standing: Standing;
  /** Where a step that was gone through leads back to. */
  to?: string;
}

/** Where one is on the way; steps that were gone through lead back to themselves. */
export function StepLine(props: StepLineProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(stepMessages.label)}>
      <Steps>
        {useMarks(props).map((mark, index) => (
          <li
            key={mark.name}
            data-done={mark.standing === 'done' ? '' : undefined}
            aria-current={mark.standing === 'now' ? 'step' : undefined}
          >
            {mark.to ? (
              <Link to={mark.to}>
                <Face {...mark} number={index + 1} />
              </Link>
            ) : (
              <Face {...mark} number={index + 1} />
            )}
          </li>
        ))}
      </Steps>
    </nav>
  );
}

function useMarks({ funnel, step, booking }: StepLineProps): Mark[] {
  const { formatMessage } = useIntl();
  const steps = shownSteps(funnel);
  const isOver = step === 'success';
  const here = isOver ? steps.length : steps.indexOf(isAfterPaying(step) ? 'payment' : step);
  const last = formatMessage(funnel === 'request' ? stepMessages.sent : stepMessages.booked);
  return [
    { name: formatMessage(stepMessages.dates), standing: 'done' },
    ...steps.map((each, index) => ({
      name: formatMessage(stepMessages[each]),
      standing: standingOf(index, here),
      to: index < here && !isOver && isOpenTo(booking, each) ? stepPath(funnel, booking, each) : undefined,
    })),
    { name: last, standing: isOver ? 'now' : 'ahead' },
  ];
}

function standingOf(index: number, here: number): Standing {
  if (index === here) return 'now';
  return index < here ? 'done' : 'ahead';
}

function Face({ name, standing, number }: Mark & { number: number }) {
  return (
    <>
      <StepNumber>{standing === 'done' ? <Icon of={Check} /> : number}</StepNumber>
      <span data-name="">{name}</span>
    </>
  );
}
