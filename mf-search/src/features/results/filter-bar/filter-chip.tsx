import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import type { FlagField } from '@campavia/domain';
import { Chip, type IconType } from '@campavia/ui';
import { Bed, PawPrint, Users, Zap } from '@campavia/ui/icons';

import type { Filter } from '../../../rules/filters/filters';

import { filtersMessages } from '../../../components/filters.messages';
import type { OpenFilter } from './use-filter-popover';

/** Offered even while they are off: with a popover, or switched on at once. */
const OPENED = { dates: 'dates', beds: 'beds', price: 'price', types: 'types' } as const;
const SWITCHED = {
  instant_booking: 'instant',
  automatic_gear: 'automatic',
  km_unlimited: 'unlimitedKm',
} as const satisfies Partial<Record<FlagField, keyof typeof filtersMessages>>;

export type OfferedFilter = keyof typeof OPENED | keyof typeof SWITCHED;

const ICONS: Partial<Record<Filter, IconType>> = {
  beds: Bed,
  seatbelts: Users,
  pets: PawPrint,
  instant_booking: Zap,
};
/** As wide as two digits, so that the layout does not shift when the count arrives. */
const COUNT_TO_COME = '\u2007\u2007';
const LABEL_TO_COME = '…';

export interface FilterChipProps {
  filter: Filter;
  isOn: boolean;
  label: string;
  count: string | undefined;
  window: OpenFilter;
  onTakeOff: (filter: Filter, event: MouseEvent<HTMLButtonElement>) => void;
  onPutOn: (flag: FlagField) => void;
}

/** The same button in every state, so that it keeps the focus. */
export function FilterChip({ filter, isOn, label, ...props }: FilterChipProps) {
  const { formatMessage } = useIntl();
  const icon = ICONS[filter];
  if (isOn) {
    return (
      <Chip icon={icon} isOn ending="remove" onClick={(event) => props.onTakeOff(filter, event)}>
        {label || LABEL_TO_COME}
      </Chip>
    );
  }
  if (isOpened(filter)) {
    return (
      <Chip icon={icon} ending="open" {...props.window.opening(filter)}>
        {formatMessage(filtersMessages[OPENED[filter]])}
      </Chip>
    );
  }
  if (!isSwitched(filter)) return null;
  return (
    <Chip icon={icon} isOn={false} count={props.count ?? COUNT_TO_COME} onClick={() => props.onPutOn(filter)}>
      {formatMessage(filtersMessages[SWITCHED[filter]])}
    </Chip>
  );
}

function isOpened(filter: Filter): filter is keyof typeof OPENED {
  return filter in OPENED;
}

function isSwitched(filter: Filter): filter is keyof typeof SWITCHED {
  return filter in SWITCHED;
}

export function isOffered(filter: Filter): filter is OfferedFilter {
  return isOpened(filter) || isSwitched(filter);
}
