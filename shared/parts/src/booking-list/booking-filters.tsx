import {
  ANY_STATE,
  writeBookingListQuery,
  type BookingListView,
  type CountOfBookings,
} from '@campavia/domain';
import { pathOf, useNavigate } from '@campavia/remote-kit';
import { Select } from '@campavia/ui/choices';

import { Filters } from './booking-list.styles';

export interface BookingFiltersProps {
  /** Name of the address of the list. */
  address: string;
  view: BookingListView;
  /** The years and states of the shown tab; undefined until they are known. */
  counts: { years: readonly number[]; states: readonly CountOfBookings[] } | undefined;
  texts: {
    year: string;
    anyYear: string;
    state: string;
    anyState: string;
    /** Undefined for a state that is not offered. */
    nameState: (state: CountOfBookings) => string | undefined;
  };
}

/** Filters by year and state, each only if there is a choice. */
export function BookingFilters({ address, view, counts, texts }: BookingFiltersProps) {
  const navigate = useNavigate();
  const states = stateChoices(counts?.states, view, texts.nameState);
  const years = yearChoices(counts?.years, view);

  function narrow(change: Partial<BookingListView>): void {
    void navigate(pathOf(address, {}, writeBookingListQuery({ ...view, ...change, page: 1 })) ?? '');
  }

  if (years.length < 2 && states.length < 2) return null;
  return (
    <Filters>
      {years.length > 1 && (
        <Select
          label={texts.year}
          items={[{ id: '', name: texts.anyYear }, ...years]}
          selectedId={String(view.year ?? '')}
          onChoose={({ id }) => narrow({ year: id === '' ? undefined : Number(id) })}
        />
      )}
      {states.length > 1 && (
        <Select
          label={texts.state}
          items={[{ id: ANY_STATE, name: texts.anyState }, ...states]}
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

/** The years that have bookings, and the one in the address. */
function yearChoices(found: readonly number[] | undefined, { year }: BookingListView): Choice[] {
  const years = new Set([...(found ?? []), ...(year ? [year] : [])]);
  return [...years]
    .sort((one, other) => other - one)
    .map((each) => ({ id: String(each), name: String(each) }));
}

/** The states that have bookings, and the one in the address. */
function stateChoices(
  found: readonly CountOfBookings[] | undefined,
  { state }: BookingListView,
  nameState: BookingFiltersProps['texts']['nameState'],
): Choice[] {
  if (!found) return [];
  const isFound = !state || state === ANY_STATE || found.some(({ key }) => key === state);
  const all = isFound ? found : [{ key: state, count: 0 }, ...found];
  return all.flatMap((each) => {
    const name = nameState(each);
    return name === undefined ? [] : { id: each.key, name };
  });
}
