import { getPersonalData } from '@campavia/api-client';
import type { PersonalData } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';

export interface UsePersonalData {
  collect: () => Promise<PersonalData | undefined>;
  isBusy: boolean;
}

/** Downloads all data stored about the user. */
export function usePersonalData(): UsePersonalData {
  const { perform, isBusy, error } = useAction(() => getPersonalData());
  useReportFailure(error);
  return { collect: perform, isBusy };
}
