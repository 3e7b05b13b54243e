import { useRef } from 'react';

import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { fieldOf, forgetTyped, typedAt } from '../../data/typed-keeping';
import { onlyFields, valuesOf, type FormWords } from '../../rules/typed-fields';
import type { TypedInput } from '../keeps-typed';

import { useKeepAsTyped, type KeepAsTyped } from './use-keep-as-typed';

export interface KeepFields extends Pick<KeepAsTyped, 'letGo' | 'standing' | 'retry'> {
  /** Somebody has changed an input of the form. */
  onTyped: (input: TypedInput) => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  /** What the tab remembers the fields under. */
  place: string;
  /** What of the form makes sense for the booking, by field. */
  changesOf: (values: FormWords) => UpdateBooking;
}

/** Keeps with the booking, a moment later, each field that somebody changes to something that makes sense. */
export function useKeepFields({ booking, place, changesOf }: Options): KeepFields {
  const changed = useRef<Set<string>>(undefined);
  // What was typed before a reload and is not kept goes along with the next change.
  changed.current ??= new Set(Object.keys(typedAt(place)).map(fieldOf));
  const { keep, ...keeping } = useKeepAsTyped({
    booking,
    onKept(kept) {
      const fields = Object.keys(kept);
      for (const field of fields) changed.current?.delete(field);
      forgetTyped(place, fields);
    },
  });
  function onTyped({ name, form }: TypedInput) {
    const fields = changed.current?.add(fieldOf(name)) ?? new Set();
    if (form) keep(onlyFields(changesOf(valuesOf(new FormData(form))), fields));
  }
  return { ...keeping, onTyped };
}
