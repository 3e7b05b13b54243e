import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { registerPendingSave } from '../../../../data/pending-saves';
import { useAutosaveBooking, type SaveOutcome } from '../../../../data/use-save-booking';
import { pauseAfter } from '../../../../rules/save-retry';

const PAUSE_MS = 800;

export interface Autosave {
  /** Saves the changes after the next pause instead of those still waiting; nothing for invalid input. */
  keep: (changes: UpdateBooking | undefined) => void;
  /** Drops what is waiting, because the form is being submitted. */
  discard: () => void;
  status: SaveOutcome | undefined;
  retry: () => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  onSaved: (changes: UpdateBooking) => void;
}

/** Saves after each pause and on unmount; retries temporary failures. */
export function useAutosave({ booking, onSaved }: Options): Autosave {
  const { status, setStatus, open, discard, flush } = useOpenChanges({ booking, onSaved });
  const keep = useCallback(
    (changes: UpdateBooking | undefined) => {
      discard();
      setStatus((before) => (before?.is === 'refused' || !changes ? undefined : before));
      if (changes) open(changes, PAUSE_MS);
    },
    [discard, open, setStatus],
  );
  const retry = useCallback(() => void flush(), [flush]);

  useEffect(() => {
    const leave = registerPendingSave(flush);
    window.addEventListener('online', retry);
    return () => {
      leave();
      window.removeEventListener('online', retry);
      retry();
      discard();
    };
  }, [flush, retry, discard]);
  return { keep, discard, status, retry };
}

function useOpenChanges({ booking, onSaved }: Options) {
  const keepChanges = useAutosaveBooking(booking);
  const [status, setStatus] = useState<SaveOutcome>();
  const waiting = useRef<UpdateBooking>(undefined);
  const trying = useRef<{ changes: UpdateBooking; done: Promise<void> }>(undefined);
  const failures = useRef(0);
  const timer = useRef<number>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;

  const discard = useCallback(() => {
    window.clearTimeout(timer.current);
    waiting.current = undefined;
    failures.current = 0;
  }, []);
  const flush = useCallback((): Promise<void> | undefined => {
    window.clearTimeout(timer.current);
    const changes = waiting.current;
    if (changes === undefined) return undefined;
    if (trying.current?.changes === changes) return trying.current.done;
    const done = keepChanges(changes).then((outcome) => {
      if (trying.current?.changes === changes) trying.current = undefined;
      // The input was changed or sent meanwhile, or the component has unmounted.
      if (waiting.current !== changes) return;
      setStatus(outcome);
      if (outcome.is === 'failed') {
        failures.current += 1;
        const pauseMs = pauseAfter(failures.current, outcome.retryAfterSeconds);
        timer.current = window.setTimeout(() => void flush(), pauseMs);
        return;
      }
      discard();
      if (outcome.is === 'saved') latest.current(changes);
    });
    trying.current = { changes, done };
    return done;
  }, [keepChanges, discard]);
  const open = useCallback(
    (changes: UpdateBooking, pauseMs: number) => {
      waiting.current = changes;
      timer.current = window.setTimeout(() => void flush(), pauseMs);
    },
    [flush],
  );
  return { status, setStatus, open, discard, flush };
}
