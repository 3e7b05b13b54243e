import { Link } from '@campavia/remote-kit';
import { Icon } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { StepNumber, Steps } from './step-line.styles';

export interface LineStep {
  name: string;
  status: 'done' | 'now' | 'ahead';
  /** Path of the step; without it the step cannot be opened. */
  to?: string;
}

export interface StepLineProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly LineStep[];
}

/** The steps of a sequence, with the current one. */
export function StepLine({ label, steps }: StepLineProps) {
  return (
    <nav aria-label={label}>
      <Steps>
        {steps.map((step, index) => (
          <li
            key={step.name}
            data-done={step.status === 'done' ? '' : undefined}
            aria-current={step.status === 'now' ? 'step' : undefined}
          >
            {step.to ? (
              <Link to={step.to}>
                <StepLabel {...step} number={index + 1} />
              </Link>
            ) : (
              <StepLabel {...step} number={index + 1} />
            )}
          </li>
        ))}
      </Steps>
    </nav>
  );
}

function StepLabel({ name, status, number }: LineStep & { number: number }) {
  return (
    <>
      <StepNumber>{status === 'done' ? <Icon of={Check} /> : number}</StepNumber>
      <span data-name="">{name}</span>
    </>
  );
}
