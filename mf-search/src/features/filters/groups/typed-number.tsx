import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { TextField, type TextFieldProps } from '@campavia/ui';

/** After a pause of this length, the typed text is taken as complete. */
const PAUSE_MS = 700;
const PLAIN_DECIMAL = /^(\d+)\.(\d+)$/;

export interface TypedNumberProps extends Pick<TextFieldProps, 'label' | 'end' | 'error'> {
  text: string;
  onType: (text: string) => void;
}

/** Rerenders and validates the form only when the typing pauses. */
export function TypedNumber({ text, onType, ...field }: TypedNumberProps) {
  const { formatNumber } = useIntl();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (said: string | undefined) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    if (said !== undefined && said.trim() !== text) onType(said.trim());
  };
  const decimalSign = formatNumber(1.5, { minimumFractionDigits: 1 }).slice(1, 2);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? text.replace(PLAIN_DECIMAL, `$1${decimalSign}$2`)}
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => settle(value), PAUSE_MS);
        setTyped(value);
      }}
      onBlur={() => settle(typed)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle(typed)}
    />
  );
}
