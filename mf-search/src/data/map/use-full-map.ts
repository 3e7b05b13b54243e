import { useCallback } from 'react';

import type { SearchQuery } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { searchPath } from '../use-open-search';

interface FullMapEntry {
  /** The query of the address on which the map was opened. */
  mapOver: string;
}

export interface FullMap {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The open map has a history entry of its own, so that back leads to the list. */
export function useFullMap(query: SearchQuery): FullMap {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const over = isEntry(state) ? state.mapOver : undefined;
  const path = searchPath(query);

  const open = useCallback(() => {
    const entry: FullMapEntry = { mapOver: search };
    void navigate(path, { state: entry, preventScrollReset: true });
  }, [navigate, path, search]);
  const close = useCallback(() => {
    if (over === search) void navigate(-1);
    else void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, path, over, search]);
  return { isOpen: over !== undefined, open, close };
}

function isEntry(state: unknown): state is FullMapEntry {
  return typeof state === 'object' && state !== null && 'mapOver' in state;
}
