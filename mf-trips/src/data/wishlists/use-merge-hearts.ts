import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import { mergeWishlist, wishlistKeys } from '@campavia/api-client';
import type { MergedWishlist } from '@campavia/contracts';
import { useUser } from '@campavia/remote-kit';

import { localHearts, subscribeToLocalHearts, writeLocalHearts } from './local-hearts';

let merged: MergedWishlist | undefined;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Moves the campers saved in this browser into the account, once for all buttons of a page. Campers beyond the limit
 * stay in the browser; after a failure the next page tries again.
 *
 * @param name of the list that is created for them
 * @returns the campers moved on this page; undefined if none were
 */
export function useMergeHearts(name: string): MergedWishlist | undefined {
  const user = useUser();
  const { mutate } = useSWRConfig();
  // Not while staff act as another user.
  const userId = user?.actor ? undefined : user?.id;
  useEffect(() => {
    if (userId === undefined || localHearts().length === 0) return;
    running ??= merge(name)
      .then(() => mutate(wishlistKeys.all()))
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        running = undefined;
      });
  }, [userId, name, mutate]);
  return useSyncExternalStore(subscribe, currentMerge, nothing);
}

async function merge(name: string): Promise<void> {
  const hearts = localHearts();
  merged = await mergeWishlist({ name, product_ids: [...hearts] });
  writeLocalHearts(localHearts().filter((id) => merged?.left_out.includes(id) || !hearts.includes(id)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToLocalHearts(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const currentMerge = () => merged;
const nothing = () => undefined;
