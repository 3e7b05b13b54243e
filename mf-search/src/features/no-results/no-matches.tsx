import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { Chip, EmptyState, Skeleton } from '@campavia/ui';

import { useSuggestions } from '../../data/use-suggestions';
import { activeFilters, countFilters, withoutFilter, withoutFilters } from '../../rules/filters/filters';
import { hasSuggestions } from '../../rules/search-suggestions';
import { useFilterNames } from '../filters';

import { EmptyPicture } from './empty-picture';
import { Suggestions } from './search-suggestions';
import { noResultsMessages } from './no-results.messages';
import { Actions, Suggestions as SuggestionsBox } from './no-results.styles';
import { WholeCountry } from './whole-country';

export interface NoMatchesProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
}

export function NoMatches({ query, place, onSearch }: NoMatchesProps) {
  const { formatMessage } = useIntl();
  const { suggestions, isLoading } = useSuggestions(query);
  const hasFilters = activeFilters(query).length > 0;
  const hasAny = suggestions !== undefined && hasSuggestions(suggestions);
  const text = () => {
    if (hasAny) return noResultsMessages.textWithWays;
    return hasFilters ? noResultsMessages.textWithFilters : noResultsMessages.text;
  };
  return (
    <>
      <EmptyState
        headingAs="h2"
        picture={<EmptyPicture />}
        title={formatMessage(noResultsMessages.title)}
        text={formatMessage(text())}
        action={
          <>
            {!isLoading && !hasAny && <RemovableFilters query={query} onSearch={onSearch} />}
            <WholeCountry query={query} place={place} />
          </>
        }
      />
      {hasAny && <Suggestions query={query} suggestions={suggestions} />}
      {isLoading && (
        <SuggestionsBox>
          <Skeleton $height="8rem" $radius="var(--r-m)" />
        </SuggestionsBox>
      )}
    </>
  );
}

function RemovableFilters({ query, onSearch }: Omit<NoMatchesProps, 'place'>) {
  const { formatMessage } = useIntl();
  const filterNameOf = useFilterNames(query);
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <Actions $gap={2} role="group" aria-label={formatMessage(noResultsMessages.takeOff)}>
      {filters.map((filter) => (
        <Chip key={filter} isOn ending="remove" onClick={() => onSearch(withoutFilter(query, filter))}>
          {filterNameOf(filter)}
        </Chip>
      ))}
      {countFilters(query) > 1 && (
        <Chip ending="remove" onClick={() => onSearch(withoutFilters(query))}>
          {formatMessage(noResultsMessages.takeAllOff)}
        </Chip>
      )}
    </Actions>
  );
}
