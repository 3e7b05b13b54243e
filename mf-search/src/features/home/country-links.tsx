import { useIntl } from 'react-intl';

import { Link, pathOf } from '@campavia/remote-kit';

import { LinkColumns } from '../../components/link-columns.styles';
import { COUNTRIES, countryPlace } from '../../rules/country-place';

/** In the order of their names in the reader's language. */
export function CountryLinks() {
  const { formatDisplayName, locale } = useIntl();
  const countries = COUNTRIES.map((code) => ({
    name: formatDisplayName(code, { type: 'region' }) ?? code,
    path: pathOf('place', { slug: countryPlace(code) ?? '' }),
  }));
  return (
    <LinkColumns>
      {countries
        .sort((one, other) => one.name.localeCompare(other.name, locale))
        .map(
          ({ name, path }) =>
            path && (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ),
        )}
    </LinkColumns>
  );
}
