import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { enterKeeping } from '../../data/open-keepings';
import { useKeepChanges, type Keeping } from '../../data/use-keep-changes';
import { pauseAfter } from '../../rules/keeping-pace';

/** Nobody types on for so long without a pause. */
const PAUSE_MS = 800;

export interface KeepAsTyped {
  /** What shall be kept after the next pause, in place of what still waits; nothing where that makes no sense yet. */
  keep: (changes: UpdateBooking | undefined) => void;
  /** It goes another way: from here nothing is kept any more. */
  letGo: () => void;
  /** How it went the last time; undefined before the first pause, and once what was refused is changed. */
  standing: Keeping | undefined;
  /** Tries at once what could not be kept. */
  retry: () => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  /** All that was typed is with the booking. */
  onKept: (changes: UpdateBooking) => void;
}

/** Keeps what is typed after each pause, and what is left when the page goes; tries again what may succeed. */
export function useKeepAsTyped({ booking, onKept }: Options): KeepAsTyped {
  const { standing, setStanding, open, letGo, flush } = useOpenChanges({ booking, onKept });
  const keep = useCallback(
    (changes: UpdateBooking | undefined) => {
      letGo();
      setStanding((before) => (before?.is === 'refused' || !changes ? undefined : before));
      if (changes) open(changes, PAUSE_MS);
    },
    [letGo, open, setStanding],
  );
  const retry = useCallback(() => void flush(), [flush]);

  useEffect(() => {
    const leave = enterKeeping(flush);
    window.addEventListener('online', retry);
    return () => {
      leave();
      window.removeEventListener('online', retry);
      retry();
      letGo();
    };
  }, [flush, retry, letGo]);
  return { keep, letGo, standing, retry };
}

/** What is not kept yet, and the tries to keep it. */
function useOpenChanges({ booking, onKept }: Options) {
  const keepChanges = useKeepChanges(booking);
  const [standing, setStanding] = useState<Keeping>();
  const waiting = useRef<UpdateBooking>(undefined);
  /** The try under way, and of what. */
  const trying = useRef<{ changes: UpdateBooking; done: Promise<void> }>(undefined);
  const misses = useRef(0);
  const timer = useRef<number>(undefined);
  const latest = useRef(onKept);
  latest.current = onKept;

  const letGo = useCallback(() => {
    window.clearTimeout(timer.current);
    waiting.current = undefined;
    misses.current = 0;
  }, []);
  const flush = useCallback((): Promise<void> | undefined => {
    window.clearTimeout(timer.current);
    const changes = waiting.current;
    if (changes === undefined) return undefined;
    if (trying.current?.changes === changes) return trying.current.done;
    const done = keepChanges(changes).then((outcome) => {
      if (trying.current?.changes === changes) trying.current = undefined;
      // Somebody has typed on meanwhile, or has sent it, or has gone.
      if (waiting.current !== changes) return;
      setStanding(outcome);
      if (outcome.is === 'missed') {
        misses.current += 1;
        const pauseMs = pauseAfter(misses.current, outcome.retryAfterSeconds);
        timer.current = window.setTimeout(() => void flush(), pauseMs);
        return;
      }
      letGo();
      if (outcome.is === 'kept') latest.current(changes);
    });
    trying.current = { changes, done };
    return done;
  }, [keepChanges, letGo]);
  const open = useCallback(
    (changes: UpdateBooking, pauseMs: number) => {
      waiting.current = changes;
      timer.current = window.setTimeout(() => void flush(), pauseMs);
    },
    [flush],
  );
  return { standing, setStanding, open, letGo, flush };
}
