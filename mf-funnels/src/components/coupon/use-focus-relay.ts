import { type RefObject, useLayoutEffect } from 'react';

/** Says whether the piece that has just gone had the focus. */
export type FocusRelay = RefObject<boolean>;

export interface FocusHolder {
  relay: FocusRelay;
  /** All that goes with the piece. */
  box: RefObject<HTMLElement | null>;
  /** What takes the focus when the piece comes in place of one that had it. */
  entry: RefObject<HTMLElement | null>;
}

/** Moves the focus between two components that replace each other, so that it is never lost. */
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
