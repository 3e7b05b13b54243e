import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';

export interface AncestorPlace {
  name: string;
  slug: string;
}

/** From the country down. Only the country is named in the user's language. */
export function listAncestorPlaces(
  { formatDisplayName }: Pick<IntlShape, 'formatDisplayName'>,
  { ancestors, place, country }: Pick<Listing, 'ancestors' | 'place' | 'country'>,
): AncestorPlace[] {
  return [...ancestors, place].map(({ name, slug, place_type }) => ({
    slug,
    name: (place_type === 'COUNTRY' && formatDisplayName(country, { type: 'region' })) || name,
  }));
}
