import { useRef } from 'react';
import useSWR from 'swr';

import { searchKeys, searchMap, type MapQuery } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { MapAnswer } from '@campavia/contracts';

import { useLastKnown } from '../use-last-known';

export interface MapSearch {
  /** The previous answer while the next one loads. */
  answer: MapAnswer | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** A newer query aborts the previous one; undefined while the area is not known. */
export function useMapSearch(query: MapQuery | undefined): MapSearch {
  const running = useRef<AbortController>(undefined);
  const ask = () => {
    running.current?.abort();
    running.current = new AbortController();
    return query && searchMap(query, { signal: running.current.signal });
  };
  const { data, error, mutate } = useSWR<MapAnswer | undefined, unknown>(
    query ? searchKeys.map(query) : null,
    ask,
  );
  const answer = useLastKnown(data);
  const isCalledOff = isApiError(error) && error.kind === 'aborted';
  return {
    answer,
    hasFailed: error !== undefined && !isCalledOff && data === undefined,
    retry: () => void mutate(),
  };
}
