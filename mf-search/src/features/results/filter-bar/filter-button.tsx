import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { SearchQuery } from '@campavia/domain';
import { Button } from '@campavia/ui';
import { SlidersHorizontal } from '@campavia/ui/icons';

import { countFilters } from '../../../rules/filters/filters';

import { filtersMessages } from '../../../components/filters.messages';
import type { FilterPanel } from './use-filter-panel';

const Narrow = styled(Button)`
  flex: none;
  min-height: 3.25rem;
  @media (min-width: 1024px) {
    display: none;
  }
`;

export interface FilterButtonProps {
  query: SearchQuery;
  panel: FilterPanel;
}

export function FilterButton({ query, panel }: FilterButtonProps) {
  const { formatMessage, formatNumber } = useIntl();
  const count = countFilters(query);
  return (
    <Narrow
      {...panel.opening}
      aria-haspopup="dialog"
      variant="line"
      icon={SlidersHorizontal}
      aria-label={formatMessage(filtersMessages.allOn, { count })}
    >
      {count > 0 && formatNumber(count)}
    </Narrow>
  );
}
