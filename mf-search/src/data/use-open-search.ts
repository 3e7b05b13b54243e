import { useCallback } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';
import { pathOf, useNavigate } from '@campavia/remote-kit';

export function searchPath(query: SearchQuery): string {
  return pathOf('search', {}, searchToParams(query)) ?? '';
}

export function useOpenSearch(): (query: SearchQuery) => void {
  const navigate = useNavigate();
  return useCallback((query) => void navigate(searchPath(query)), [navigate]);
}

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
