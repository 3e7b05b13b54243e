import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { formatNumericDate, validateTypedRange, type TypedTexts } from './validate-typed-range';
import type { DateRange, RangeRules } from './range-rules';

/** How long nothing is typed before the text is validated, in milliseconds. */
const PAUSE_MS = 1000;

export interface TypedRangeOptions extends RangeRules {
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  locale: string;
}

/** Two text inputs that become a range as soon as both are dates that the rules allow. */
export function useTypedRange(options: TypedRangeOptions) {
  const { value, onChange, locale } = options;
  const intl = useIntl();
  const [draft, setDraft] = useState<{ of: string; texts: TypedTexts } | undefined>();
  const [errors, setErrors] = useState<Partial<TypedTexts>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Typed text belongs to the range it was typed over: a choice in the calendar replaces it.
  const current = `${value?.from}/${value?.to}`;
  const written = { from: '', to: '', ...value };
  const texts =
    draft?.of === current
      ? draft.texts
      : {
          from: written.from && formatNumericDate(written.from, locale),
          to: written.to && formatNumericDate(written.to, locale),
        };

  const settle = (typed: TypedTexts) => {
    clearTimeout(timer.current);
    const { from, to, errors: found } = validateTypedRange(intl, typed, options);
    setErrors(found);
    if (!from || !to || found.from || found.to) return;
    // The typed text stays until it has become the range.
    if (`${from}/${to}` === current) setDraft(undefined);
    else onChange({ from, to });
  };
  const inputProps = (end: keyof TypedTexts) => ({
    value: texts[end],
    error: errors[end],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = { ...texts, [end]: event.target.value };
      setDraft({ of: current, texts: typed });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(typed), PAUSE_MS);
    },
    onBlur: () => settle(texts),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      settle(texts);
    },
  });
  return { inputProps };
}
