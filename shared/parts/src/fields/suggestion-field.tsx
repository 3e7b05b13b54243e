import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { Combobox } from '@campavia/ui/choices';
import { useFormField } from '@campavia/ui/forms';
import { Search } from '@campavia/ui/icons';

import { useHiddenValue } from './use-hidden-value';

export interface SuggestionFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string | undefined;
  /** Returns the suggestions for a text. */
  suggest: (text: string) => readonly string[];
  onChange?: (text: string) => void;
  /** Clears the field whenever it increases. */
  clearings?: number;
}

/** A text field with suggestions of names; other names can be typed as well. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { name, label, hint, value = '', suggest, onChange, clearings = 0 } = props;
  const { id, error } = useFormField(name, label);
  const [text, setText] = useState(value);
  const { field, held, change } = useHiddenValue(value);

  function choose(next: string) {
    setText(next);
    change(next);
    onChange?.(next);
  }

  const clear = useEffectEvent(() => choose(''));
  useEffect(() => {
    if (clearings > 0) clear();
  }, [clearings]);

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
