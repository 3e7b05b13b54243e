import { useIntl } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { H2, IconButton } from '@campavia/ui';
import { X } from '@campavia/ui/icons';

import { usePageFacets } from '../../data/use-facets';
import { draftOf } from '../../rules/filters/filter-draft';
import { countFilters, withoutFilters } from '../../rules/filters/filters';
import { filtersMessages } from '../../components/filters.messages';

import { ClearButton } from './clear-button';
import { Column, ColumnHead } from './filter-column.styles';
import { FilterForm } from './filter-form';
import { formMessages } from './form.messages';
import { useColumnForm } from './use-column-form';
import { useCounts } from './use-counts';

export interface FilterColumnProps {
  query: SearchQuery;
  onSearch: (query: SearchQuery) => void;
  onClose: () => void;
}

export function FilterColumn({ query, onSearch, onClose }: FilterColumnProps) {
  const { formatMessage } = useIntl();
  const [draft, change] = useColumnForm(query, onSearch);
  const facets = usePageFacets(query);
  const countOf = useCounts(facets);
  return (
    <Column
      aria-labelledby="all-filters"
      aria-busy={!facets.isCurrent}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
      <ColumnHead>
        <H2 id="all-filters">{formatMessage(filtersMessages.label)}</H2>
        {countFilters(query) > 0 && (
          <ClearButton onClear={() => change(() => draftOf(withoutFilters(query)))} />
        )}
        <IconButton icon={X} label={formatMessage(formMessages.close)} onClick={onClose} />
      </ColumnHead>
      <FilterForm query={query} draft={draft} countOf={countOf} onChange={change} />
    </Column>
  );
}
