import { logAs } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import type { LogAsAnswer } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

import { shellSession } from '../shell-session';

import { entriesOf } from './error-entries';

export interface UseLogAs {
  /** Answers as whom the reader acts from now on; undefined where that was refused. */
  logAs: (userId: number) => Promise<LogAsAnswer['user'] | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Acting as somebody else, for staff. */
export function useLogAs(): UseLogAs {
  const { perform, isBusy, error } = useDeed(async (userId: number) => {
    const answer = await logAs(userId);
    await shellSession().impersonate(answer);
    return answer.user;
  });
  return { logAs: perform, isBusy, entries: entriesOf(error) };
}
