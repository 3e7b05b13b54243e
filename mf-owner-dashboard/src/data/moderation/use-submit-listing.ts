import { useSWRConfig } from 'swr';

import { ownCamperKeys, submitListing } from '@campavia/api-client';
import type { CamperState } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';

export interface UseSubmitListing {
  /** Undefined when it was refused; why is shown. */
  submit: () => Promise<CamperState | undefined>;
  isBusy: boolean;
}

/** Submits a listing for review. After a refusal the missing requirements are loaded again. */
export function useSubmitListing(id: number): UseSubmitListing {
  const { mutate } = useSWRConfig();
  const shown = [ownCamperKeys.one(id), ownCamperKeys.progress(id)];
  const reload = () =>
    mutate((key) => typeof key === 'string' && (key.startsWith('own-campers') || shown.includes(key)));
  const { perform, isBusy, error } = useAction(async () => {
    try {
      return await submitListing(id);
    } finally {
      await reload();
    }
  });
  useReportFailure(error);
  return { submit: perform, isBusy };
}
