import { useMemo } from 'react';
import useSWR from 'swr';

import { searchAlternatives, searchKeys } from '@campavia/api-client';
import type { Alternatives } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { toSuggestions, type SearchSuggestions } from '../rules/search-suggestions';

export interface KnownSuggestions {
  /** Similar searches with results; undefined while they load and when they fail. */
  suggestions: SearchSuggestions | undefined;
  isLoading: boolean;
}

/** Suggests similar searches with results for a search without any. */
export function useSuggestions(query: SearchQuery): KnownSuggestions {
  const { data, isLoading } = useSWR<Alternatives, unknown>(searchKeys.alternatives(query), () =>
    searchAlternatives(query),
  );
  const suggestions = useMemo(() => data && toSuggestions(query, data), [query, data]);
  return { suggestions, isLoading };
}
