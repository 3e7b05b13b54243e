import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';
import { useNavigate } from '@campavia/remote-kit';

import { searchPath } from './use-open-search';

/** Replaces the address by that of another search; undefined leaves it as it is. */
export function useReplaceSearch(query: SearchQuery | undefined): void {
  const navigate = useNavigate();
  const path = query && searchPath(query);
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
}
