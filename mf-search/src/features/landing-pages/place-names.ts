import type { IntlShape } from 'react-intl';

import type { Ancestor, Place } from '@campavia/contracts';

import { crumbsOf } from '../../rules/crumbs';
import { whereaboutsOf, type Whereabouts } from '../../rules/whereabouts';

import type { Crumb } from './crumb-line';
import { landingPath } from './landing-path';
import { landingsMessages } from './landings.messages';

type Country = Pick<Place, 'country'>;

/** A country in the reader's language; its own name where that is not known. */
export function countryName({ formatDisplayName }: IntlShape, code: string, ownName = code): string {
  return formatDisplayName(code, { type: 'region' }) ?? ownName;
}

/** A country as it stands within a title. */
export function countryInTitle(intl: IntlShape, code: string): string {
  return intl.formatMessage(landingsMessages.country, { code, name: countryName(intl, code) });
}

/** How a place is put into words: countries in the reader's language, all others as they call themselves. */
export function titleOfPlace(intl: IntlShape, place: Place): { relation: 'in' | 'near'; place: string } {
  const { relation } = whereaboutsOf({ where: place.slug }, place) as Whereabouts & {
    relation: 'in' | 'near';
  };
  const isCountry = place.place_type === 'COUNTRY';
  return { relation, place: isCountry ? countryInTitle(intl, place.country) : place.name };
}

/** The line of places that leads down to one, each a page of its own. */
export function crumbsOfPlace(intl: IntlShape, place: Place): Crumb[] {
  return crumbsOf(place).map((each) => ({
    name: nameOf(intl, each, place),
    path: landingPath('place', { slug: each.slug }),
  }));
}

function nameOf(intl: IntlShape, { name, place_type }: Ancestor, { country }: Country): string {
  return place_type === 'COUNTRY' ? countryName(intl, country, name) : name;
}
