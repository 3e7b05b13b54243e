import { getSisterRedirect } from '@campavia/api-client';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

export interface UseSisterPlatform {
  /** Leads to the camper on the sister platform; why not is shown. */
  goThere: () => Promise<unknown>;
  isBusy: boolean;
}

/** The way to one's camper on the sister platform. */
export function useSisterPlatform(camperId: number): UseSisterPlatform {
  const { perform, isBusy, error } = useAction(async () => {
    const { redirect_url: url } = await getSisterRedirect(camperId);
    window.location.assign(url);
  });
  useReportFailure(error);
  return { goThere: perform, isBusy };
}
