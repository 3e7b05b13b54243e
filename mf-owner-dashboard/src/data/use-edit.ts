import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';

import { currentOf } from '@campavia/api-client';
import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import type { Tagged } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export type { ErrorEntry };

export interface EditOptions<Resource extends Tagged, Changes> {
  /** What the answer is remembered by. */
  cacheKey: string;
  /** What is edited, as it was last read. */
  resource: Resource;
  /** Whether something is typed that is not saved: a newer state is then not taken over unseen. */
  isDirty: boolean;
  send: (changes: Changes, on: { ifMatch: string }) => Promise<Resource>;
}

export interface UseEdit<Resource extends Tagged, Changes> {
  /** What the form began with: the state on which changes are saved. */
  baseline: Resource;
  /** Undefined when it was refused. */
  save: (changes: Changes) => Promise<Resource | undefined>;
  isBusy: boolean;
  /** The last save, if it was refused for another reason than an edit that came before it. */
  refused: RefusedEdit<Changes> | undefined;
  /** What was saved meanwhile, in another tab or by another user. The next save is made on it. */
  conflict: Resource | undefined;
  /** Takes what was saved meanwhile for the baseline. */
  acceptTheirs: () => Promise<void>;
}

export interface RefusedEdit<Changes> {
  changes: Changes;
  error: Error;
  entries: ErrorEntry[];
}

/** Saves changes of something on the state they were made on, so that no edit is overwritten unseen. */
export function useEdit<Resource extends Tagged, Changes>({
  cacheKey,
  resource,
  isDirty,
  send,
}: EditOptions<Resource, Changes>): UseEdit<Resource, Changes> {
  const { mutate } = useSWRConfig();
  const [baseline, setBaseline] = useState(resource);
  const [conflict, setConflict] = useState<Resource>();
  useEffect(() => {
    if (!isDirty && !conflict) setBaseline(resource);
  }, [resource, isDirty, conflict]);

  /** The cache first, so that `resource` is never older than the baseline. */
  async function takeOver(saved: Resource): Promise<void> {
    await mutate(cacheKey, saved, { revalidate: false });
    setBaseline(saved);
    setConflict(undefined);
  }

  const [refused, setRefused] = useState<RefusedEdit<Changes>>();

  const { perform, isBusy } = useAction(async (changes: Changes) => {
    setRefused(undefined);
    try {
      const saved = await send(changes, { ifMatch: (conflict ?? baseline).etag });
      await takeOver(saved);
      return saved;
    } catch (failure) {
      const current = currentOf<Resource>(failure);
      if (current) setConflict(current);
      else setRefused(refusedEdit(changes, failure as Error));
      throw failure;
    }
  });

  return {
    baseline,
    save: perform,
    isBusy,
    refused,
    conflict,
    acceptTheirs: async () => {
      if (conflict) await takeOver(conflict);
    },
  };
}

function refusedEdit<Changes>(changes: Changes, error: Error): RefusedEdit<Changes> {
  return { changes, error, entries: failureEntries(error) };
}
