import type { IntlShape } from 'react-intl';

import type { Place } from '@campavia/contracts';

import type { ChosenPlace } from '../rules/finder-form';
import { whereaboutsOf, type Whereabouts } from '../rules/whereabouts';

/** What the place of a search is called: a country in the reader's language, all others as they call themselves. */
export function placeName({ formatDisplayName }: IntlShape, { place, country }: Whereabouts): string {
  return (country && formatDisplayName(country, { type: 'region' })) || place;
}

/** A place as the search form shows it. */
export function chosenPlace(intl: IntlShape, place: Place): ChosenPlace {
  const { slug } = place;
  return { slug, name: placeName(intl, whereaboutsOf({ where: slug }, place)) };
}
