import type { IntlShape } from 'react-intl';

import { FLAG_FIELDS, type SearchQuery } from '@campavia/domain';
import { formatDistance, type Site } from '@campavia/i18n';
import { equipmentMessages } from '@campavia/parts';

import { pieceOf, type Filter } from '../../rules/filters';

import { filterNameMessages } from './filter-names.messages';
import { flagNames } from './flag-names';
import { formatMetres } from './format-metres';
import { ownerNames } from './owner-names';

/** What a filter that is on says on its chip; undefined for those that have their words elsewhere. */
export type FilterWords = (query: SearchQuery, filter: Filter) => string | undefined;

type WordsOf = (intl: IntlShape, query: SearchQuery, units: Site['units']) => string;

const WORDS: Partial<Record<Filter, WordsOf>> = {
  radius: (intl, { radius = 0 }, units) =>
    intl.formatMessage(filterNameMessages.within, { distance: formatDistance(intl, radius, units) }),
  vehicle_height: (intl, { vehicle_height = 0 }) =>
    intl.formatMessage(filterNameMessages.height, { height: formatMetres(intl, vehicle_height) }),
  licence_type: ({ formatMessage }, { licence_type = '' }) =>
    formatMessage(filterNameMessages.licence, { category: licence_type }),
  owner_types: ({ formatMessage, formatList }, { owner_types = [] }) =>
    formatList(owner_types.map((type) => formatMessage(ownerNames[type]))),
  review_average__gte: ({ formatMessage }, { review_average__gte = 0 }) =>
    formatMessage(filterNameMessages.stars, { stars: review_average__gte }),
  equipments: ({ formatMessage, formatList }, { equipments = [] }) =>
    formatList(equipments.map((code) => formatMessage(equipmentMessages[code]))),
};

/** The words of filters that few searches have on. */
export function filterWords(intl: IntlShape, { units }: Site): FilterWords {
  return (query, filter) => {
    const piece = pieceOf(filter);
    if (piece) return intl.formatMessage(equipmentMessages[piece]);
    const flag = FLAG_FIELDS.find((each) => each === filter);
    return flag ? intl.formatMessage(flagNames[flag]) : WORDS[filter]?.(intl, query, units);
  };
}
