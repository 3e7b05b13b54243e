import { useRef } from 'react';

import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { fieldOf, removeTyped, readTyped } from '../../../../data/typed-fields';
import { onlyFields, valuesOf, type FormTexts } from '../../../../rules/typed-fields';
import type { TypedInput } from './typed-fields';

import { useAutosave, type Autosave } from './use-autosave';

export interface AutosaveFields extends Pick<Autosave, 'discard' | 'status' | 'retry'> {
  onTyped: (input: TypedInput) => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  place: string;
  changesOf: (values: FormTexts) => UpdateBooking;
}

export function useAutosaveFields({ booking, place, changesOf }: Options): AutosaveFields {
  const changed = useRef<Set<string>>(undefined);
  // Unsaved input from before a reload is saved with the next change.
  changed.current ??= new Set(Object.keys(readTyped(place)).map(fieldOf));
  const { keep, ...autosave } = useAutosave({
    booking,
    onSaved(saved) {
      const fields = Object.keys(saved);
      for (const field of fields) changed.current?.delete(field);
      removeTyped(place, fields);
    },
  });
  function onTyped({ name, form }: TypedInput) {
    const fields = changed.current?.add(fieldOf(name)) ?? new Set();
    if (form) keep(onlyFields(changesOf(valuesOf(new FormData(form))), fields));
  }
  return { ...autosave, onTyped };
}
