import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import { pathOf, useNavigate } from '@campavia/remote-kit';
import { Select } from '@campavia/ui/choices';

import { ANY_STATE, type TripsView, writeTripsQuery } from '../../../rules/trips-query';

import { listMessages } from './list.messages';
import { stateMessages } from './states.messages';
import { Filters } from './trips.styles';

export interface TripsFiltersProps {
  view: TripsView;
  counts: BookingOptions | undefined;
}

export function TripsFilters({ view, counts }: TripsFiltersProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const states = useStateChoices(counts, view);
  const years = yearChoices(counts, view);

  function narrow(change: Partial<TripsView>): void {
    void navigate(pathOf('trips', {}, writeTripsQuery({ ...view, ...change, page: 1 })) ?? '');
  }

  if (years.length < 2 && states.length < 2) return null;
  return (
    <Filters>
      {years.length > 1 && (
        <Select
          label={formatMessage(listMessages.year)}
          items={[{ id: '', name: formatMessage(listMessages.anyYear) }, ...years]}
          selectedId={String(view.year ?? '')}
          onChoose={({ id }) => narrow({ year: id === '' ? undefined : Number(id) })}
        />
      )}
      {states.length > 1 && (
        <Select
          label={formatMessage(listMessages.state)}
          items={[{ id: ANY_STATE, name: formatMessage(listMessages.anyState) }, ...states]}
          selectedId={view.state ?? ANY_STATE}
          onChoose={({ id }) => narrow({ state: id })}
        />
      )}
    </Filters>
  );
}

interface Choice {
  id: string;
  name: string;
}

/** The years that have trips, and the one in the address. */
function yearChoices(counts: BookingOptions | undefined, { year }: TripsView): Choice[] {
  const years = new Set([...(counts?.years ?? []), ...(year ? [year] : [])]);
  return [...years]
    .sort((one, other) => other - one)
    .map((each) => ({ id: String(each), name: String(each) }));
}

/** The states that have trips, and the one in the address. */
function useStateChoices(counts: BookingOptions | undefined, { state }: TripsView): Choice[] {
  const { formatMessage } = useIntl();
  if (!counts) return [];
  const found = counts.states.filter(({ key }) => isNamed(key));
  const isFound = found.some(({ key }) => key === state);
  const chosen = state && isNamed(state) && !isFound ? [{ key: state, count: 0 }] : [];
  return [...chosen, ...found].map(({ key, count }) => {
    const name = formatMessage(stateMessages[key as keyof typeof stateMessages]);
    return { id: key, name: formatMessage(listMessages.counted, { name, count }) };
  });
}

function isNamed(state: string): boolean {
  return Object.hasOwn(stateMessages, state);
}
