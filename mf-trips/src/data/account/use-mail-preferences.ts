import useSWR from 'swr';

import { accountKeys, getMailPreferences, updateMailPreferences } from '@campavia/api-client';
import type { MailPreferences, UpdateMailPreferences } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';

export interface UseMailPreferences {
  preferences: MailPreferences | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** Shown at once; reverted on failure. */
  change: (changes: UpdateMailPreferences) => void;
}

export function useMailPreferences(): UseMailPreferences {
  const { data, error, isValidating, mutate } = useSWR(accountKeys.mailPreferences(), () =>
    getMailPreferences(),
  );
  const { perform, error: failure } = useAction(async (changes: UpdateMailPreferences) => {
    await mutate(updateMailPreferences(changes), {
      optimisticData: (known) => ({ ...(known as MailPreferences), ...changes }),
      rollbackOnError: true,
      revalidate: false,
    });
  });
  useReportFailure(failure);
  return {
    preferences: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    change: (changes) => void perform(changes),
  };
}
