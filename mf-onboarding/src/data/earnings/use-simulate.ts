import { createEarningsSimulation } from '@campavia/api-client';
import { failureEntries, isApiError, isUnavailable, type ErrorEntry } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import type { Answers } from '../../rules/earnings/answer-checks';
import { toSimulation } from '../../rules/earnings/stored-answers';

import { storeAnswers, storeOutcome } from './simulation-storage';

export interface UseSimulate {
  /** Stores the answers and the result; returns whether there is one. */
  simulate: (answers: Answers) => Promise<boolean>;
  isBusy: boolean;
  isOffline: boolean;
  entries: ErrorEntry[];
}

export function useSimulate(): UseSimulate {
  const { perform, isBusy, error } = useAction(async (last: Answers) => {
    const { answers, leadSource } = storeAnswers(last);
    storeOutcome(answers, await createEarningsSimulation(toSimulation(answers, leadSource)));
    return true;
  });
  const isOffline = isApiError(error) && isUnavailable(error);
  return {
    simulate: async (answers) => (await perform(answers)) === true,
    isBusy,
    isOffline,
    entries: isOffline ? [] : failureEntries(error),
  };
}
