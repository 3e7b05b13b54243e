import { useCallback } from 'react';

import type { SearchBox, SearchQuery } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { withoutAbsent } from '../rules/without-absent';

import { searchPath } from './use-open-search';

/** `follow` puts the new address in the place of the old one, `go` leaves a step to go back to. */
export type Move = 'follow' | 'go';

/** Searches on in another part of the map. List and map stay where they are, and what lies over the page stays too. */
export function useMoveSearch(query: SearchQuery): (box: SearchBox, move: Move) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return useCallback(
    (bbox, move) => {
      const path = searchPath(withoutAbsent({ ...query, bbox, page: undefined }));
      void navigate(path, { replace: move === 'follow', state, preventScrollReset: true });
    },
    [navigate, query, state],
  );
}
