import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { keepTyped, typedAt } from '../data/typed-keeping';

/** The fields stand in the form as if nothing were around them. */
const Fields = styled.div`
  display: contents;
`;

/** An input that somebody has changed, and the form it stands in. */
export interface TypedInput {
  name: string;
  form: HTMLFormElement | null;
}

export interface KeepsTypedProps {
  /** What it is remembered under, until the step has kept it and forgets it here. */
  place: string;
  /** Hears of each change, once it is remembered. */
  onTyped?: (input: TypedInput) => void;
  children: ReactNode;
}

/** A form in which what was typed is there again after a reload. */
export function KeepsTyped({ place, onTyped, children }: KeepsTypedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const typed = typedAt(place);
    for (const field of box.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      field.value = typed[field.name] ?? field.value;
    }
  }, [place]);
  function keep({ target }: FormEvent) {
    if (!isField(target) || target.name === '') return;
    keepTyped(place, { [target.name]: target.value });
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
