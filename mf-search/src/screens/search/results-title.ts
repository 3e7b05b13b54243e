import type { IntlShape } from 'react-intl';

import type { Whereabouts } from '../../rules/whereabouts';

import { searchMessages } from './search.messages';

/** "46 campers near Annecy": what page and document call the results. */
export function resultsTitle(
  { formatMessage }: IntlShape,
  { relation, place }: Whereabouts,
  count: number,
): string {
  switch (relation) {
    case 'near':
      return formatMessage(searchMessages.near, { count, place });
    case 'in':
      return formatMessage(searchMessages.within, { count, place });
    case 'here':
      return formatMessage(searchMessages.here, { count });
    case 'area':
      return formatMessage(searchMessages.area, { count });
    case 'everywhere':
      return formatMessage(searchMessages.everywhere, { count });
  }
}
