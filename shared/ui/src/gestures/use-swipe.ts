import { type TouchEvent, useRef } from 'react';

/** Limits in milliseconds and pixels. */
const SWIPE = { longestMs: 300, leastAcross: 60, mostAlong: 80 };

/** Detects quick horizontal swipes; slower or steeper movements are scrolling. */
export function useSwipe(onForward: () => void, onBack: () => void) {
  const start = useRef<{ x: number; y: number; at: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY, at: event.timeStamp };
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, to] = [start.current, event.changedTouches[0]];
      if (!from || !to || event.timeStamp - from.at > SWIPE.longestMs) return;
      const across = to.clientX - from.x;
      if (Math.abs(across) < SWIPE.leastAcross || Math.abs(to.clientY - from.y) > SWIPE.mostAlong) return;
      if (across < 0) onForward();
      else onBack();
    },
  };
}
