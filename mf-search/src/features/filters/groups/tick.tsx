import { memo, useId } from 'react';

import { Icon } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import type { FilterCount } from '../use-counts';

export interface TickProps<Value extends string | number> extends FilterCount {
  value: Value;
  name: string;
  picture?: string;
  isOn: boolean;
  onToggle: (value: Value) => void;
}

function PlainTick<Value extends string | number>(props: TickProps<Value>) {
  const { value, name, picture, isOn, count, isNone, isUseless, onToggle } = props;
  const id = useId();
  const isOff = isUseless && !isOn;
  return (
    <li>
      <label data-none={(isNone && !isOn) || undefined}>
        <span>
          <input
            type="checkbox"
            checked={isOn}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-count`}
            aria-disabled={isOff || undefined}
            onChange={() => !isOff && onToggle(value)}
          />
          <Icon of={Check} />
        </span>
        <span id={`${id}-name`}>{name}</span>
        {picture && <img src={picture} alt="" width={72} height={28} />}
        <small id={`${id}-count`}>{count}</small>
      </label>
    </li>
  );
}

/** Memoised, because a form has sixty of them. */
export const Tick = memo(PlainTick) as typeof PlainTick;
