import useSWR from 'swr';

import { faqKeys, getFaq, getUserFaq } from '@campavia/api-client';
import type { Faq, FaqTopic, FaqTrip, UserFaq } from '@campavia/contracts';
import { useUser } from '@campavia/remote-kit';

export interface UseHelp {
  /** Undefined while they load and when they fail. */
  topics: readonly FaqTopic[] | undefined;
  /** The reader's next trip; undefined for visitors, without a trip, and while it loads. */
  trip: FaqTrip | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useHelp(): UseHelp {
  const user = useUser();
  const { data, error, isValidating, mutate } = useSWR<Faq, unknown>(faqKeys.faq(), () => getFaq());
  const own = useSWR<UserFaq>(user ? faqKeys.ofUser(user.id) : null, () => getUserFaq(user?.id ?? 0));
  return {
    topics: data?.topics,
    trip: own.data?.trip ?? undefined,
    hasFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
