import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { Chip } from '@campavia/ui';
import { SlidersHorizontal } from '@campavia/ui/icons';

import { usePageFacets } from '../../../data/use-facets';
import { useFormatCount } from '../../../components/use-format-count';
import { activeFilters, withFlag, withoutFilter, type Filter } from '../../../rules/filters/filters';

import { FilterChip, isOffered, type OfferedFilter } from './filter-chip';
import { ChipRow } from './filter-row.styles';
import { FilterPopovers } from './filter-popovers';
import { filtersMessages } from '../../../components/filters.messages';
import type { FilterPanel } from './use-filter-panel';
import { useFilterPopover } from './use-filter-popover';
import { useFilterNames } from '../../filters';
import { useOptimisticSearch } from './use-optimistic-search';

/** Always shown, before and after the other active filters. */
const FIRST: OfferedFilter[] = ['beds', 'price'];
const LAST: OfferedFilter[] = ['instant_booking', 'automatic_gear', 'types', 'km_unlimited', 'dates'];

export interface FilterRowProps {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
  panel: FilterPanel;
}

export function FilterRow({ onSearch, panel, ...page }: FilterRowProps) {
  const { formatMessage } = useIntl();
  const [query, searchAhead] = useOptimisticSearch(page.query, onSearch);
  const filterNameOf = useFilterNames(query);
  const countOf = useFormatCount(usePageFacets(page.query));
  const active = activeFilters(query);
  const window = useFilterPopover();

  const search = (wanted: SearchQuery) => {
    window.close();
    searchAhead(wanted);
  };
  const takeOff = (filter: Filter, { currentTarget: chip }: MouseEvent<HTMLButtonElement>) => {
    // A chip that disappears passes the focus on to the next.
    if (!isOffered(filter)) (chip.nextElementSibling as HTMLElement | null)?.focus();
    search(withoutFilter(query, filter));
  };
  const chipOf = (filter: Filter) => {
    const isOn = active.includes(filter);
    return (
      <FilterChip
        key={filter}
        filter={filter}
        isOn={isOn}
        window={window}
        label={isOn ? filterNameOf(filter) : ''}
        count={countOf(filter)}
        onTakeOff={takeOff}
        onPutOn={(flag) => search(withFlag(query, flag))}
      />
    );
  };
  return (
    <ChipRow role="group" aria-label={formatMessage(filtersMessages.label)}>
      {FIRST.map(chipOf)}
      {active.filter((filter) => !isOffered(filter)).map(chipOf)}
      {LAST.map(chipOf)}
      <Chip icon={SlidersHorizontal} data-wide="" {...panel.opening}>
        {formatMessage(filtersMessages.all)}
      </Chip>
      <FilterPopovers window={window} query={query} onSearch={search} />
      {panel.sheet}
    </ChipRow>
  );
}
