import { useMemo } from 'react';
import useSWR from 'swr';

import { searchAlternatives, searchKeys } from '@campavia/api-client';
import type { Alternatives } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { toSuggestions, type SearchSuggestions } from '../rules/search-suggestions';

export interface KnownSuggestions {
  /** Searches that find something; undefined while, or where, nobody says. */
  suggestions: SearchSuggestions | undefined;
  isLoading: boolean;
}

/** Where a search that found nothing would find something. */
export function useSuggestions(query: SearchQuery): KnownSuggestions {
  const { data, isLoading } = useSWR<Alternatives, unknown>(searchKeys.alternatives(query), () =>
    searchAlternatives(query),
  );
  const suggestions = useMemo(() => data && toSuggestions(query, data), [query, data]);
  return { suggestions, isLoading };
}
