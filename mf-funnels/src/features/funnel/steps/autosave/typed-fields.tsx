import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { storeTyped, readTyped } from '../../../../data/typed-fields';

/** The wrapper has no box of its own. */
const Fields = styled.div`
  display: contents;
`;

/** A changed input and its form. */
export interface TypedInput {
  name: string;
  form: HTMLFormElement | null;
}

export interface TypedFieldsProps {
  /** The key under which the tab stores the input until it is saved. */
  place: string;
  /** Hears of each change, once it is remembered. */
  onTyped?: (input: TypedInput) => void;
  children: ReactNode;
}

/** A form in which what was typed is there again after a reload. */
export function TypedFields({ place, onTyped, children }: TypedFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const typed = readTyped(place);
    for (const field of box.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      field.value = typed[field.name] ?? field.value;
    }
  }, [place]);
  function keep({ target }: FormEvent) {
    if (!isField(target) || target.name === '') return;
    storeTyped(place, { [target.name]: target.value });
    onTyped?.(target);
  }
  return (
    <Fields ref={box} onInput={keep}>
      {children}
    </Fields>
  );
}

const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}
