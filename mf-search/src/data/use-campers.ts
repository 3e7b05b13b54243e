import { useRef } from 'react';
import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from './use-last-known';

export interface Campers {
  /** The answer to the previous search while this one loads. */
  answer: FoundCampers | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  isBeyondLastPage: boolean;
  retry: () => void;
}

/** A newer search aborts the previous one. */
export function useCampers(query: SearchQuery): Campers {
  const running = useRef<AbortController>(undefined);
  const ask = () => {
    running.current?.abort();
    running.current = new AbortController();
    return searchCampers(query, { signal: running.current.signal });
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<FoundCampers, unknown>(
    searchKey(query),
    ask,
  );
  const answer = useLastKnown(data);
  const fault = isApiError(error) && error.kind === 'aborted' ? undefined : error;
  return {
    answer,
    isLoading: isLoading || (error !== undefined && isValidating),
    hasFailed: fault !== undefined && data === undefined,
    isBeyondLastPage: isApiError(fault) && fault.code === 'search_invalid_page',
    retry: () => void mutate(),
  };
}
