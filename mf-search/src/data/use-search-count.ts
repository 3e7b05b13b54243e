import { useRef } from 'react';
import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import type { FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from './use-last-known';

/** How many results a search would have; while it is asked, what the one before had. A newer one calls it off. */
export function useSearchCount(query: SearchQuery): FoundCampers | undefined {
  const running = useRef<AbortController>(undefined);
  const counted = { ...query, ordering: undefined, page: undefined, page_size: 1 };
  const { data } = useSWR<FoundCampers>(searchKey(counted), () => {
    running.current?.abort();
    running.current = new AbortController();
    return searchCampers(counted, { signal: running.current.signal });
  });
  return useLastKnown(data);
}
