import { useState, type KeyboardEvent } from 'react';

import { ErrorText, Hint, Icon } from '@campavia/ui';
import { useFormField } from '@campavia/ui/forms';
import { Star } from '@campavia/ui/icons';

import { Choice, Group, Legend, StarLabels } from './stars-field.styles';

export interface StarsFieldProps {
  name: string;
  label: string;
  /** Names of one to five stars. */
  names: readonly string[];
  hint?: string;
  defaultValue?: number | null;
  size?: 'l' | 's';
}

/** One to five stars in a form, by arrow keys, by the keys 1 to 5 or by pointer. Its value is a digit, or absent. */
export function StarsField({ name, label, names, hint, defaultValue, size = 's' }: StarsFieldProps) {
  const { id, error } = useFormField(name, label);
  const [value, setValue] = useState(defaultValue ?? 0);
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function chooseByDigit(event: KeyboardEvent<HTMLFieldSetElement>) {
    const star = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${event.key}"]`);
    star?.focus();
    star?.click();
  }

  return (
    <Group data-size={size} aria-describedby={ids || undefined} onKeyDown={chooseByDigit}>
      <Legend>{label}</Legend>
      <Choice>
        <StarLabels>
          {names.map((text, index) => (
            <label key={text} data-lit={index < value ? '' : undefined} title={text}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${index + 1}`}
                name={name}
                value={index + 1}
                aria-label={text}
                defaultChecked={defaultValue === index + 1}
                onChange={() => setValue(index + 1)}
              />
              <Icon of={Star} />
            </label>
          ))}
        </StarLabels>
        <output>{names[value - 1]}</output>
      </Choice>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}
