import { type RefObject, useRef, useState } from 'react';

export interface HiddenValue {
  field: RefObject<HTMLInputElement | null>;
  /** The default value of the field: React resets it whenever the field is rendered. */
  held: string;
  /** Sets the value and notifies the surrounding form, as typing does. */
  change: (value: string) => void;
}

/** A hidden field for a widget without an input of its own, so that its value is submitted. */
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
