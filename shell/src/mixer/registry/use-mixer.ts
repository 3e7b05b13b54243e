import useSWR from 'swr';

import type { MixerAnswer } from './answers';
import { fetchMixer } from './registry-client';

export interface MixerRequest {
  answer: MixerAnswer | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  revalidateAnswers: () => void;
}

export function useMixer(site: string): MixerRequest {
  const { data, error, isValidating, mutate } = useSWR(['mixer', site], () => fetchMixer(site));
  return {
    answer: data,
    isLoading: isValidating && !data,
    hasFailed: Boolean(error) && !data && !isValidating,
    revalidateAnswers: () => void mutate(),
  };
}
