import { useIntl } from 'react-intl';

import { ORDERINGS, type Ordering, type SearchQuery } from '@campavia/domain';
import { Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import { withOrdering, ORDERS_ANYWHERE, DEFAULT_ORDER } from '../../rules/sort-orders';

import { SortBox } from './sort-control.styles';
import { sortMessages } from './sort.messages';

export interface SortControlProps {
  query: SearchQuery;
  hasPlace: boolean;
  onSearch: (query: SearchQuery) => void;
}

export function SortControl({ query, hasPlace, onSearch }: SortControlProps) {
  const { formatMessage } = useIntl();
  const orders = hasPlace ? ORDERINGS : ORDERS_ANYWHERE;
  const { ordering = DEFAULT_ORDER } = query;
  return (
    <SortBox>
      <select
        aria-label={formatMessage(sortMessages.label)}
        value={orders.includes(ordering) ? ordering : DEFAULT_ORDER}
        onChange={(event) => onSearch(withOrdering(query, event.target.value as Ordering))}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {formatMessage(sortMessages[order])}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </SortBox>
  );
}
