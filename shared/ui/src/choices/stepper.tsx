import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { IconButton } from '../core';

import { choicesMessages } from './choices.messages';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  output {
    min-width: 2.5rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export interface StepperProps {
  /** Accessible name: what is counted. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Formats the value; a plain number by default. */
  format?: (value: number) => string;
}

/** A number with a minus and a plus button. At a limit the button is `aria-disabled`, so that it keeps the focus. */
export function Stepper({ label, value, onChange, min, max, format }: StepperProps) {
  const intl = useIntl();
  const id = useId();
  const stepTo = (target: number) => target >= min && target <= max && onChange(target);
  return (
    <Line role="group" aria-label={label}>
      <IconButton
        variant="line"
        icon={Minus}
        label={intl.formatMessage(choicesMessages.fewer)}
        aria-controls={id}
        aria-disabled={value <= min || undefined}
        onClick={() => stepTo(value - 1)}
      />
      <output id={id} aria-live="polite">
        {format ? format(value) : intl.formatNumber(value)}
      </output>
      <IconButton
        variant="line"
        icon={Plus}
        label={intl.formatMessage(choicesMessages.more)}
        aria-controls={id}
        aria-disabled={value >= max || undefined}
        onClick={() => stepTo(value + 1)}
      />
    </Line>
  );
}
