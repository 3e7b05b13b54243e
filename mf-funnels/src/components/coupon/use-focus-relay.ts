import { type RefObject, useLayoutEffect } from 'react';

/** Whether the component that was just removed had the focus. */
export type FocusRelay = RefObject<boolean>;

export interface FocusHolder {
  relay: FocusRelay;
  /** Elements that are removed with the component. */
  box: RefObject<HTMLElement | null>;
  /** Takes the focus if the replaced component had it. */
  entry: RefObject<HTMLElement | null>;
}

export function useFocusRelay({ relay, box, entry }: FocusHolder): void {
  useLayoutEffect(() => {
    const here = box.current;
    if (relay.current) entry.current?.focus();
    relay.current = false;
    return () => {
      relay.current = here?.contains(document.activeElement) ?? false;
    };
  }, [relay, box, entry]);
}
