import { type KeyboardEvent, useEffect, useState } from 'react';

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return current + 1 >= count ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home' && current >= 0) return 0;
  if (key === 'End' && current >= 0) return count - 1;
  return undefined;
}

/** The id of a line of a list. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Which line of a list the keyboard or the pointer is on. Focus never leaves the field that owns the list. */
export function useActiveOption(listId: string, count: number) {
  const [isOpen, setOpen] = useState(false);
  const [pointedAt, setPointedAt] = useState(-1);
  const activeIndex = isOpen && pointedAt < count ? pointedAt : -1;

  useEffect(() => {
    if (activeIndex < 0) return;
    document.getElementById(optionId(listId, activeIndex))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, activeIndex]);

  const open = (index = -1) => {
    setOpen(true);
    setPointedAt(index);
  };
  return {
    isOpen,
    activeIndex,
    open,
    close: () => setOpen(false),
    point: setPointedAt,
    /** Moves through the list; says whether the key was for it. */
    moveBy(event: KeyboardEvent): boolean {
      const target = nextIndex(event.key, activeIndex, count);
      if (target === undefined) return false;
      event.preventDefault();
      open(count > 0 ? target : -1);
      return true;
    },
    /** What the field says about its list. */
    aria: (isShown: boolean) => ({
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
    }),
  };
}
