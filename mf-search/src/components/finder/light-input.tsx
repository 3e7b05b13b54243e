import { useLayoutEffect, useRef, type RefObject } from 'react';

import { FinderInput, type FinderInputProps } from '@campavia/ui';

/** Where the typing was: first and last letter of the selection. */
export type Caret = [start: number, end: number];

export interface LightInputProps extends FinderInputProps {
  /** Gets the caret when the cell goes while it is typed into. */
  caret: RefObject<Caret | undefined>;
}

/** A text cell that leaves a note of its caret behind for the one that takes its place. */
export function LightInput({ caret, ...props }: LightInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const cell = input.current;
    return () => {
      if (!cell || document.activeElement !== cell) return;
      caret.current = [cell.selectionStart ?? 0, cell.selectionEnd ?? 0];
    };
  }, [caret]);
  return <FinderInput {...props} ref={input} />;
}
