import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { ErrorText, VisuallyHidden } from '../core';

import { useFormField } from './form-context';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Options = styled.div<{ $isWrong: boolean }>`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  ${(props) => props.$isWrong && 'border: 2px solid var(--stop);'}
`;

const Option = styled.label`
  display: flex;
  gap: var(--s4);
  align-items: center;
  min-height: 3.5rem;
  padding: var(--s3) var(--s5);
  line-height: 1.4;
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--line);
  }
  > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--pine-900);
    cursor: inherit;
  }
  > input:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > span {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 650;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  &[data-disabled] {
    color: var(--ink-2);
    cursor: default;
  }
`;

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Below the label; for a disabled option why it cannot be chosen. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioFieldProps {
  name: string;
  /** Accessible name of the group, where a visible heading names it already. */
  label: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** One choice out of a list of options, in a frame. Its value is that of the chosen option, or absent. */
export function RadioField({ name, label, options, defaultValue, onChange }: RadioFieldProps) {
  const { id, error } = useFormField(name, label);
  const first = options.find(({ isDisabled }) => !isDisabled)?.value;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <Group aria-describedby={errorId}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Options $isWrong={error !== undefined}>
        {options.map(({ value, label: text, hint, isDisabled }) => (
          <Option key={value} data-disabled={isDisabled ? '' : undefined}>
            <input
              type="radio"
              id={value === first ? id : `${id}-${value}`}
              name={name}
              value={value}
              disabled={isDisabled}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
            />
            <span>
              <b>{text}</b>
              {hint && <small>{hint}</small>}
            </span>
          </Option>
        ))}
      </Options>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}
