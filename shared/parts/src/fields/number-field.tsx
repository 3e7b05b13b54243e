import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Small } from '@campavia/ui';
import { FormField } from '@campavia/ui/forms';

export interface NumberFieldProps {
  name: string;
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  value: string | undefined;
  /** After the number: "a day", "% off". */
  unit: string;
  isWhole?: boolean;
}

const MAX_LENGTH = 12;

/** A field for a number, in the number format of the site's language. */
export function NumberField({ value = '', unit, isWhole, ...field }: NumberFieldProps) {
  const { formatNumber } = useIntl();
  const point = formatNumber(1.5, { minimumFractionDigits: 1 }).replace(/\p{Nd}/gu, '');
  return (
    <FormField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      defaultValue={value.replace('.', point)}
      end={<Small $tone="soft">{unit}</Small>}
    />
  );
}
