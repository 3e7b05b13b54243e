import type { ReactNode } from 'react';

import { Icon, type IconType } from '../core';
import { Line, List, EmptyLine } from './option-list.styles';
import { optionId } from './use-active-option';

/** One option of a list. */
export interface Choice {
  id: string;
  name: string;
  /** A second part in smaller type, for example the region of a place. */
  detail?: string;
  icon?: IconType;
}

export interface OptionListProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  activeIndex: number;
  /** The selected option; without it the active one is marked as selected. */
  selectedId?: string;
  /** Shown while there are no choices. */
  placeholder?: ReactNode;
  renderName?: (choice: Choice) => ReactNode;
  renderEnd?: (choice: Choice) => ReactNode;
  onHighlight: (index: number) => void;
  onChoose: (index: number) => void;
}

const accessibleName = ({ name, detail }: Choice) => (detail ? `${name}, ${detail}` : name);

/** The list of options under a field. The focus stays in the field, which handles the keyboard. */
export function OptionList(props: OptionListProps) {
  const { id, label, choices, activeIndex, selectedId, placeholder, renderName, renderEnd } = props;
  if (choices.length === 0) {
    return (
      <List as="div">
        <EmptyLine as="p">{placeholder}</EmptyLine>
      </List>
    );
  }
  return (
    <List id={id} role="listbox" aria-label={label} onPointerDown={(event) => event.preventDefault()}>
      {choices.map((choice, index) => (
        <Line
          key={choice.id}
          id={optionId(id, index)}
          role="option"
          aria-label={accessibleName(choice)}
          aria-selected={selectedId === undefined ? index === activeIndex : choice.id === selectedId}
          data-active={index === activeIndex || undefined}
          onPointerMove={() => props.onHighlight(index)}
          onClick={() => props.onChoose(index)}
        >
          {choice.icon && <Icon of={choice.icon} />}
          <span>
            <b>{renderName ? renderName(choice) : choice.name}</b>
            {choice.detail && <small>{choice.detail}</small>}
          </span>
          {renderEnd?.(choice)}
        </Line>
      ))}
    </List>
  );
}
