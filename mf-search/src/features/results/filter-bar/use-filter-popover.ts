import { useRef, useState, type MouseEvent } from 'react';

import type { PopoverContent } from '../../filters';
import { useOnIntent } from '../../../components/use-on-intent';

import { useFilterForms } from './use-filter-forms';

type FilterContent = PopoverContent | 'dates';

export function useFilterPopover() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [content, setContent] = useState<FilterContent>();
  const filters = useFilterForms();
  const calendar = useOnIntent(() => import('../../../components/stay-picker'));

  const opening = (wanted: FilterContent) => {
    const { fetch, fetchOrReport } =
      wanted === 'dates' ? { fetch: calendar.fetch, fetchOrReport: calendar.fetch } : filters;
    return {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': content === wanted,
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        trigger.current = event.currentTarget;
        fetchOrReport();
        setContent(wanted);
      },
    };
  };
  return {
    content,
    trigger,
    forms: filters.forms,
    calendar: calendar.module,
    opening,
    close: () => setContent(undefined),
  };
}

export type OpenFilter = ReturnType<typeof useFilterPopover>;
