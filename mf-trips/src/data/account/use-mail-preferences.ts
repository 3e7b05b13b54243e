import { useRef, useState } from 'react';
import useSWR from 'swr';

import { accountKeys, getMailPreferences, updateMailPreferences } from '@campavia/api-client';
import type { MailPreferences, UpdateMailPreferences } from '@campavia/contracts';

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
  const [failure, setFailure] = useState<Error>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useReportFailure(failure);

  function change(changes: UpdateMailPreferences) {
    setFailure(undefined);
    // One request after the other, so that the answer of the last one contains all changes.
    const saved = last.current.then(() => updateMailPreferences(changes));
    last.current = saved.catch(() => undefined);
    mutate(saved, {
      // The stored preferences lack the changes that are still being saved; the shown ones contain them.
      optimisticData: (stored, shown) => ({ ...((shown ?? stored) as MailPreferences), ...changes }),
      rollbackOnError: true,
      revalidate: false,
    }).catch((error: Error) => {
      setFailure(error);
      // The rollback also reverts changes that were saved in the meantime.
      void mutate();
    });
  }

  return {
    preferences: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    change,
  };
}
