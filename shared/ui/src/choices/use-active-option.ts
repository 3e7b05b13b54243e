import { type KeyboardEvent, useEffect, useState } from 'react';

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return current + 1 >= count ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home' && current >= 0) return 0;
  if (key === 'End' && current >= 0) return count - 1;
  return undefined;
}

/** The id of an option. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The option that the keyboard or the pointer is on. The focus stays in the field that owns the list. */
export function useActiveOption(listId: string, count: number) {
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const activeIndex = isOpen && highlighted < count ? highlighted : -1;

  useEffect(() => {
    if (activeIndex < 0) return;
    document.getElementById(optionId(listId, activeIndex))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, activeIndex]);

  const open = (index = -1) => {
    setOpen(true);
    setHighlighted(index);
  };
  return {
    isOpen,
    activeIndex,
    open,
    close: () => setOpen(false),
    highlight: setHighlighted,
    /** Moves through the list; returns whether the key was handled. */
    moveBy(event: KeyboardEvent): boolean {
      const target = nextIndex(event.key, activeIndex, count);
      if (target === undefined) return false;
      event.preventDefault();
      open(count > 0 ? target : -1);
      return true;
    },
    /** The ARIA attributes of the field. */
    aria: (isShown: boolean) => ({
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
    }),
  };
}
