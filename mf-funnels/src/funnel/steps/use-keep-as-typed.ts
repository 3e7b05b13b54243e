import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';

import { useKeepMessage, type MessageKeeping } from '../../data/use-keep-message';
import { pauseAfter } from '../../rules/keeping-pace';

/** Nobody types on for so long without a pause. */
const PAUSE_MS = 800;

export interface KeepAsTyped {
  keep: (text: string) => void;
  /** The message goes another way: from here nothing is kept any more. */
  letGo: () => void;
  /** How it went the last time; undefined before the first pause, and once a refused message is changed. */
  standing: MessageKeeping | undefined;
  /** Tries at once what could not be kept. */
  retry: () => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  /** All that was typed is with the booking. */
  onKept: () => void;
}

/** Keeps a message after each pause in the typing, and what is left when the page goes; tries again what may succeed. */
export function useKeepAsTyped({ booking, onKept }: Options): KeepAsTyped {
  const keepMessage = useKeepMessage(booking);
  const [standing, setStanding] = useState<MessageKeeping>();
  /** What is not kept yet, and how often that was tried in vain. */
  const open = useRef<string>(undefined);
  const misses = useRef(0);
  const timer = useRef<number>(undefined);
  const latest = useRef(onKept);
  latest.current = onKept;

  const letGo = useCallback(() => {
    window.clearTimeout(timer.current);
    open.current = undefined;
    misses.current = 0;
  }, []);
  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    const tried = open.current;
    if (tried === undefined) return;
    const outcome = await keepMessage(tried);
    // Somebody has typed on meanwhile, or has sent it, or has gone.
    if (open.current !== tried) return;
    setStanding(outcome);
    if (outcome.is === 'missed') {
      misses.current += 1;
      const pauseMs = pauseAfter(misses.current, outcome.retryAfterSeconds);
      timer.current = window.setTimeout(() => void flush(), pauseMs);
      return;
    }
    letGo();
    if (outcome.is === 'kept') latest.current();
  }, [keepMessage, letGo]);
  const keep = useCallback(
    (text: string) => {
      letGo();
      open.current = text;
      setStanding((before) => (before?.is === 'refused' ? undefined : before));
      timer.current = window.setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush, letGo],
  );
  const retry = useCallback(() => void flush(), [flush]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      retry();
      letGo();
    };
  }, [retry, letGo]);
  return { keep, letGo, standing, retry };
}
