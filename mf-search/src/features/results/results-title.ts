import type { IntlShape } from 'react-intl';

import { placeName } from '../../components/place-name';
import type { SearchArea } from '../../rules/search-area';

import { searchMessages } from '../../components/search.messages';

export function resultsTitle(intl: IntlShape, where: SearchArea, count: number): string {
  const { formatMessage } = intl;
  switch (where.relation) {
    case 'near':
      return formatMessage(searchMessages.near, { count, place: where.place });
    case 'in':
      return formatMessage(searchMessages.within, { count, place: nameInTitle(intl, where) });
    case 'here':
      return formatMessage(searchMessages.here, { count });
    case 'point':
      return formatMessage(searchMessages.point, { count });
    case 'area':
      return formatMessage(searchMessages.area, { count });
    case 'everywhere':
      return formatMessage(searchMessages.everywhere, { count });
  }
}

function nameInTitle(intl: IntlShape, where: SearchArea): string {
  const name = placeName(intl, where);
  return where.country ? intl.formatMessage(searchMessages.country, { code: where.country, name }) : name;
}
