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

// A field of a form takes whatever element holds its value; only its type knows inputs alone.
function elementOf(as: 'select' | 'textarea', given: object): object {
  return { as, type: undefined, ...given };
}

export interface SelectFieldProps extends ControlProps {
  /** The options. */
  children: ReactNode;
}

/** A choice of a few in the browser's own list. */
export function SelectField({ children, ...field }: SelectFieldProps) {
  return (
    <Framed>
      <FormField {...field} {...elementOf('select', { children: Children.toArray(children) })} />
    </Framed>
  );
}

export interface TextAreaFieldProps extends ControlProps {
  onInput?: (text: string) => void;
  /** Is given the element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Some lines of text. */
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

/** One line of text, no wider than what is written into it. */
export const NarrowField = styled.div`
  max-width: 28rem;
`;
