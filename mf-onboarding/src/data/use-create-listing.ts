import { failureEntries, isApiError, isUnavailable, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import type { VehicleDraft } from './use-vehicle-draft';

export interface UseCreateListing {
  /** The number of the listing; undefined when it was not created. */
  create: () => Promise<number | undefined>;
  isBusy: boolean;
  /** `type`: none is chosen yet. `offline`: it could not be sent. */
  obstacle: 'type' | 'offline' | undefined;
  entries: ErrorEntry[];
}

class TypeMissingError extends Error {}

/** Creates the listing of a vehicle that is stored in the browser. */
export function useCreateListing(draft: VehicleDraft): UseCreateListing {
  const { perform, isBusy, error } = useAction(async () => {
    const id = await draft.create();
    if (id === undefined) throw new TypeMissingError();
    return id;
  });
  const obstacle = obstacleOf(error);
  return { create: perform, isBusy, obstacle, entries: obstacle ? [] : failureEntries(error) };
}

function obstacleOf(error: Error | undefined): UseCreateListing['obstacle'] {
  if (error instanceof TypeMissingError) return 'type';
  return isApiError(error) && isUnavailable(error) ? 'offline' : undefined;
}
