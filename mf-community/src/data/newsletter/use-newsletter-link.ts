import { confirmNewsletter, stopNewsletter } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

export type NewsletterLinkKind = 'confirm' | 'stop';

export interface UseNewsletterLink {
  /** Whether the action of the link succeeded. */
  follow: () => Promise<boolean>;
  isBusy: boolean;
  /** `failed` may work when tried again. */
  problem: 'invalidLink' | 'failed' | undefined;
}

const CALLS = { confirm: confirmNewsletter, stop: stopNewsletter };

export function useNewsletterLink(kind: NewsletterLinkKind, token: string): UseNewsletterLink {
  const { perform, isBusy, error } = useAction(async () => {
    await CALLS[kind](token);
    return true;
  });
  return {
    follow: async () => (await perform()) === true,
    isBusy,
    problem: error && (isApiError(error) && error.status === 400 ? 'invalidLink' : 'failed'),
  };
}
