import { type KeyboardEvent, useState } from 'react';

import { useSwipe } from '../gestures/use-swipe';

/** The picture shown out of several, changed by keys and swipes; the first follows the last. */
export function useCarousel(start: number, count: number) {
  const [index, setIndex] = useState(start);
  const move = (step: 1 | -1) => setIndex((index + step + count) % count);
  const swipe = useSwipe(
    () => move(1),
    () => move(-1),
  );
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    Home: () => setIndex(0),
    End: () => setIndex(count - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => actions[event.key]?.();
  return { index, move, stage: { ...swipe, onKeyDown } };
}
