import { stopChatEmails, stopCreditEmails, stopWishlistEmails } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

export interface StopEmails {
  stop: () => Promise<true | undefined>;
  isBusy: boolean;
  /** `dead`: the link is invalid; `failed`: it may work when tried again. */
  failure: 'invalid' | 'failed' | undefined;
}

/** Stops the e-mails about saved campers by the token in one of them. */
export function useStopWishlistEmails(token: string): StopEmails {
  return useStopEmails(stopWishlistEmails, token);
}

/** The same for those about unread messages. */
export function useStopChatEmails(token: string): StopEmails {
  return useStopEmails(stopChatEmails, token);
}

/** The same for those about rental credit. */
export function useStopCreditEmails(token: string): StopEmails {
  return useStopEmails(stopCreditEmails, token);
}

function useStopEmails(call: (token: string) => Promise<void>, token: string): StopEmails {
  const { perform, isBusy, error } = useAction(async () => {
    await call(token);
    return true as const;
  });
  const isInvalid = isApiError(error) && error.status === 400;
  return { stop: perform, isBusy, failure: error && (isInvalid ? 'invalid' : 'failed') };
}
