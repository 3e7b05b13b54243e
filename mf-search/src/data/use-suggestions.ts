import { useMemo } from 'react';
import useSWR from 'swr';

import { searchAlternatives, searchKeys } from '@campavia/api-client';
import type { Alternatives } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { toSuggestions, type SearchSuggestions } from '../rules/search-suggestions';

export interface KnownSuggestions {
  suggestions: SearchSuggestions | undefined;
  isLoading: boolean;
}

export function useSuggestions(query: SearchQuery): KnownSuggestions {
  const { data, isLoading } = useSWR<Alternatives, unknown>(searchKeys.alternatives(query), () =>
    searchAlternatives(query),
  );
  const suggestions = useMemo(() => data && toSuggestions(query, data), [query, data]);
  return { suggestions, isLoading };
}
