import type { IntlShape } from 'react-intl';

import { FLAG_FIELDS, type SearchQuery } from '@campavia/domain';
import { formatDistance, type Site } from '@campavia/i18n';
import { equipmentMessages } from '@campavia/parts';

import { type Filter, pieceOf } from '../../../rules/filters/filters';

import { flagNames, formatMetres, ownerNames } from './filter-names';
import { filterNameMessages } from './filter-names.messages';

export type NameFilter = (query: SearchQuery, filter: Filter) => string | undefined;

type FormatFilter = (intl: IntlShape, query: SearchQuery, units: Site['units']) => string;

const NAMES: Partial<Record<Filter, FormatFilter>> = {
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

export function nameRareFilters(intl: IntlShape, { units }: Site): NameFilter {
  return (query, filter) => {
    const piece = pieceOf(filter);
    if (piece) return intl.formatMessage(equipmentMessages[piece]);
    const flag = FLAG_FIELDS.find((each) => each === filter);
    return flag ? intl.formatMessage(flagNames[flag]) : NAMES[filter]?.(intl, query, units);
  };
}
