import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';

import { EditConflict, type ConflictRow } from './edit-conflict';
import { editMessages } from './edit.messages';

/** A form with possible concurrent edits. */
export interface ClashingForm<Resource, Changes extends object> {
  edit: {
    /** The concurrently saved values. */
    conflict: Resource | undefined;
    isBusy: boolean;
    acceptTheirs: () => Promise<void>;
  };
  changes: Changes;
  save: (changes: Changes) => Promise<void>;
  discard: () => void;
  mergeTheirs: () => Promise<void>;
}

export interface FormConflictProps<Resource, Changes extends object> {
  typed: ClashingForm<Resource, Changes>;
  /** Both values of each field that was changed here and concurrently. */
  rowsOf: (theirs: Resource) => ConflictRow[];
}

/**
 * Shown after a concurrent edit. If other fields were changed, their values are taken over and typed ones stay; else
 * one value of each field is chosen.
 */
export function FormConflict<Resource, Changes extends object>({
  typed,
  rowsOf,
}: FormConflictProps<Resource, Changes>) {
  const { edit, changes, save, discard } = typed;
  const { conflict, isBusy, acceptTheirs } = edit;
  const rows = conflict ? rowsOf(conflict) : [];
  useMerge(typed, conflict !== undefined && rows.length === 0);

  async function choose(mine: ReadonlySet<string>) {
    const isTheirs = (name: string) => rows.some((row) => row.name === name) && !mine.has(name);
    const kept = Object.entries(changes).filter(([name]) => !isTheirs(name));
    if (kept.length > 0) return save(Object.fromEntries(kept) as Changes);
    await acceptTheirs();
    return discard();
  }

  if (rows.length === 0) return null;
  return <EditConflict rows={rows} isBusy={isBusy} onChoose={(mine) => void choose(mine)} />;
}

/** Takes over concurrent changes of other fields, with a notice. */
function useMerge({ mergeTheirs }: { mergeTheirs: () => Promise<void> }, isApart: boolean): void {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const merge = useEffectEvent(() => {
    void mergeTheirs();
    const [title, text] = [formatMessage(editMessages.conflict), formatMessage(editMessages.merged)];
    events.send('toast.shown', { tone: 'good', title, text });
  });
  useEffect(() => {
    if (isApart) merge();
  }, [isApart]);
}
