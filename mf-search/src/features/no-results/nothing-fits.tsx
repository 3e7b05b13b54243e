import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { Chip, EmptyState, Ghost } from '@campavia/ui';

import { useAlternatives } from '../../data/use-alternatives';
import { activeFilters, countFilters, withoutFilter, withoutFilters } from '../../rules/filters';
import { hasWays } from '../../rules/ways-out';
import { useFilterWords } from '../filters';

import { EmptyPicture } from './empty-picture';
import { Ways } from './ways';
import { waysOutMessages } from './ways-out.messages';
import { Deeds, Ways as WaysBox } from './ways-out.styles';
import { WholeCountry } from './whole-country';

export interface NothingFitsProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
}

/** Nothing fits: where, when or with what less there would be something, with how much. */
export function NothingFits({ query, place, onSearch }: NothingFitsProps) {
  const { formatMessage } = useIntl();
  const { ways, isLoading } = useAlternatives(query);
  const hasFilters = activeFilters(query).length > 0;
  const isHelped = ways !== undefined && hasWays(ways);
  const text = () => {
    if (isHelped) return waysOutMessages.textWithWays;
    return hasFilters ? waysOutMessages.textWithFilters : waysOutMessages.text;
  };
  return (
    <>
      <EmptyState
        headingAs="h2"
        picture={<EmptyPicture />}
        title={formatMessage(waysOutMessages.title)}
        text={formatMessage(text())}
        action={
          <>
            {!isLoading && !isHelped && <FiltersToTakeOff query={query} onSearch={onSearch} />}
            <WholeCountry query={query} place={place} />
          </>
        }
      />
      {isHelped && <Ways query={query} ways={ways} />}
      {isLoading && (
        <WaysBox>
          <Ghost $height="8rem" $radius="var(--r-m)" />
        </WaysBox>
      )}
    </>
  );
}

/** All filters of the search, where nobody can say which one costs most. */
function FiltersToTakeOff({ query, onSearch }: Omit<NothingFitsProps, 'place'>) {
  const { formatMessage } = useIntl();
  const wordsOf = useFilterWords(query);
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <Deeds $gap={2} role="group" aria-label={formatMessage(waysOutMessages.takeOff)}>
      {filters.map((filter) => (
        <Chip key={filter} isOn ending="remove" onClick={() => onSearch(withoutFilter(query, filter))}>
          {wordsOf(filter)}
        </Chip>
      ))}
      {countFilters(query) > 1 && (
        <Chip ending="remove" onClick={() => onSearch(withoutFilters(query))}>
          {formatMessage(waysOutMessages.takeAllOff)}
        </Chip>
      )}
    </Deeds>
  );
}
