import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { Link, useSite } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { countryPlace } from '../../rules/country-place';
import { withPlace } from '../../rules/filters/filters';

import { noResultsMessages } from './no-results.messages';

export interface WholeCountryProps {
  query: SearchQuery;
  place?: Place;
}

export function WholeCountry({ query, place }: WholeCountryProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const site = useSite();
  const country = place?.country ?? site.country;
  const slug = countryPlace(country);
  if (!slug || (query.where === slug && !query.bbox)) return null;
  const name = formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <ButtonLink as={Link} variant="pine" to={searchPath(withPlace(query, slug))}>
      {formatMessage(noResultsMessages.wholeCountry, { country: name })}
    </ButtonLink>
  );
}
