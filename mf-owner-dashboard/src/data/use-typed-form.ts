import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';

import type { Tagged } from '@campavia/contracts';
import { touchedOf, type FieldValues } from '@campavia/domain';

import type { UseEdit } from './use-edit';

export interface TypedFormOptions<Resource extends Tagged, Changes extends object, Sent> {
  /** Name of what is typed while the page is left by the Back button: `prices 1201`. */
  draft: string;
  /** The edit of what the form shows, as a hook. */
  useEditing: (isDirty: boolean) => UseEdit<Resource, Sent>;
  /** A resource as the fields show it. */
  valuesOf: (resource: Resource) => FieldValues;
  /** What differs from the saved resource, by the names of the api. */
  changesOf: (saved: Resource, values: FieldValues) => Changes;
  /** How changes of this form are sent. */
  toSent: (changes: Changes) => Sent;
  onSaved: () => void;
}

export interface TypedForm<Resource extends Tagged, Changes extends object, Sent> {
  edit: UseEdit<Resource, Sent>;
  /** What the fields begin with. */
  values: FieldValues;
  /** What is typed and not saved. */
  changes: Changes;
  changeCount: number;
  /** Another one when the fields show other values than those typed. */
  version: string;
  /** Around the form. */
  frame: (element: HTMLElement | null) => void;
  /** Reads the fields after something was typed. */
  readAgain: () => void;
  save: (changes: Changes) => Promise<void>;
  /** Sends the form as its button does, for a button elsewhere on the page. */
  submit: () => void;
  /** Forgets what is typed. */
  discard: () => void;
  /** Shows what another user saved in the fields in which nothing was typed. */
  mergeTheirs: () => Promise<void>;
}

/**
 * What is typed into a form. Its fields keep their values; they are read when something is typed, and have it again when
 * the reader comes back to the page.
 */
export function useTypedForm<Resource extends Tagged, Changes extends object, Sent>(
  options: TypedFormOptions<Resource, Changes, Sent>,
): TypedForm<Resource, Changes, Sent> {
  const { draft, useEditing, valuesOf, changesOf, toSent, onSaved } = options;
  const element = useRef<HTMLElement>(null);
  const [touched, setTouched] = useDraft(draft);
  const [times, setTimes] = useState(0);
  const [isDirty, setDirty] = useState(Object.keys(touched).length > 0);
  const edit = useEditing(isDirty);
  const { baseline } = edit;
  const values = { ...valuesOf(baseline), ...touched };
  const changes = changesOf(baseline, values);
  const shown = useRef(baseline.etag);
  if (!isDirty) shown.current = baseline.etag;

  function keep(saved: Resource, typed: FieldValues) {
    setTouched(touchedOf(valuesOf(saved), typed));
    setDirty(Object.keys(changesOf(saved, typed)).length > 0);
  }

  function readAgain() {
    const typed = readTyped(element.current);
    if (typed) keep(baseline, typed);
  }

  const showAgain = () => setTimes((before) => before + 1);

  function discard() {
    setTouched({});
    setDirty(false);
    showAgain();
  }

  async function save(wanted: Changes) {
    if (Object.keys(wanted).length === 0) return;
    const sent = readTyped(element.current);
    const saved = await edit.save(toSent(wanted));
    if (!saved) return;
    const typed = readTyped(element.current);
    if (sent && typed && Object.keys(touchedOf(sent, typed)).length > 0) keep(saved, typed);
    else discard();
    onSaved();
  }

  async function mergeTheirs() {
    await edit.acceptTheirs();
    showAgain();
  }

  return {
    edit,
    values,
    changes,
    changeCount: Object.keys(changes).length,
    version: `${times} ${shown.current}`,
    frame: (frame) => {
      element.current = frame;
    },
    readAgain,
    save,
    submit: () => element.current?.querySelector('form')?.requestSubmit(),
    discard,
    mergeTheirs,
  };
}

function readTyped(frame: HTMLElement | null): FieldValues | undefined {
  const form = frame?.querySelector('form');
  if (!form) return undefined;
  return Object.fromEntries(
    [...new FormData(form)].filter((entry) => typeof entry[1] === 'string'),
  ) as FieldValues;
}

/** What was typed into forms whose page was left without saving, by the name of the form; until the tab is reloaded. */
const drafts = new Map<string, FieldValues>();

/** State of what is typed into a form, which outlives the page: the Back button asks nothing and loses nothing. */
function useDraft(name: string): [FieldValues, Dispatch<SetStateAction<FieldValues>>] {
  const [typed, setTyped] = useState<FieldValues>(() => drafts.get(name) ?? {});
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    const page = window.location.pathname;
    drafts.delete(name);
    return () => {
      const isLeft = window.location.pathname !== page;
      if (isLeft && Object.keys(latest.current).length > 0) drafts.set(name, latest.current);
    };
  }, [name]);
  return [typed, setTyped];
}
