import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { boxLook, Field, Icon } from '../core';
import { type Choice, OptionList } from './option-list';
import { useSelect } from './use-select';

const Anchor = styled.div`
  position: relative;
`;

const Trigger = styled.button<{ $isInvalid?: boolean }>`
  ${boxLook}
  cursor: pointer;
  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface SelectProps<Item extends Choice> {
  label: string;
  /** Of the button that opens the list. */
  id?: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  items: readonly Item[];
  selectedId: string | undefined;
  onChoose: (item: Item) => void;
  placeholder?: string;
}

/** A select with a list of options. Arrow keys, Home, End and first letters move through the list. */
export function Select<Item extends Choice>(props: SelectProps<Item>) {
  const { label, id, isLabelHidden, hint, error, items, selectedId, onChoose, placeholder } = props;
  const { listId, active, selected, choose, opener } = useSelect(items, selectedId, onChoose);
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <Anchor>
          <Trigger {...control} {...opener} type="button" $isInvalid={Boolean(error)}>
            <span>{selected?.name ?? placeholder}</span>
            <Icon of={ChevronDown} />
          </Trigger>
          {active.isOpen && (
            <OptionList
              id={listId}
              label={label}
              choices={items}
              activeIndex={active.activeIndex}
              selectedId={selectedId ?? ''}
              renderEnd={(choice) => choice.id === selectedId && <Icon of={Check} />}
              onHighlight={active.highlight}
              onChoose={choose}
            />
          )}
        </Anchor>
      )}
    </Field>
  );
}
