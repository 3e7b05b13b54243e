import { useLayoutEffect, useRef, type RefObject } from 'react';

import { FinderInput, type FinderInputProps } from '@campavia/ui';

export type Caret = [start: number, end: number];

export interface LightInputProps extends FinderInputProps {
  caret: RefObject<Caret | undefined>;
}

/** A text input that passes its caret on to the input that replaces it. */
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
