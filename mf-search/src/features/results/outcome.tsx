import { useIntl } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { FailurePanel, H1, Row, VisuallyHidden } from '@campavia/ui';

import { hasPoint } from '../../rules/has-point';

import { NoResults, UnknownPlace } from './no-results';
import { noResultsMessages } from './no-results.messages';
import { Results, ResultsGhost } from './results';
import { SaveSearch } from './save-search';
import { searchMessages } from '../../components/search.messages';
import { ListHead, OwnLine } from './search.styles';
import { SortControl } from './sort-control';
import type { SearchView } from './use-search-view';

export interface OutcomeProps {
  query: SearchQuery;
  view: SearchView;
  onSearch: (query: SearchQuery) => void;
  /** Gets the same search in another order. */
  onOrder: (query: SearchQuery) => void;
  onOtherPlace: () => void;
}

/** What came of a search: on its way, failed, no such place, nothing, or campers. */
export function Outcome({ onOtherPlace, ...found }: OutcomeProps) {
  const { formatMessage } = useIntl();
  const { query, view } = found;
  const { answer, isLoading, hasFailed, isBeyondLastPage, retry } = view.campers;
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
        <ListHead>
          <H1>{formatMessage(searchMessages.looking)}</H1>
        </ListHead>
        <ResultsGhost />
      </>
    );
  }
  if (view.isUnknownPlace && answer.count === 0) {
    return <UnknownPlace query={query} onOtherPlace={onOtherPlace} />;
  }
  return <Found {...found} answer={answer} />;
}

type FoundProps = Omit<OutcomeProps, 'onOtherPlace'> & { answer: ListedCampers };

function Found({ query, view, answer, onSearch, onOrder }: FoundProps) {
  const { formatMessage } = useIntl();
  const { place, heading = formatMessage(searchMessages.looking), highlight } = view;
  const { isLoading } = view.campers;
  const isEmpty = answer.count === 0 && !isLoading;
  return (
    <>
      <ListHead>
        <H1>{heading}</H1>
        <Row $gap={2}>
          <SaveSearch query={query} title={heading} />
          {!isEmpty && <SortControl query={query} hasPlace={hasPoint(query, place)} onSearch={onOrder} />}
        </Row>
      </ListHead>
      {isEmpty ? (
        <OwnLine>
          <NoResults query={query} place={place} onSearch={onSearch} />
        </OwnLine>
      ) : (
        <>
          <VisuallyHidden as="h2">{formatMessage(searchMessages.results)}</VisuallyHidden>
          <Results query={query} answer={answer} isStale={isLoading} highlight={highlight} />
        </>
      )}
    </>
  );
}
