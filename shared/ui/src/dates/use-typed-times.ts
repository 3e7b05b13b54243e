import { useState } from 'react';

import type { DateRange } from './range-rules';

/** Hands on what is typed, and counts how often that has become the value. */
export function useTypedTimes(value: DateRange | null, onChange: (range: DateRange) => void) {
  const [typedTimes, setTypedTimes] = useState(0);
  const [awaited, setAwaited] = useState<DateRange>();
  if (awaited && value?.from === awaited.from && value.to === awaited.to) {
    setAwaited(undefined);
    setTypedTimes(typedTimes + 1);
  }
  const typed = (range: DateRange) => {
    setAwaited(range);
    onChange(range);
  };
  return { typed, typedTimes };
}
