import { useCallback } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';
import { pathOf, useNavigate } from '@campavia/remote-kit';

/** Path of a search without locale prefix; the address is the only place where a search is kept. */
export function searchPath(query: SearchQuery): string {
  return pathOf('search', {}, searchToParams(query)) ?? '';
}

/** Goes to a search. */
export function useOpenSearch(): (query: SearchQuery) => void {
  const navigate = useNavigate();
  return useCallback((query) => void navigate(searchPath(query)), [navigate]);
}

/** Navigates to a refined search. Keeps the focus and scrolls to the top. */
export function useRefineSearch(): (query: SearchQuery) => void {
  const navigate = useNavigate();
  return useCallback(
    (query) => {
      window.scrollTo(0, 0);
      void navigate(searchPath(query), { preventScrollReset: true });
    },
    [navigate],
  );
}
