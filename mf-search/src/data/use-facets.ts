import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

import { countFacets, searchCampers, searchKey, searchKeys } from '@campavia/api-client';
import type { CountedFacets, Facets, FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from './use-last-known';

/** Several changes at once ask once. */
const PAUSE_MS = 150;
const LOOK_ON = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
};

/** How many results each value of each filter would leave. */
export interface KnownFacets {
  /** Those of the search before, while this one is being counted. */
  facets: Facets | undefined;
  /** There may be more of each. */
  areLeast: boolean;
  /** They are those of this very search. */
  isCurrent: boolean;
}

/** Counts the values of filters for any search. A newer one calls it off. */
export function useFacets(query: SearchQuery): KnownFacets {
  return useCounted(query, searchKeys.facets(query));
}

/** The same for the search of the page: counted once its results are there, so that they never wait for it. */
export function usePageFacets(query: SearchQuery): KnownFacets {
  // Whoever looks on first is the one that SWR asks anew, so it must know how; by itself it asks only
  // when a lost connection is back.
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
