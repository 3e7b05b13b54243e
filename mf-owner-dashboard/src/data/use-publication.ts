import { useSWRConfig } from 'swr';

import { deleteCamper, ownCamperKeys, reactivateCamper, suspendCamper } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { CamperState, LeaveListing, TripInTheWay } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

/** `suspend`: until its owner wants it back. `delete`: for good. */
export type Leaving = 'suspend' | 'delete';

export interface UseLeave {
  /** Undefined when it was refused. */
  leave: (form: LeaveListing) => Promise<CamperState | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** The confirmed trips for which it was refused. */
  trips: TripInTheWay[];
  reset: () => void;
}

/** Takes a camper off the platform. */
export function useLeave(id: number, leaving: Leaving): UseLeave {
  const reload = useReloadCampers(id);
  const { session } = usePlatform();
  const { perform, isBusy, error, reset } = useAction(async (form: LeaveListing) => {
    const send = leaving === 'suspend' ? suspendCamper : deleteCamper;
    const state = await send(id, form);
    await (leaving === 'delete' ? session.reload() : reload());
    return state;
  });
  return { leave: perform, isBusy, entries: failureEntries(error), trips: tripsOf(error), reset };
}

export interface UseReactivate {
  /** Undefined when it was refused; why is shown. */
  reactivate: () => Promise<CamperState | undefined>;
  isBusy: boolean;
}

/** Shows a suspended camper again. */
export function useReactivate(id: number): UseReactivate {
  const reload = useReloadCampers(id);
  const { perform, isBusy, error } = useAction(async () => {
    const state = await reactivateCamper(id);
    await reload();
    return state;
  });
  useReportFailure(error);
  return { reactivate: perform, isBusy };
}

/** Fetches again what shows the state of a camper. */
function useReloadCampers(id: number): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const shown = [ownCamperKeys.one(id), ownCamperKeys.progress(id)];
  return async () => {
    await mutate((key) => typeof key === 'string' && (key.startsWith('own-campers') || shown.includes(key)));
  };
}

function tripsOf(error: Error | undefined): TripInTheWay[] {
  if (!isApiError(error) || error.code !== 'camper_has_trips') return [];
  const { trips } = error.body as { trips?: TripInTheWay[] };
  return trips ?? [];
}
