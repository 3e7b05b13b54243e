import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking } from '@campavia/contracts';

import { useKeepMessage } from '../../data/use-keep-message';

/** Nobody types on for so long without a pause. */
const PAUSE_MS = 800;
/** Until a message that could not be kept is tried again. */
const RETRY_MS = 5_000;

export interface KeepAsTyped {
  keep: (text: string) => void;
  /** The message goes another way: from here nothing is kept any more. */
  letGo: () => void;
  /** How it went the last time; undefined before the first pause. */
  standing: 'kept' | 'failed' | undefined;
  /** Tries at once what could not be kept. */
  retry: () => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  /** All that was typed is with the booking. */
  onKept: () => void;
}

/** Keeps a message after each pause in the typing, and what is left when the page goes; tries again what failed. */
export function useKeepAsTyped({ booking, onKept }: Options): KeepAsTyped {
  const keepMessage = useKeepMessage(booking);
  const [standing, setStanding] = useState<KeepAsTyped['standing']>();
  /** What is not kept yet. */
  const open = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  const latest = useRef(onKept);
  latest.current = onKept;

  const letGo = useCallback(() => {
    window.clearTimeout(timer.current);
    open.current = undefined;
  }, []);
  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    const tried = open.current;
    if (tried === undefined) return;
    const isKept = await keepMessage(tried);
    // Somebody has typed on meanwhile, or has sent it, or has gone.
    if (open.current !== tried) return;
    setStanding(isKept ? 'kept' : 'failed');
    if (!isKept) return void (timer.current = window.setTimeout(() => void flush(), RETRY_MS));
    open.current = undefined;
    latest.current();
  }, [keepMessage]);
  const keep = useCallback(
    (text: string) => {
      letGo();
      open.current = text;
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
