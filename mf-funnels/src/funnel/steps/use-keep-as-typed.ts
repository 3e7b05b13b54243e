import { useCallback, useEffect, useRef } from 'react';

import type { GuestBooking } from '@campavia/contracts';

import { useKeepMessage } from '../../data/use-keep-message';

/** Nobody types on for so long without a pause. */
const PAUSE_MS = 800;

/** Keeps a message after each pause in the typing, and what is left when the page goes. */
export function useKeepAsTyped(booking: Pick<GuestBooking, 'id'>) {
  const keepMessage = useKeepMessage(booking);
  const waiting = useRef<{ timer: number; text: string }>(undefined);

  const letGo = useCallback(() => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const text = waiting.current?.text;
    letGo();
    if (text !== undefined) keepMessage(text);
  }, [keepMessage, letGo]);
  const keep = useCallback(
    (text: string) => {
      letGo();
      waiting.current = { timer: window.setTimeout(flush, PAUSE_MS), text };
    },
    [flush, letGo],
  );
  useEffect(() => flush, [flush]);
  return { keep, letGo };
}
