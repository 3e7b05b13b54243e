import { type InputEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { storeTyped, readTyped } from '../../../../data/typed-fields';

const Fields = styled.div`
  display: contents;
`;

export interface TypedInput {
  name: string;
  form: HTMLFormElement | null;
}

export interface TypedFieldsProps {
  /** The key under which the tab stores the input until it is saved. */
  place: string;
  onTyped?: (input: TypedInput) => void;
  children: ReactNode;
}

export function TypedFields({ place, onTyped, children }: TypedFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const typed = readTyped(place);
    for (const field of box.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      field.value = typed[field.name] ?? field.value;
    }
  }, [place]);
  function rememberTyped({ target }: InputEvent) {
    if (!isField(target) || target.name === '') return;
    storeTyped(place, { [target.name]: target.value });
    onTyped?.(target);
  }
  return (
    <Fields ref={box} onInput={rememberTyped}>
      {children}
    </Fields>
  );
}

const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}
