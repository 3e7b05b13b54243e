import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { failureEntries, isApiError, isUnavailable, type ErrorEntry } from '@campavia/api-client/core';
import { touchedOf, type FieldValues } from '@campavia/domain';

import { readTyped, writeTyped } from './draft-storage';

/** Whether typed values are saved. `stored`: all are. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'saved'; at: Date }
  | { kind: 'refused'; entries: ErrorEntry[] };

export interface AutosaveOptions<Resource, Changes extends object> {
  /** Identifies the edited resource, for typed and unsaved values. */
  listing: string;
  resource: Resource;
  /** Increases when the resource was changed elsewhere: the fields then show the new values. */
  foreignEdits: number;
  valuesOf: (resource: Resource) => FieldValues;
  changesOf: (saved: Resource, values: FieldValues) => Changes;
  save: (changes: Changes) => Promise<Resource>;
}

/** The result of a save; `offline`: it could not be sent. */
export type SaveOutcome = 'saved' | 'offline' | 'refused';

export interface Autosave {
  values: FieldValues;
  /** Changes when the fields show other values than the typed ones. */
  version: number;
  frame: (element: HTMLElement | null) => void;
  /** Reads the fields after a change. */
  readAgain: () => void;
  flush: () => Promise<SaveOutcome>;
  state: SaveState;
}

const PAUSE_MS = 800;
/** The last save of each listing: the form of the next step waits for that of the step before. */
const lastSaves = new Map<string, Promise<SaveOutcome>>();

/** Saves the fields of a form a moment after typing, and stores unsaved values in the browser. */
export function useAutosave<Resource, Changes extends object>(
  options: AutosaveOptions<Resource, Changes>,
): Autosave {
  const { listing, resource, foreignEdits, valuesOf, changesOf, save } = options;
  const element = useRef<HTMLElement>(null);
  const [touched, setTouched] = useState<FieldValues>(() => readTyped(listing));
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const saved = useRef(resource);
  saved.current = resource;
  const earlier = useRef(touched);
  const typed = useRef(touched);

  function keep(next: FieldValues): void {
    typed.current = next;
    setTouched(next);
    writeTyped(listing, next);
  }

  async function push(): Promise<SaveOutcome> {
    const sent = typed.current;
    const changes = changesOf(saved.current, { ...valuesOf(saved.current), ...sent });
    if (Object.keys(changes).length === 0) return 'saved';
    setState({ kind: 'saving' });
    try {
      saved.current = await save(changes);
    } catch (failure) {
      const isAway = isApiError(failure) && isUnavailable(failure);
      setState(isAway ? { kind: 'offline' } : { kind: 'refused', entries: failureEntries(failure as Error) });
      return isAway ? 'offline' : 'refused';
    }
    setState({ kind: 'saved', at: new Date() });
    keep(touchedOf(valuesOf(saved.current), { ...valuesOf(saved.current), ...typed.current }));
    return 'saved';
  }

  /** Forgets what the step before has saved since this one mounted. */
  function forgetSaved(): void {
    const unsaved = readTyped(listing);
    const isSaved = (name: string) => typed.current[name] === earlier.current[name] && !(name in unsaved);
    if (Object.keys(typed.current).some(isSaved))
      keep(Object.fromEntries(Object.entries(typed.current).filter(([name]) => !isSaved(name))));
  }

  const { schedule, flush } = useSaveQueue(listing, { push, onEarlierSaved: forgetSaved });

  function readAgain(): void {
    const form = element.current?.querySelector('form');
    if (!form) return;
    keep(touchedOf(valuesOf(saved.current), { ...valuesOf(saved.current), ...readFields(form) }));
    schedule();
  }

  return {
    values: { ...valuesOf(resource), ...touched },
    version: foreignEdits,
    frame: (frame) => {
      element.current = frame;
    },
    readAgain,
    flush,
    state,
  };
}

interface SaveQueue {
  /** Saves in a moment, or when the form unmounts. */
  schedule: () => void;
  flush: () => Promise<SaveOutcome>;
}

interface QueuedSave {
  push: () => Promise<SaveOutcome>;
  /** Called when the form mounts, once earlier saves of the listing have ended. */
  onEarlierSaved: () => void;
}

/** Saves sequentially: each save is based on the state returned by the previous one. */
function useSaveQueue(listing: string, { push, onEarlierSaved }: QueuedSave): SaveQueue {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function flush(): Promise<SaveOutcome> {
    clearTimeout(timer.current);
    timer.current = undefined;
    const saving = (lastSaves.get(listing) ?? Promise.resolve()).then(push);
    lastSaves.set(listing, saving);
    return saving;
  }

  function schedule(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }

  const flushNow = useEffectEvent(() => void flush());
  const flushEarlier = useEffectEvent(async () => {
    await lastSaves.get(listing);
    onEarlierSaved();
    await flush();
  });
  const flushScheduled = useEffectEvent(() => void (timer.current !== undefined && flush()));
  useEffect(() => {
    void flushEarlier();
    // The connection is back, or the page is left.
    for (const event of ['online', 'pagehide']) window.addEventListener(event, flushNow);
    return () => {
      for (const event of ['online', 'pagehide']) window.removeEventListener(event, flushNow);
      flushScheduled();
    };
  }, []);
  return { schedule, flush };
}

function readFields(form: HTMLFormElement): FieldValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
