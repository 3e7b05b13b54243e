import { useIntl } from 'react-intl';

/** Countries by name, sorted for the reader's language. */
export function useCountries(codes: readonly string[]): { id: string; name: string }[] {
  const { formatDisplayName, locale } = useIntl();
  const countries = codes.map((id) => ({ id, name: formatDisplayName(id, { type: 'region' }) ?? id }));
  return countries.sort((one, other) => one.name.localeCompare(other.name, locale));
}
