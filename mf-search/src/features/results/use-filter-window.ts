import { useRef, useState, type MouseEvent } from 'react';

import type { PopoverContent } from '../filters';
import { useOnIntent } from '../../components/use-on-intent';

import { useFiltersRoom } from './use-filters-room';

type WindowContent = PopoverContent | 'dates';

/** Which filter stands open under its chip, and the windows, fetched when a pointer or the focus comes near one. */
export function useFilterWindow() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [content, setContent] = useState<WindowContent>();
  const filters = useFiltersRoom();
  const calendar = useOnIntent(() => import('../../components/stay-picker'));

  const opening = (wanted: WindowContent) => {
    const { fetch, demand } =
      wanted === 'dates' ? { fetch: calendar.fetch, demand: calendar.fetch } : filters;
    return {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': content === wanted,
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        trigger.current = event.currentTarget;
        demand();
        setContent(wanted);
      },
    };
  };
  return {
    content,
    trigger,
    room: filters.room,
    calendar: calendar.module,
    opening,
    close: () => setContent(undefined),
  };
}

export type FilterWindow = ReturnType<typeof useFilterWindow>;
