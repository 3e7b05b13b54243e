import type { IntlShape } from 'react-intl';

import type { Ancestor, Place } from '@campavia/contracts';

import { listBreadcrumbs } from '../../../rules/landing-pages/breadcrumbs';
import { describeSearchArea, type SearchArea } from '../../../rules/search-area';

import type { Breadcrumb } from '../breadcrumbs';
import { landingPath } from '../landing-path';
import { landingPagesMessages } from '../landing-pages.messages';

type Country = Pick<Place, 'country'>;

export function countryName({ formatDisplayName }: IntlShape, code: string, ownName = code): string {
  return formatDisplayName(code, { type: 'region' }) ?? ownName;
}

export function countryInTitle(intl: IntlShape, code: string): string {
  return intl.formatMessage(landingPagesMessages.country, { code, name: countryName(intl, code) });
}

/** Countries are named in the user's language, all other places by their own names. */
export function placeTitle(intl: IntlShape, place: Place): { relation: 'in' | 'near'; place: string } {
  const { relation } = describeSearchArea({ where: place.slug }, place) as SearchArea & {
    relation: 'in' | 'near';
  };
  const isCountry = place.place_type === 'COUNTRY';
  return { relation, place: isCountry ? countryInTitle(intl, place.country) : place.name };
}

export function listPlaceBreadcrumbs(intl: IntlShape, place: Place): Breadcrumb[] {
  return listBreadcrumbs(place).map((each) => ({
    name: nameOf(intl, each, place),
    path: landingPath('place', { slug: each.slug }),
  }));
}

function nameOf(intl: IntlShape, { name, place_type }: Ancestor, { country }: Country): string {
  return place_type === 'COUNTRY' ? countryName(intl, country, name) : name;
}
