import type { IntlShape } from 'react-intl';

import type { SearchQuery } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';

import { finderMessages } from '../../components/finder/finder.messages';
import { placeName } from '../../components/place-name';
import type { Whereabouts } from '../../rules/whereabouts';
import { searchMessages } from '../../components/search.messages';

/** Where a search looks, in a word or two: `Annecy`, `Near you`. */
export function placeWords(intl: IntlShape, where: Whereabouts): string {
  const { formatMessage } = intl;
  switch (where.relation) {
    case 'near':
    case 'in':
      return placeName(intl, where);
    case 'here':
      return formatMessage(finderMessages.nearYou);
    case 'point':
      return formatMessage(finderMessages.nearPoint);
    case 'area':
      return formatMessage(searchMessages.mapArea);
    case 'everywhere':
      return formatMessage(searchMessages.anywhere);
  }
}

/** Days and people of a search, as far as it asks for them: `28 Jun – 8 Jul 2027`, `Sleeps 2`. */
export function tripWords(intl: IntlShape, { date_from: from, date_to: to, beds }: SearchQuery): string[] {
  return [
    ...(from && to ? [formatDateRange(intl, from, to)] : []),
    ...(beds ? [intl.formatMessage(searchMessages.sleepers, { count: beds })] : []),
  ];
}
