import useSWR from 'swr';

import type { MixerAnswer } from './answers';
import { fetchMixer } from './registry-client';

export interface MixerQuestion {
  answer: MixerAnswer | undefined;
  isAsking: boolean;
  hasFailed: boolean;
  revalidateAnswers: () => void;
}

/** Loaded again each time the panel opens. */
export function useMixer(site: string): MixerQuestion {
  const { data, error, isValidating, mutate } = useSWR(['mixer', site], () => fetchMixer(site));
  return {
    answer: data,
    isAsking: isValidating && !data,
    hasFailed: Boolean(error) && !data && !isValidating,
    revalidateAnswers: () => void mutate(),
  };
}
