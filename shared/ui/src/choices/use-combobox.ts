import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId } from 'react';

import type { Choice } from './option-list';
import { useActiveOption } from './use-active-option';

interface ComboboxOptions<Item extends Choice> {
  inputValue: string;
  items: readonly Item[];
  onInputChange: (text: string) => void;
  onChoose: (item: Item) => void;
  onBlur?: () => void;
}

/** The behaviour of a text field with a list, as the ARIA practices describe it. */
export function useCombobox<Item extends Choice>(options: ComboboxOptions<Item>) {
  const { inputValue, items, onInputChange, onChoose, onBlur } = options;
  const listId = useId();
  const active = useActiveOption(listId, items.length);
  const hasWords = inputValue.trim() !== '';
  const isShown = active.isOpen && (items.length > 0 || hasWords);

  const choose = (index: number) => {
    const item = items[index];
    if (item) onChoose(item);
    active.close();
  };
  const take = (event: KeyboardEvent) => {
    if (!isShown || active.activeIndex < 0) return;
    event.preventDefault();
    choose(active.activeIndex);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (!isShown && !hasWords) return;
    event.stopPropagation();
    if (isShown) active.close();
    else onInputChange('');
  };
  const input = {
    ...active.aria(isShown && items.length > 0),
    'aria-autocomplete': 'list' as const,
    autoComplete: 'off',
    spellCheck: false,
    value: inputValue,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onInputChange(event.target.value);
      active.open();
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      event.target.select();
      if (items.length > 0) active.open();
    },
    onClick: () => !active.isOpen && active.open(),
    onBlur: () => {
      active.close();
      onBlur?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || active.moveBy(event)) return;
      if (event.key === 'Enter') take(event);
      if (event.key === 'Escape') giveUp(event);
    },
  };
  return { listId, isShown, activeIndex: active.activeIndex, point: active.point, choose, input };
}
