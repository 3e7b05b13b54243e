import { type KeyboardEvent, useState } from 'react';

import { useSwipe } from '../gestures/use-swipe';

/** Which of several pictures is shown, turned by keys and strokes; after the last comes the first. */
export function useTurning(start: number, count: number) {
  const [index, setIndex] = useState(start);
  const turn = (step: 1 | -1) => setIndex((index + step + count) % count);
  const swipe = useSwipe(
    () => turn(1),
    () => turn(-1),
  );
  const deeds: Record<string, (() => void) | undefined> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Home: () => setIndex(0),
    End: () => setIndex(count - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => deeds[event.key]?.();
  return { index, turn, stage: { ...swipe, onKeyDown } };
}
