import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

export interface PlaceAbove {
  name: string;
  slug: string;
}

/**
 * Where a camper stands, from the country down: the country as the reader calls it, all others as they call themselves.
 */
export function placesAbove(
  { formatDisplayName }: Pick<IntlShape, 'formatDisplayName'>,
  { ancestors, place, country }: Pick<Listing, 'ancestors' | 'place' | 'country'>,
): PlaceAbove[] {
  return [...ancestors, place].map(({ name, slug, place_type }) => ({
    slug,
    name: (place_type === 'COUNTRY' && formatDisplayName(country, { type: 'region' })) || name,
  }));
}
