import { type ReactNode, useState } from 'react';

import { Select } from '@campavia/ui/choices';
import { useFormField } from '@campavia/ui/forms';

import { useHiddenValue } from './use-hidden-value';

export interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** A select as a field of a form. */
export function ChoiceField({ name, label, hint, value = '', choices, placeholder }: ChoiceFieldProps) {
  const { id, error } = useFormField(name, label);
  const [chosen, setChosen] = useState(value);
  const { field, held, change } = useHiddenValue(value);
  return (
    <div>
      <Select
        id={id}
        label={label}
        hint={hint}
        error={error}
        items={choices}
        selectedId={chosen}
        placeholder={placeholder}
        onChoose={(choice) => {
          setChosen(choice.id);
          change(choice.id);
        }}
      />
      <input ref={field} type="hidden" name={name} defaultValue={held} />
    </div>
  );
}
