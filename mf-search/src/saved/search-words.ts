import type { IntlShape } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';

import { finderMessages } from '../parts/finder/finder.messages';
import type { Whereabouts } from '../rules/whereabouts';
import { searchMessages } from '../screens/search/search.messages';

/** Where a search looks, in a word or two: `Annecy`, `Near you`. */
export function placeWords({ formatMessage }: IntlShape, { relation, place }: Whereabouts): string {
  switch (relation) {
    case 'near':
    case 'in':
      return place;
    case 'here':
      return formatMessage(finderMessages.nearYou);
    case 'area':
      return formatMessage(searchMessages.mapArea);
    case 'everywhere':
      return formatMessage(searchMessages.anywhere);
  }
}

/** Days and people of a search, as far as it asks for them: `28 Jun – 8 Jul 2027`, `2 sleep`. */
export function tripWords(intl: IntlShape, { date_from: from, date_to: to, beds }: SearchQuery): string[] {
  return [
    ...(from && to ? [formatDateRange(intl, from, to)] : []),
    ...(beds ? [intl.formatMessage(searchMessages.sleepers, { count: beds })] : []),
  ];
}
