import { stopSearchEmails } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

export interface StopEmails {
  stop: () => Promise<true | undefined>;
  isBusy: boolean;
  /** `dead`: the link is invalid; `failed`: it may work when tried again. */
  failure: 'invalid' | 'failed' | undefined;
}

export function useUnsubscribe(token: string): StopEmails {
  const { perform, isBusy, error } = useAction(async () => {
    await stopSearchEmails(token);
    return true as const;
  });
  return { stop: perform, isBusy, failure: failureOf(error) };
}

function failureOf(error: Error | undefined): StopEmails['failure'] {
  if (!error) return undefined;
  return isApiError(error) && error.status === 400 ? 'invalid' : 'failed';
}
