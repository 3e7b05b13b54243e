import { Check } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';

import { ErrorText, Icon } from '../core';

import { useFormField } from './form-context';

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  line-height: 1.5rem;
  cursor: pointer;
`;

const CheckboxBox = styled.span<{ $isWrong: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  > * {
    grid-area: 1 / 1;
  }
  > input {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 0.375rem;
    background: var(--surface);
    cursor: pointer;
    ${(props) => props.$isWrong && 'border: 2px solid var(--stop); background: #fffaf8;'}
  }
  > input:hover {
    border-color: var(--pine-700);
  }
  > input:checked {
    background: var(--pine-900);
    border-color: var(--pine-900);
  }
  > input:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > svg {
    display: none;
    place-self: center;
    width: 1.05rem;
    height: 1.05rem;
    stroke-width: 3;
    color: var(--on-pine);
    pointer-events: none;
  }
  > input:checked + svg {
    display: block;
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
    > svg {
      visibility: hidden;
    }
  }
`;

export interface CheckboxFieldProps {
  name: string;
  /** The label; may contain links. */
  children: ReactNode;
  defaultChecked?: boolean;
}

/** A checkbox with its label. Its value is `on`, or absent. */
export function CheckboxField({ name, children, defaultChecked }: CheckboxFieldProps) {
  const [text, setText] = useState('');
  const { id, error } = useFormField(name, text);
  const readText = useCallback((element: HTMLElement | null) => setText(element?.textContent ?? ''), []);
  return (
    <div>
      <Line>
        <CheckboxBox $isWrong={Boolean(error)}>
          <input
            type="checkbox"
            aria-describedby={error && `${id}-error`}
            aria-invalid={Boolean(error) || undefined}
            id={id}
            name={name}
            defaultChecked={defaultChecked}
          />
          <Icon of={Check} />
        </CheckboxBox>
        <span ref={readText}>{children}</span>
      </Line>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  );
}
