import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { Link, useSite } from '@campavia/remote-kit';
import { Button, ButtonLink, Chip, EmptyState, Row } from '@campavia/ui';

import { searchPath } from '../../data/use-open-search';
import { countryPlace } from '../../rules/country-place';
import { activeFilters, inPlace, withoutFilter } from '../../rules/filters';

import { noResultsMessages } from './no-results.messages';
import { useFilterWords } from './use-filter-words';

const picture = new URL('./pictures/no-campers.svg', import.meta.url).href;

function Picture() {
  return <img src={picture} alt="" width={272} height={182} />;
}

interface WholeCountryProps {
  query: SearchQuery;
  place?: Place;
}

/** The same search in the whole country of its place, or of the reader; nothing where it is that already. */
function WholeCountry({ query, place }: WholeCountryProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const site = useSite();
  const country = place?.country ?? site.country;
  const slug = countryPlace(country);
  if (!slug || query.where === slug) return null;
  const name = formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <ButtonLink as={Link} variant="pine" to={searchPath(inPlace(query, slug))}>
      {formatMessage(noResultsMessages.wholeCountry, { country: name })}
    </ButtonLink>
  );
}

export interface NoResultsProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
}

/** Nothing fits: what to take off, or where else to look. */
export function NoResults({ query, place, onSearch }: NoResultsProps) {
  const { formatMessage } = useIntl();
  const wordsOf = useFilterWords(query);
  const filters = activeFilters(query);
  return (
    <EmptyState
      headingAs="h2"
      picture={<Picture />}
      title={formatMessage(noResultsMessages.title)}
      text={formatMessage(filters.length > 0 ? noResultsMessages.textWithFilters : noResultsMessages.text)}
      action={
        <>
          {filters.length > 0 && (
            <Row $gap={2} role="group" aria-label={formatMessage(noResultsMessages.takeOff)}>
              {filters.map((filter) => (
                <Chip
                  key={filter}
                  isOn
                  ending="remove"
                  onClick={() => onSearch(withoutFilter(query, filter))}
                >
                  {wordsOf(filter)}
                </Chip>
              ))}
            </Row>
          )}
          <WholeCountry query={query} place={place} />
        </>
      }
    />
  );
}

export interface UnknownPlaceProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

/** The place of the search does not exist. */
export function UnknownPlace({ query, onOtherPlace }: UnknownPlaceProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h1"
      picture={<Picture />}
      title={formatMessage(noResultsMessages.unknownTitle, { place: query.where ?? '' })}
      text={formatMessage(noResultsMessages.unknownText)}
      action={
        <Row $gap={2}>
          <Button onClick={onOtherPlace}>{formatMessage(noResultsMessages.otherPlace)}</Button>
          <WholeCountry query={query} />
        </Row>
      }
    />
  );
}
