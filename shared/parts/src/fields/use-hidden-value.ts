import { type RefObject, useRef } from 'react';

export interface HiddenValue {
  field: RefObject<HTMLInputElement | null>;
  /** Sets the value and says so to the form around, as typing does. */
  change: (value: string) => void;
}

/** The hidden field by which a widget without a field of its own takes part in a form. */
export function useHiddenValue(): HiddenValue {
  const field = useRef<HTMLInputElement>(null);

  function change(value: string) {
    if (!field.current) return;
    field.current.value = value;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return { field, change };
}
