import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Box, BoxInput, ErrorText, Hint, Label, Tiny } from '../core';

import { splitBirthDate } from './birth-date';
import { useFormField } from './form-context';
import { formsMessages } from './forms.messages';
import { useLabel } from './use-label';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
  }
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  > label {
    width: 4.25rem;
  }
  > label:last-child {
    width: 5.75rem;
  }
`;

export interface BirthDateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** `yyyy-MM-dd`. */
  defaultValue?: string | null;
  isOptional?: boolean;
  /** False for another past day than a birth date, so that browsers do not suggest one. */
  isBirthday?: boolean;
}

/**
 * A date of birth, or another known past day, in three text boxes. Its value is `yyyy-MM-dd`; empty if nothing was
 * typed; day/month/year as typed, `31/2/1990`, if there is no such day.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const { name, label, hint, defaultValue, isOptional, isBirthday = true } = props;
  const { formatMessage } = useIntl();
  const labelText = useLabel(label, isOptional);
  const { id, error } = useFormField(name, label);
  const parts = splitBirthDate(defaultValue);
  const lines = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Group data-birth-date={name} aria-describedby={lines}>
      <Label as="legend">{labelText}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Boxes>
        {(['day', 'month', 'year'] as const).map((part) => (
          <label key={part}>
            <Tiny $tone="soft">{formatMessage(formsMessages[part])}</Tiny>
            <Box $isInvalid={Boolean(error)}>
              <BoxInput
                id={part === 'day' ? id : undefined}
                name={`${name}.${part}`}
                defaultValue={parts[part]}
                autoComplete={isBirthday ? `bday-${part}` : 'off'}
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                aria-invalid={Boolean(error) || undefined}
              />
            </Box>
          </label>
        ))}
      </Boxes>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}
