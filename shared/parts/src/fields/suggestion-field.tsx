import { type ReactNode, useState } from 'react';

import { Combobox } from '@campavia/ui/choices';
import { useFormField } from '@campavia/ui/forms';
import { Search } from '@campavia/ui/icons';

import { useHiddenValue } from './use-hidden-value';

export interface SuggestionFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
  /** The suggestions for a text. */
  suggest: (text: string) => readonly string[];
}

/** A field for a name that is mostly on a list: any other can be typed as well. */
export function SuggestionField({ name, label, hint, value = '', suggest }: SuggestionFieldProps) {
  const { id, error } = useFormField(name, label);
  const [text, setText] = useState(value);
  const { field, held, change } = useHiddenValue(value);

  function choose(next: string) {
    setText(next);
    change(next);
  }

  return (
    <div>
      <Combobox
        id={id}
        label={label}
        hint={hint}
        error={error}
        icon={Search}
        inputValue={text}
        items={suggest(text).map((suggestion) => ({ id: suggestion, name: suggestion }))}
        onInputChange={choose}
        onChoose={(choice) => choose(choice.name)}
      />
      <input ref={field} type="hidden" name={name} defaultValue={held} />
    </div>
  );
}
