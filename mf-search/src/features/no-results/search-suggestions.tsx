import { type IntlShape, useIntl } from 'react-intl';

import { daysBetween, plainDate, type SearchQuery } from '@campavia/domain';
import { formatDateRange, formatDistance } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { H3 } from '@campavia/ui';

import { PlaceSignList, Sign } from '../../components/place-signs/place-signs.styles';
import { searchPath } from '../../data/use-open-search';
import { isCapped } from '../../rules/counts';
import { filterOfField } from '../../rules/filters/filters';
import type {
  DatesSuggestion,
  FilterSuggestion,
  PlaceSuggestion,
  SearchSuggestions,
  Suggestion,
} from '../../rules/search-suggestions';
import { useFilterNames } from '../filters';

import { noResultsMessages } from './no-results.messages';
import { SuggestionLink, SuggestionList, Suggestions as SuggestionsBox } from './no-results.styles';

const DOT = ' · ';

export function Suggestions({
  query,
  suggestions: { places, dates, filters },
}: {
  query: SearchQuery;
  suggestions: SearchSuggestions;
}) {
  const { formatMessage } = useIntl();
  return (
    <SuggestionsBox>
      {places.length > 0 && (
        <section>
          <H3>{formatMessage(noResultsMessages.places)}</H3>
          <PlaceSignList>
            {places.map((suggestion) => (
              <PlaceSuggestionSign key={suggestion.slug} suggestion={suggestion} />
            ))}
          </PlaceSignList>
        </section>
      )}
      {dates.length > 0 && (
        <section>
          <H3>{formatMessage(noResultsMessages.dates)}</H3>
          <SuggestionList>
            {dates.map((suggestion) => (
              <OtherDatesLink key={suggestion.from} query={query} suggestion={suggestion} />
            ))}
          </SuggestionList>
        </section>
      )}
      {filters.length > 0 && (
        <section>
          <H3>{formatMessage(noResultsMessages.filters)}</H3>
          <SuggestionList>
            {filters.map((suggestion) => (
              <WithoutFilterLink key={suggestion.field} query={query} suggestion={suggestion} />
            ))}
          </SuggestionList>
        </section>
      )}
    </SuggestionsBox>
  );
}

function PlaceSuggestionSign({ suggestion }: { suggestion: PlaceSuggestion }) {
  const intl = useIntl();
  const { units } = useSite();
  return (
    <li>
      <Sign to={searchPath(suggestion.query)}>
        <b>{suggestion.name}</b>
        <span>
          {formatDistance(intl, suggestion.distanceKm, units) + DOT}
          {formatCount(intl, suggestion)}
        </span>
      </Sign>
    </li>
  );
}

function OtherDatesLink({ query, suggestion }: { query: SearchQuery; suggestion: DatesSuggestion }) {
  const intl = useIntl();
  const apart = daysBetween(plainDate(query.date_from ?? suggestion.from), suggestion.from);
  return (
    <li>
      <SuggestionLink to={searchPath(suggestion.query)}>
        <span>
          <b>{formatDateRange(intl, suggestion.from, suggestion.to)}</b>
          <small>
            {intl.formatMessage(noResultsMessages.daysApart, {
              days: Math.abs(apart),
              direction: apart < 0 ? 'earlier' : 'later',
            })}
          </small>
        </span>
        <span>{formatCount(intl, suggestion)}</span>
      </SuggestionLink>
    </li>
  );
}

function WithoutFilterLink({ query, suggestion }: { query: SearchQuery; suggestion: FilterSuggestion }) {
  const intl = useIntl();
  const filter = filterOfField(suggestion.field);
  // Of two price bounds only the removed one is named.
  const filterNameOf = useFilterNames({ [suggestion.field]: query[suggestion.field] });
  if (!filter) return null;
  return (
    <li>
      <SuggestionLink to={searchPath(suggestion.query)}>
        <span>
          <b>{intl.formatMessage(noResultsMessages.without, { filter: filterNameOf(filter) })}</b>
        </span>
        <span>{formatCount(intl, suggestion)}</span>
      </SuggestionLink>
    </li>
  );
}

/** "46 campers", "1,000+ campers". */
function formatCount({ formatMessage, formatNumber }: IntlShape, { count }: Suggestion): string {
  const figure = `${formatNumber(count)}${isCapped(count) ? '+' : ''}`;
  return formatMessage(noResultsMessages.count, { count, figure });
}
