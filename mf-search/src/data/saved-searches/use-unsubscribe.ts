import { stopSearchLetters } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useDeed } from '@campavia/remote-kit';

export interface StopLetters {
  stop: () => Promise<true | undefined>;
  isBusy: boolean;
  /** `dead`: the link is invalid; `failed`: it may work when tried again. */
  failure: 'dead' | 'failed' | undefined;
}

/** Unsubscribes from the e-mails about a saved search by the token of the link. */
export function useUnsubscribe(token: string): StopLetters {
  const { perform, isBusy, error } = useDeed(async () => {
    await stopSearchLetters(token);
    return true as const;
  });
  return { stop: perform, isBusy, failure: failureOf(error) };
}

function failureOf(error: Error | undefined): StopLetters['failure'] {
  if (!error) return undefined;
  return isApiError(error) && error.status === 400 ? 'dead' : 'failed';
}
