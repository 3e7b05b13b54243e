import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

import { countFacets, searchCampers, searchKey, searchKeys } from '@campavia/api-client';
import type { CountedFacets, Facets, FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from './use-last-known';

const PAUSE_MS = 150;
const LOOK_ON = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
};

export interface KnownFacets {
  /** The counts of the previous search while this one is counted. */
  facets: Facets | undefined;
  /** The counts are lower bounds. */
  areLeast: boolean;
  isCurrent: boolean;
}

export function useFacets(query: SearchQuery): KnownFacets {
  return useCounted(query, searchKeys.facets(query));
}

/** Counts after the results of the page have loaded, so that they are not delayed. */
export function usePageFacets(query: SearchQuery): KnownFacets {
  // SWR revalidates with the fetcher of a key's first hook, so this one must have a fetcher too.
  const { data: results } = useSWR<FoundCampers>(searchKey(query), () => searchCampers(query), LOOK_ON);
  return useCounted(query, results ? searchKeys.facets(query) : null);
}

function useCounted(query: SearchQuery, key: string | null): KnownFacets {
  const running = useRef<AbortController>(undefined);
  const settled = useSettled(key);
  const { data } = useSWR<CountedFacets>(key === settled ? key : null, () => {
    running.current = new AbortController();
    return countFacets(query, { signal: running.current.signal });
  });
  useEffect(() => () => running.current?.abort(), [key]);
  const known = useLastKnown(data);
  return {
    facets: known?.facets,
    areLeast: known?.facets_at_least === true,
    isCurrent: data !== undefined,
  };
}

function useSettled(key: string | null): string | null {
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
