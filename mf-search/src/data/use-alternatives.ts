import { useMemo } from 'react';
import useSWR from 'swr';

import { searchAlternatives, searchKeys } from '@campavia/api-client';
import type { Alternatives } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { waysOutOf, type WaysOut } from '../rules/ways-out';

export interface KnownWays {
  /** Searches that find something; undefined while, or where, nobody says. */
  ways: WaysOut | undefined;
  isLoading: boolean;
}

/** Where a search that found nothing would find something. */
export function useAlternatives(query: SearchQuery): KnownWays {
  const { data, isLoading } = useSWR<Alternatives, unknown>(searchKeys.alternatives(query), () =>
    searchAlternatives(query),
  );
  const ways = useMemo(() => data && waysOutOf(query, data), [query, data]);
  return { ways, isLoading };
}
