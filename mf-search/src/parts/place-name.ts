import type { IntlShape } from 'react-intl';

import type { Whereabouts } from '../rules/whereabouts';

/** What the place of a search is called: a country in the reader's language, all others as they call themselves. */
export function placeName({ formatDisplayName }: IntlShape, { place, country }: Whereabouts): string {
  return (country && formatDisplayName(country, { type: 'region' })) || place;
}
