import { type RefObject, useRef, useState } from 'react';

export interface HiddenValue {
  field: RefObject<HTMLInputElement | null>;
  /** The default value of the field: React sets it whenever the field is rendered. */
  held: string;
  /** Sets the value and says so to the form around, as typing does. */
  change: (value: string) => void;
}

/** The hidden field by which a widget without a field of its own takes part in a form. */
export function useHiddenValue(initial = ''): HiddenValue {
  const field = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(initial);

  function change(value: string) {
    setHeld(value);
    if (!field.current) return;
    field.current.value = value;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return { field, held, change };
}
