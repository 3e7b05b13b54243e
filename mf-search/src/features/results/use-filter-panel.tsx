import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';
import { fromBreakpoint } from '@campavia/ui/browser';

import { afterPaint } from '../../components/after-paint';
import type { FilterDraft } from '../../rules/filter-draft';

import { useFiltersRoom } from './use-filters-room';

/** The panel with all filters: a column beside the results on wide windows, a sheet over them on others. */
export interface FilterPanel {
  isColumnOpen: boolean;
  /** Stands beside the results. */
  column: ReactNode;
  /** Stands anywhere: it lies over the page. */
  sheet: ReactNode;
  /** Makes a button open it, and close the column. */
  opening: OpeningProps;
}

interface OpeningProps {
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

type Shape = 'column' | 'sheet';

/** What was chosen in the sheet outlives it, as long as the search is the same. */
interface KeptDraft {
  address: string;
  draft: FilterDraft;
}

/** Whether the column stood open when the results were left: whoever comes back finds them as they were. */
const left: { opened: Shape | undefined } = { opened: undefined };

/**
 * Opens and closes the panel with all filters.
 *
 * @param onSearch gets the search with other filters
 */
export function useFilterPanel(query: SearchQuery, onSearch: (query: SearchQuery) => void): FilterPanel {
  const { room, shown, trigger, close, opening } = useOpening();
  const [kept, setKept] = useState<KeptDraft>();
  const address = searchToParams(query).toString();

  const closeColumn = () => {
    trigger.current?.focus();
    afterPaint(close);
  };
  const closeSheet = (draft: FilterDraft) => {
    close();
    setKept({ address, draft });
  };
  const searchFromSheet = (wanted: SearchQuery) => {
    close();
    onSearch(wanted);
  };
  const isColumnOpen = shown === 'column' && room !== undefined;
  const isSheetOpen = shown === 'sheet' && room !== undefined;
  return {
    isColumnOpen,
    column: isColumnOpen && <room.FilterColumn query={query} onSearch={onSearch} onClose={closeColumn} />,
    sheet: isSheetOpen && (
      <room.FilterSheet
        query={query}
        draft={kept?.address === address ? kept.draft : undefined}
        onSearch={searchFromSheet}
        onClose={closeSheet}
      />
    ),
    opening: { ...opening, 'aria-expanded': isColumnOpen || isSheetOpen },
  };
}

interface Opening {
  room: ReturnType<typeof useFiltersRoom>['room'];
  shown: Shape | undefined;
  /** The button that opened it. */
  trigger: RefObject<HTMLButtonElement | null>;
  close: () => void;
  opening: Omit<OpeningProps, 'aria-expanded'>;
}

function useOpening(): Opening {
  const { room, fetch, demand } = useFiltersRoom();
  const trigger = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(left.opened);

  useEffect(() => {
    if (left.opened) fetch();
  }, [fetch]);
  const open = (shape: Shape | undefined) => {
    left.opened = shape === 'column' ? shape : undefined;
    setShown(shape);
  };
  return {
    room,
    shown,
    trigger,
    close: () => open(undefined),
    opening: {
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: (event) => {
        trigger.current = event.currentTarget;
        demand();
        const fitting = window.matchMedia(fromBreakpoint('xl')).matches ? 'column' : 'sheet';
        // The results are drawn anew beside it; the button answers before.
        afterPaint(() => open(shown === fitting && room ? undefined : fitting));
      },
    },
  };
}
