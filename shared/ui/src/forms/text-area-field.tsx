import { styled } from 'styled-components';

import { FormField, type FormFieldProps } from './form-field';

const Framed = styled.div`
  textarea {
    min-height: 6rem;
    background: none;
    color: inherit;
    resize: vertical;
  }
  span:has(> textarea:focus-visible) {
    border-color: var(--pine-900);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;

export type TextAreaFieldProps = Pick<
  FormFieldProps,
  'name' | 'label' | 'hint' | 'isOptional' | 'defaultValue'
>;

// FormField renders any element; its type only covers input.
const TEXT_AREA: object = { as: 'textarea', type: undefined, rows: 4 };

/** A text field of several lines. */
export function TextAreaField(field: TextAreaFieldProps) {
  return (
    <Framed>
      <FormField {...field} {...TEXT_AREA} />
    </Framed>
  );
}
