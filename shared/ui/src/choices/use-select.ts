import { type KeyboardEvent, useId } from 'react';

import type { Choice } from './option-list';
import { useActiveOption } from './use-active-option';

/** The next option after the active one that starts with a letter. */
function findByLetter(letter: string, items: readonly Choice[], activeIndex: number): number | undefined {
  const order = [...items.keys()].map((index) => (index + activeIndex + 1) % items.length);
  return order.find((index) => items[index]?.name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
}

/** The behaviour of a select-only combobox, as the ARIA Authoring Practices describe it. */
export function useSelect<Item extends Choice>(
  items: readonly Item[],
  selectedId: string | undefined,
  onChoose: (item: Item) => void,
) {
  const listId = useId();
  const active = useActiveOption(listId, items.length);
  const selectedIndex = items.findIndex((item) => item.id === selectedId);
  const openAtSelected = () => active.open(Math.max(0, selectedIndex));
  const choose = (index: number) => {
    const item = items[index];
    if (item) onChoose(item);
    active.close();
  };
  const onKeyWhileClosed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ' && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    openAtSelected();
  };
  const onKeyWhileOpen = (event: KeyboardEvent) => {
    if (active.moveBy(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active.activeIndex);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      active.close();
    } else if (event.key.length === 1) {
      active.highlight(findByLetter(event.key, items, active.activeIndex) ?? active.activeIndex);
    }
  };
  const trigger = {
    ...active.aria(active.isOpen),
    'aria-haspopup': 'listbox' as const,
    onClick: () => (active.isOpen ? active.close() : openAtSelected()),
    onBlur: active.close,
    onKeyDown: (event: KeyboardEvent) => (active.isOpen ? onKeyWhileOpen(event) : onKeyWhileClosed(event)),
  };
  return { listId, active, selected: items[selectedIndex], choose, opener: trigger };
}
