import { useEffect, useState } from 'react';

import { platform } from '../platform/platform';

import type { SlotComponent, SlotName } from './slot-props';

/** A loaded slot component, `none` when no part provides one, `failed` when it did not load. */
export type SlotComponentState<Name extends SlotName> = SlotComponent<Name> | 'none' | 'failed';

export interface UsedSlotComponent<Name extends SlotName> {
  /** Undefined until the first result; while it loads again, the former result stays. */
  slotComponent: SlotComponentState<Name> | undefined;
  /** Number of the attempt. */
  nth: number;
  isRetrying: boolean;
  retry: () => void;
}

/** The component of a slot, and a function that loads it again. */
export function useSlotComponent<Name extends SlotName>(name: Name): UsedSlotComponent<Name> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ slotComponent: SlotComponentState<Name>; nth: number }>();
  useEffect(() => {
    let isGone = false;
    const take = (slotComponent: SlotComponentState<Name>) => {
      if (!isGone) setAnswer({ slotComponent, nth: attempt });
    };
    platform()
      .findSlot(name)
      .then((found) => take(found ?? 'none'))
      .catch(() => take('failed'));
    return () => {
      isGone = true;
    };
  }, [name, attempt]);
  return {
    slotComponent: answer?.slotComponent,
    nth: answer?.nth ?? 0,
    isRetrying: answer !== undefined && answer.nth < attempt,
    retry: () => setAttempt((times) => times + 1),
  };
}
