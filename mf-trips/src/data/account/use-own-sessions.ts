import useSWR from 'swr';

import { accountKeys, endOtherSessions, endSession, getOwnSessions } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { OwnSession } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';

export interface UseOwnSessions {
  sessions: OwnSession[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** Signs out of one browser, or of all but this one. */
  end: (id: string | 'others') => Promise<boolean | undefined>;
  isBusy: boolean;
}

export function useOwnSessions(): UseOwnSessions {
  const { data, error, isValidating, mutate } = useSWR(accountKeys.sessions(), () => getOwnSessions());
  const {
    perform,
    isBusy,
    error: failure,
  } = useAction(async (id: string) => {
    await (id === 'others' ? endOtherSessions() : endSession(id)).catch(ignoreEnded);
    await mutate();
    return true;
  });
  useReportFailure(failure);
  return {
    sessions: data?.results,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    end: perform,
    isBusy,
  };
}

// Another tab may have ended it.
function ignoreEnded(error: unknown): void {
  if (!isApiError(error) || error.code !== 'session_not_found') throw error;
}
