import { Children, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import { FormField, type FormFieldProps } from '@campavia/ui/forms';

const Framed = styled.div`
  max-width: 28rem;
  &[data-wide] {
    max-width: none;
  }
  select,
  textarea {
    background: none;
    color: inherit;
  }
  select {
    cursor: pointer;
  }
  textarea {
    min-height: 9rem;
    resize: vertical;
  }
  span:has(> :is(select, textarea):focus-visible) {
    border-color: var(--pine-900);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;

type ControlProps = Pick<FormFieldProps, 'name' | 'label' | 'hint' | 'isOptional' | 'defaultValue'>;

// FormField renders any element; its type only covers input.
function elementOf(as: 'select' | 'textarea', given: object): object {
  return { as, type: undefined, ...given };
}

export interface SelectFieldProps extends ControlProps {
  children: ReactNode;
}

export function SelectField({ children, ...field }: SelectFieldProps) {
  return (
    <Framed>
      <FormField {...field} {...elementOf('select', { children: Children.toArray(children) })} />
    </Framed>
  );
}

export interface TextAreaFieldProps extends ControlProps {
  onInput?: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ onInput, ref, ...field }: TextAreaFieldProps) {
  return (
    <Framed data-wide="">
      <FormField
        {...field}
        {...elementOf('textarea', { rows: 6, ref })}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
    </Framed>
  );
}

export const NarrowField = styled.div`
  max-width: 28rem;
`;
