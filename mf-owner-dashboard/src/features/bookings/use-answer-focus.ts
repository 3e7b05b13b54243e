import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import type { AnswerStatus } from '../../data/answers/pending-answers';

export interface AnswerFocus {
  ref: RefObject<HTMLButtonElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** For Accept and Undo: each takes the focus of the other, which is removed, so that both can be reached in time. */
export function useAnswerFocus(status: AnswerStatus | undefined): AnswerFocus {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isAnswer = status !== before.current && (status ?? before.current) === 'waiting';
    before.current = status;
    if (isAnswer && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [status]);
  return { ref: button, onKeyDown: ignoreRepeat };
}

/** A key that is held down does not press the other button too. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
