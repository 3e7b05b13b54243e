import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { FailurePanel, H1, VisuallyHidden } from '@campavia/ui';

import type { Campers } from '../../data/use-campers';

import { NoResults, UnknownPlace } from './no-results';
import { noResultsMessages } from './no-results.messages';
import { Results, ResultsGhost } from './results';
import { searchMessages } from './search.messages';
import { OwnLine } from './search.styles';

export interface OutcomeProps {
  query: SearchQuery;
  campers: Campers;
  place: Place | undefined;
  /** The heading; undefined while no number of campers is known. */
  heading: string | undefined;
  isUnknownPlace: boolean;
  onSearch: (query: SearchQuery) => void;
  onOtherPlace: () => void;
}

/** What came of a search: on its way, failed, no such place, nothing, or campers. */
export function Outcome({
  query,
  campers,
  place,
  heading,
  isUnknownPlace,
  onSearch,
  onOtherPlace,
}: OutcomeProps) {
  const { formatMessage } = useIntl();
  const { answer, isLoading, hasFailed, isBeyondLastPage, retry } = campers;
  if (hasFailed && !isBeyondLastPage) {
    return (
      <FailurePanel
        title={formatMessage(noResultsMessages.failedTitle)}
        text={formatMessage(noResultsMessages.failedText)}
        onRetry={retry}
        isRetrying={isLoading}
      />
    );
  }
  if (!answer) {
    return (
      <>
        <H1>{formatMessage(searchMessages.looking)}</H1>
        <ResultsGhost />
      </>
    );
  }
  if (isUnknownPlace && answer.count === 0) return <UnknownPlace query={query} onOtherPlace={onOtherPlace} />;
  return (
    <>
      <H1>{heading ?? formatMessage(searchMessages.looking)}</H1>
      {answer.count === 0 && !isLoading ? (
        <OwnLine>
          <NoResults query={query} place={place} onSearch={onSearch} />
        </OwnLine>
      ) : (
        <>
          <VisuallyHidden as="h2">{formatMessage(searchMessages.results)}</VisuallyHidden>
          <Results query={query} answer={answer} isStale={isLoading} />
        </>
      )}
    </>
  );
}
