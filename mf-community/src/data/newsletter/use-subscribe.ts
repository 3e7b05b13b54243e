import { subscribeToNewsletter } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { NewsletterCode } from '@campavia/contracts';
import { useAction, useSite } from '@campavia/remote-kit';

export type SubscribeProblem = NewsletterCode | 'tooMany' | 'failed';

export interface UseSubscribe {
  /** Whether the link was mailed. */
  subscribe: (email: string) => Promise<boolean>;
  isBusy: boolean;
  problem: SubscribeProblem | undefined;
}

class NotSubscribed extends Error {
  constructor(readonly code: NewsletterCode) {
    super(code);
  }
}

export function useSubscribe(): UseSubscribe {
  const { locale } = useSite();
  const { perform, isBusy, error } = useAction(async (email: string) => {
    const code = await subscribeToNewsletter({ email, locale });
    if (code) throw new NotSubscribed(code);
    return true;
  });
  return {
    subscribe: async (email) => (await perform(email)) === true,
    isBusy,
    problem: error && problemOf(error),
  };
}

function problemOf(error: Error): SubscribeProblem {
  if (error instanceof NotSubscribed) return error.code;
  if (!isApiError(error)) return 'failed';
  if (error.status === 400) return 'email_is_invalid';
  return error.status === 429 ? 'tooMany' : 'failed';
}
