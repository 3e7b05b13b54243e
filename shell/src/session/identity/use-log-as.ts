import { logAs } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import type { LogAsAnswer } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { shellSession } from '../shell-session';

import { entriesOf } from './error-entries';

export interface UseLogAs {
  /** Undefined if the api refused. */
  logAs: (userId: number) => Promise<LogAsAnswer['user'] | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useLogAs(): UseLogAs {
  const { perform, isBusy, error } = useAction(async (userId: number) => {
    const answer = await logAs(userId);
    await shellSession().impersonate(answer);
    return answer.user;
  });
  return { logAs: perform, isBusy, entries: entriesOf(error) };
}
