import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import { registerPendingSave } from '../../../../data/pending-saves';
import { useAutosaveBooking, type SaveOutcome } from '../../../../data/use-save-booking';
import { pauseAfter } from '../../../../rules/save-retry';

/** Nobody types on for so long without a pause. */
const PAUSE_MS = 800;

export interface Autosave {
  /** Saves the changes after the next pause instead of those still waiting; nothing for invalid input. */
  keep: (changes: UpdateBooking | undefined) => void;
  /** Drops what is waiting, because the form is being submitted. */
  discard: () => void;
  /** How it went the last time; undefined before the first pause, and once what was refused is changed. */
  status: SaveOutcome | undefined;
  /** Retries at once what could not be saved. */
  retry: () => void;
}

interface Options {
  booking: Pick<GuestBooking, 'id'>;
  /** All that was typed is with the booking. */
  onSaved: (changes: UpdateBooking) => void;
}

/** Keeps what is typed after each pause, and what is left when the page goes; tries again what may succeed. */
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

/** The unsaved changes and the attempts to save them. */
function useOpenChanges({ booking, onSaved }: Options) {
  const keepChanges = useAutosaveBooking(booking);
  const [status, setStatus] = useState<SaveOutcome>();
  const waiting = useRef<UpdateBooking>(undefined);
  /** The try under way, and of what. */
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
      // Somebody has typed on meanwhile, or has sent it, or has gone.
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
