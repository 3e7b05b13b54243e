import { useRef, useState, type MouseEvent } from 'react';

import { useOnIntent } from '../../parts/use-on-intent';
import type { SheetContent } from '../../rules/filters';

type WindowContent = SheetContent | 'dates';

/** Which filter stands open, and the windows, fetched when a pointer or the focus comes near a chip. */
export function useFilterWindow() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [content, setContent] = useState<WindowContent>();
  const sheet = useOnIntent(() => import('./filter-sheet'));
  const calendar = useOnIntent(() => import('../../parts/stay-picker'));

  const opening = (wanted: WindowContent) => {
    const { fetch } = wanted === 'dates' ? calendar : sheet;
    return {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': content === wanted,
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        trigger.current = event.currentTarget;
        fetch();
        setContent(wanted);
      },
    };
  };
  return {
    content,
    trigger,
    sheet: sheet.module,
    calendar: calendar.module,
    opening,
    close: () => setContent(undefined),
  };
}
