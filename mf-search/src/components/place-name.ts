import type { IntlShape } from 'react-intl';

import type { Place } from '@campavia/contracts';

import type { ChosenPlace } from '../rules/finder-form';
import { describeSearchArea, type SearchArea } from '../rules/search-area';

/** Countries are named in the user's language, all other places by their own names. */
export function placeName({ formatDisplayName }: IntlShape, { place, country }: SearchArea): string {
  return (country && formatDisplayName(country, { type: 'region' })) || place;
}

export function chosenPlace(intl: IntlShape, place: Place): ChosenPlace {
  const { slug } = place;
  return { slug, name: placeName(intl, describeSearchArea({ where: slug }, place)) };
}
