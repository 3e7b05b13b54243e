import { defineMessages, type NoMessageValues } from 'react-intl';

import type { Ordering } from '@campavia/domain';

/** The sort orders of results. */
export const sortMessages = defineMessages<Record<Ordering | 'label', NoMessageValues>>({
  label: {
    id: 'search.sort.label',
    defaultMessage: 'Order of the results',
    description: 'Name of the choice beside the heading of the results, read aloud only',
  },
  relevance: {
    id: 'search.sort.relevance',
    defaultMessage: 'Best match first',
    description: 'One order of the results: well reviewed and near, as the site thinks best',
  },
  price: {
    id: 'search.sort.price',
    defaultMessage: 'Lowest price first',
    description: 'One order of the results',
  },
  rating: {
    id: 'search.sort.rating',
    defaultMessage: 'Best rated first',
    description: 'One order of the results',
  },
  distance: {
    id: 'search.sort.distance',
    defaultMessage: 'Nearest first',
    description: 'One order of the results: by distance from the place',
  },
});
