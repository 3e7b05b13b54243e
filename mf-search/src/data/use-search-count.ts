import { useRef } from 'react';
import useSWR from 'swr';

import { searchCampers, searchKey } from '@campavia/api-client';
import type { FoundCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from './use-last-known';

export function useSearchCount(query: SearchQuery): FoundCampers | undefined {
  const running = useRef<AbortController>(undefined);
  const countValues = { ...query, ordering: undefined, page: undefined, page_size: 1 };
  const { data } = useSWR<FoundCampers>(searchKey(countValues), () => {
    running.current?.abort();
    running.current = new AbortController();
    return searchCampers(countValues, { signal: running.current.signal });
  });
  return useLastKnown(data);
}
