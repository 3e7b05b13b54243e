import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';
import { fromBreakpoint } from '@campavia/ui/browser';

import { afterPaint } from '../../../components/after-paint';
import type { FilterDraft } from '../../../rules/filters/filter-draft';

import { useFilterForms } from './use-filter-forms';

export interface FilterPanel {
  isColumnOpen: boolean;
  column: ReactNode;
  sheet: ReactNode;
  opening: OpeningProps;
}

interface OpeningProps {
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

type Shape = 'column' | 'sheet';

/** The draft of a closed sheet, kept while the search is the same. */
interface SavedDraft {
  address: string;
  draft: FilterDraft;
}

/** Whether the column was open when the page was left, to restore it on return. */
const lastPanel: { opened: Shape | undefined } = { opened: undefined };

export function useFilterPanel(query: SearchQuery, onSearch: (query: SearchQuery) => void): FilterPanel {
  const { forms, shown, trigger, close, opening } = useOpening();
  const [saved, setSaved] = useState<SavedDraft>();
  const address = searchToParams(query).toString();

  const closeColumn = () => {
    trigger.current?.focus();
    afterPaint(close);
  };
  const closeSheet = (draft: FilterDraft) => {
    close();
    setSaved({ address, draft });
  };
  const searchFromSheet = (wanted: SearchQuery) => {
    close();
    onSearch(wanted);
  };
  const isColumnOpen = shown === 'column' && forms !== undefined;
  const isSheetOpen = shown === 'sheet' && forms !== undefined;
  return {
    isColumnOpen,
    column: isColumnOpen && <forms.FilterColumn query={query} onSearch={onSearch} onClose={closeColumn} />,
    sheet: isSheetOpen && (
      <forms.FilterSheet
        query={query}
        draft={saved?.address === address ? saved.draft : undefined}
        onSearch={searchFromSheet}
        onClose={closeSheet}
      />
    ),
    opening: { ...opening, 'aria-expanded': isColumnOpen || isSheetOpen },
  };
}

interface Opening {
  forms: ReturnType<typeof useFilterForms>['forms'];
  shown: Shape | undefined;
  trigger: RefObject<HTMLButtonElement | null>;
  close: () => void;
  opening: Omit<OpeningProps, 'aria-expanded'>;
}

function useOpening(): Opening {
  const { forms, fetch, fetchOrReport } = useFilterForms();
  const trigger = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(lastPanel.opened);

  useEffect(() => {
    if (lastPanel.opened) fetch();
  }, [fetch]);
  const open = (shape: Shape | undefined) => {
    lastPanel.opened = shape === 'column' ? shape : undefined;
    setShown(shape);
  };
  return {
    forms,
    shown,
    trigger,
    close: () => open(undefined),
    opening: {
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: (event) => {
        trigger.current = event.currentTarget;
        fetchOrReport();
        const fitting = window.matchMedia(fromBreakpoint('xl')).matches ? 'column' : 'sheet';
        // The button responds first, because the results beside the column rerender.
        afterPaint(() => open(shown === fitting && forms ? undefined : fitting));
      },
    },
  };
}
