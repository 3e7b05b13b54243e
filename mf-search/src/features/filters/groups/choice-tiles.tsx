import { useId, type ReactNode } from 'react';

import { Tiles } from './choice-tiles.styles';
import { Group } from './groups.styles';
import type { FilterCount } from '../use-counts';

export interface TileChoice<Value> extends Partial<FilterCount> {
  /** Undefined when the filter is off. */
  value: Value | undefined;
  name: ReactNode;
}

export interface ChoiceTilesProps<Value> {
  legend: string;
  choices: readonly TileChoice<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  children?: ReactNode;
}

export function ChoiceTiles<Value>(props: ChoiceTilesProps<Value>) {
  const { legend, choices, chosen, onChoose, children } = props;
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Tiles>
        {choices.map(({ value, name: label, count, isNone, isUseless }, index) => {
          const id = `${name}-${index}`;
          const isOn = value === chosen;
          const isOff = isUseless && !isOn;
          return (
            <label key={String(value)} data-none={(isNone && !isOn) || undefined}>
              <input
                type="radio"
                name={name}
                checked={isOn}
                aria-labelledby={id}
                aria-describedby={count && `${id}-count`}
                aria-disabled={isOff || undefined}
                onChange={() => !isOff && onChoose(value)}
              />
              <span id={id}>{label}</span>
              {count !== undefined && <small id={`${id}-count`}>{count}</small>}
            </label>
          );
        })}
      </Tiles>
      {children}
    </Group>
  );
}
