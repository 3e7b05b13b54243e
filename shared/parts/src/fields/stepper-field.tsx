import { type ReactNode, useState } from 'react';

import { ErrorText, Hint, Label } from '@campavia/ui';
import { Stepper } from '@campavia/ui/choices';
import { useFormField } from '@campavia/ui/forms';

import { useHiddenValue } from './use-hidden-value';

export interface StepperFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
  min: number;
  max: number;
}

/** A stepper as a field of a form. */
export function StepperField({ name, label, hint, value = '', min, max }: StepperFieldProps) {
  const { id, error } = useFormField(name, label);
  const [count, setCount] = useState(Number(value));
  const { field, held, change } = useHiddenValue(value);
  return (
    <div id={id} tabIndex={-1}>
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      {hint && <Hint>{hint}</Hint>}
      <Stepper
        label={label}
        value={count}
        min={min}
        max={max}
        onChange={(next) => {
          setCount(next);
          change(String(next));
        }}
      />
      {error && <ErrorText>{error}</ErrorText>}
      <input ref={field} type="hidden" name={name} defaultValue={held} />
    </div>
  );
}
