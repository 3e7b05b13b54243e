import { useIntl } from 'react-intl';

import { SEARCH_LIMITS, VEHICLE_TYPES } from '@campavia/domain';
import { siteName } from '@campavia/i18n';
import { vehicleTypeMessages } from '@campavia/parts';
import { useSite } from '@campavia/remote-kit';
import { Chip, Row, TextField } from '@campavia/ui';
import { Stepper } from '@campavia/ui/choices';

import { isNoPrice, type FilterDraft } from '../../rules/filter-draft';
import { toggledTypes } from '../../rules/toggled-types';

import { FilterGroup, PricePair } from './filter-sheet.styles';
import { filtersMessages } from './filters.messages';

export interface FilterFieldProps {
  draft: FilterDraft;
  onChange: (changed: Partial<FilterDraft>) => void;
}

const { most } = SEARCH_LIMITS.people;

/** Beds, or seats with a belt. From "any" the first step is two: nobody asks for fewer. */
export function PeopleFilter({ name, draft, onChange }: FilterFieldProps & { name: 'beds' | 'seatbelts' }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(filtersMessages[name]);
  const words = (count: number) =>
    count > 1 ? formatMessage(filtersMessages.atLeast, { count }) : formatMessage(filtersMessages.any);
  return (
    <Row $justify="between" $noWrap>
      <b>{label}</b>
      <Stepper
        label={label}
        value={draft[name]}
        min={1}
        max={most}
        format={words}
        onChange={(count) => onChange({ [name]: count })}
      />
    </Row>
  );
}

/** Any number of the seven types. */
export function TypesFilter({ draft, onChange }: FilterFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup>
      <legend>{formatMessage(filtersMessages.types)}</legend>
      <Row $gap={2}>
        {VEHICLE_TYPES.map(({ id, code }) => (
          <Chip
            key={code}
            isOn={draft.types.includes(id)}
            onClick={() => onChange({ types: toggledTypes(draft.types, id) })}
          >
            {formatMessage(vehicleTypeMessages[code])}
          </Chip>
        ))}
      </Row>
    </FilterGroup>
  );
}

/** Least and most price of a day, in the site's currency. */
export function PriceFilter({ draft, onChange, showsErrors }: FilterFieldProps & { showsErrors: boolean }) {
  const { formatMessage } = useIntl();
  const { currency } = siteName(useSite());
  const errorOf = (text: string) =>
    showsErrors && isNoPrice(text) ? formatMessage(filtersMessages.noPrice) : undefined;
  const field = {
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    end: <span aria-hidden="true">{currency}</span>,
  };
  return (
    <FilterGroup>
      <legend>{formatMessage(filtersMessages.price)}</legend>
      <PricePair>
        <TextField
          {...field}
          label={formatMessage(filtersMessages.leastPrice)}
          value={draft.leastPrice}
          error={errorOf(draft.leastPrice)}
          onChange={(event) => onChange({ leastPrice: event.target.value })}
        />
        <TextField
          {...field}
          label={formatMessage(filtersMessages.mostPrice)}
          value={draft.mostPrice}
          error={errorOf(draft.mostPrice)}
          onChange={(event) => onChange({ mostPrice: event.target.value })}
        />
      </PricePair>
    </FilterGroup>
  );
}
