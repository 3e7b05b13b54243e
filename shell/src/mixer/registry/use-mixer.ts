import useSWR from 'swr';

import type { MixerAnswer } from './answers';
import { fetchMixer } from './ask-registry';

export interface MixerQuestion {
  answer: MixerAnswer | undefined;
  isAsking: boolean;
  hasFailed: boolean;
  askAgain: () => void;
}

/** What can be mixed on a site; asked anew each time the panel opens. */
export function useMixer(site: string): MixerQuestion {
  const { data, error, isValidating, mutate } = useSWR(['mixer', site], () => fetchMixer(site));
  return {
    answer: data,
    isAsking: isValidating && !data,
    hasFailed: Boolean(error) && !data && !isValidating,
    askAgain: () => void mutate(),
  };
}
