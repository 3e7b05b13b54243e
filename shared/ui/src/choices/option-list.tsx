import type { ReactNode } from 'react';

import { Icon, type IconType } from '../core';
import { Line, List, Quiet } from './option-list.styles';
import { optionId } from './use-active-option';

/** One line of a list to choose from. */
export interface Choice {
  id: string;
  name: string;
  /** A second, quieter part: where a place lies. */
  detail?: string;
  icon?: IconType;
}

export interface OptionListProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  activeIndex: number;
  /** Which line is the chosen one; the active one counts as such without it. */
  selectedId?: string;
  /** Words in place of the lines while there are none. */
  placeholder?: ReactNode;
  nameOf?: (choice: Choice) => ReactNode;
  endOf?: (choice: Choice) => ReactNode;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

const spokenName = ({ name, detail }: Choice) => (detail ? `${name}, ${detail}` : name);

/** The lifted list under a field. Keyboard and focus belong to the field that owns it. */
export function OptionList(props: OptionListProps) {
  const { id, label, choices, activeIndex, selectedId, placeholder, nameOf, endOf } = props;
  if (choices.length === 0) {
    return (
      <List as="div">
        <Quiet as="p">{placeholder}</Quiet>
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
          aria-label={spokenName(choice)}
          aria-selected={selectedId === undefined ? index === activeIndex : choice.id === selectedId}
          data-active={index === activeIndex || undefined}
          onPointerMove={() => props.onPoint(index)}
          onClick={() => props.onPick(index)}
        >
          {choice.icon && <Icon of={choice.icon} />}
          <span>
            <b>{nameOf ? nameOf(choice) : choice.name}</b>
            {choice.detail && <small>{choice.detail}</small>}
          </span>
          {endOf?.(choice)}
        </Line>
      ))}
    </List>
  );
}
