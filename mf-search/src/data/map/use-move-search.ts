import { useCallback } from 'react';

import type { SearchBox, SearchQuery } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { omitUndefined } from '../../rules/search-params';
import { searchPath } from '../use-open-search';

/** `follow` replaces the history entry, `go` pushes a new one. */
export type Move = 'follow' | 'go';

export function useMoveSearch(query: SearchQuery): (box: SearchBox, move: Move) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return useCallback(
    (bbox, move) => {
      const path = searchPath(omitUndefined({ ...query, bbox, page: undefined }));
      void navigate(path, { replace: move === 'follow', state, preventScrollReset: true });
    },
    [navigate, query, state],
  );
}
