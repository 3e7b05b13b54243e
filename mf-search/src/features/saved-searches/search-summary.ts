import type { IntlShape } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';

import { finderMessages } from '../../components/finder/finder.messages';
import { placeName } from '../../components/place-name';
import type { SearchArea } from '../../rules/search-area';
import { searchMessages } from '../../components/search.messages';

/** `Annecy`, `Near you` */
export function describePlace(intl: IntlShape, where: SearchArea): string {
  const { formatMessage } = intl;
  switch (where.relation) {
    case 'near':
    case 'in':
      return placeName(intl, where);
    case 'here':
      return formatMessage(finderMessages.nearYou);
    case 'point':
      return formatMessage(finderMessages.roundPoint);
    case 'area':
      return formatMessage(searchMessages.mapArea);
    case 'everywhere':
      return formatMessage(searchMessages.anywhere);
  }
}

/** `28 Jun – 8 Jul 2027`, `Sleeps 2` */
export function describeTrip(intl: IntlShape, { date_from: from, date_to: to, beds }: SearchQuery): string[] {
  return [
    ...(from && to ? [formatDateRange(intl, from, to)] : []),
    ...(beds ? [intl.formatMessage(searchMessages.sleepers, { count: beds })] : []),
  ];
}
