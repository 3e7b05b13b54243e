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

/** The behaviour of a combobox, as the ARIA Authoring Practices describe it. */
export function useCombobox<Item extends Choice>(options: ComboboxOptions<Item>) {
  const { inputValue, items, onInputChange, onChoose, onBlur } = options;
  const listId = useId();
  const active = useActiveOption(listId, items.length);
  const hasText = inputValue.trim() !== '';
  const isShown = active.isOpen && (items.length > 0 || hasText);

  const choose = (index: number) => {
    const item = items[index];
    if (item) onChoose(item);
    active.close();
  };
  const chooseActive = (event: KeyboardEvent) => {
    if (!isShown || active.activeIndex < 0) return;
    event.preventDefault();
    choose(active.activeIndex);
  };
  const dismiss = (event: KeyboardEvent) => {
    if (!isShown && !hasText) return;
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
      if (event.key === 'Enter') chooseActive(event);
      if (event.key === 'Escape') dismiss(event);
    },
  };
  return { listId, isShown, activeIndex: active.activeIndex, point: active.highlight, choose, input };
}
