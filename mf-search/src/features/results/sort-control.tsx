import { useIntl } from 'react-intl';

import { ORDERINGS, type Ordering, type SearchQuery } from '@campavia/domain';
import { Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import { withOrdering, ORDERS_ANYWHERE, DEFAULT_ORDER } from '../../rules/sort-orders';

import { SortBox } from './sort-control.styles';
import { sortMessages } from './sort.messages';

export interface SortControlProps {
  query: SearchQuery;
  /** There is a point that campers can be near to. */
  hasPlace: boolean;
  onSearch: (query: SearchQuery) => void;
}

/** What the results are ordered by, in one quiet line that opens the browser's own list. */
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
