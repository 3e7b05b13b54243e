import type { IntlShape } from 'react-intl';

import type { Ancestor, Place } from '@campavia/contracts';

import { listBreadcrumbs } from '../../../rules/landing-pages/breadcrumbs';
import { describeSearchArea, formatPlaceLine, type SearchArea } from '../../../rules/search-area';

import type { Breadcrumb } from '../breadcrumbs';
import { landingPath } from '../landing-path';
import { landingPagesMessages } from '../landing-pages.messages';

type Country = Pick<Place, 'country'>;

/** Values of the page title's placeholders. */
export interface PlaceInTitle {
  relation: 'in' | 'near';
  place: string;
}

export function countryName({ formatDisplayName }: IntlShape, code: string, ownName = code): string {
  return formatDisplayName(code, { type: 'region' }) ?? ownName;
}

export function countryInTitle(intl: IntlShape, code: string): string {
  return intl.formatMessage(landingPagesMessages.country, { code, name: countryName(intl, code) });
}

/** Countries are named in the user's language, all other places by their own names. */
export function placeTitle(intl: IntlShape, place: Place): PlaceInTitle {
  const { relation } = describeSearchArea({ where: place.slug }, place) as SearchArea & PlaceInTitle;
  const isCountry = place.place_type === 'COUNTRY';
  return { relation, place: isCountry ? countryInTitle(intl, place.country) : place.name };
}

/** With the surrounding region, because names of places are not unique and a title has no context. */
export function placeInDocument(intl: IntlShape, place: Place): PlaceInTitle {
  const isAlone = place.place_type === 'COUNTRY' || place.ancestors.length < 2;
  const { relation, place: name } = placeTitle(intl, place);
  return { relation, place: isAlone ? name : formatPlaceLine(place) };
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
