import { useState } from 'react';

import type { DateRange } from './range-rules';

/** Passes typed ranges on to `onChange` and counts how many of them have become the value. */
export function useTypedCount(value: DateRange | null, onChange: (range: DateRange) => void) {
  const [typedCount, setTypedCount] = useState(0);
  const [pending, setPending] = useState<DateRange>();
  if (pending && value?.from === pending.from && value.to === pending.to) {
    setPending(undefined);
    setTypedCount(typedCount + 1);
  }
  const changeByTyping = (range: DateRange) => {
    setPending(range);
    onChange(range);
  };
  return { typed: changeByTyping, typedTimes: typedCount };
}
