import { useIntl } from 'react-intl';

import type { ListedCampers } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { FailurePanel, H1, Row, VisuallyHidden } from '@campavia/ui';

import { searchMessages } from '../../components/search.messages';
import { hasPoint } from '../../rules/search-area';

import { LazyNoMatches, LazyUnknownPlace } from './lazy-no-results';
import { noResultsMessages } from './no-results.messages';
import { Results, ResultsSkeleton } from './results';
import { SaveSearch } from './save-search';
import { FullRow, ListHead } from './search.styles';
import { SortControl } from './sort-control';
import type { SearchView } from './use-search-view';

export interface OutcomeProps {
  query: SearchQuery;
  view: SearchView;
  onSearch: (query: SearchQuery) => void;
  onOrder: (query: SearchQuery) => void;
  onOtherPlace: () => void;
}

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
          <Heading text={undefined} expected={view.expectedHeading} />
        </ListHead>
        <ResultsSkeleton />
      </>
    );
  }
  if (view.isUnknownPlace && answer.count === 0) {
    return <LazyUnknownPlace query={query} onOtherPlace={onOtherPlace} />;
  }
  return <Found {...found} answer={answer} />;
}

function Heading({ text, expected }: { text: string | undefined; expected: string }) {
  const { formatMessage } = useIntl();
  return (
    <H1 data-room={text === undefined ? expected : undefined}>
      <span>{text ?? formatMessage(searchMessages.looking)}</span>
    </H1>
  );
}

type FoundProps = Omit<OutcomeProps, 'onOtherPlace'> & { answer: ListedCampers };

function Found({ query, view, answer, onSearch, onOrder }: FoundProps) {
  const { formatMessage } = useIntl();
  const { place, heading, expectedHeading, highlight } = view;
  const { isLoading } = view.campers;
  const isEmpty = answer.count === 0 && !isLoading;
  return (
    <>
      <ListHead>
        <Heading text={heading} expected={expectedHeading} />
        <Row $gap={2}>
          <SaveSearch query={query} title={heading ?? formatMessage(searchMessages.looking)} />
          {!isEmpty && <SortControl query={query} hasPlace={hasPoint(query, place)} onSearch={onOrder} />}
        </Row>
      </ListHead>
      {isEmpty ? (
        <FullRow>
          <LazyNoMatches query={query} place={place} onSearch={onSearch} />
        </FullRow>
      ) : (
        <>
          <VisuallyHidden as="h2">{formatMessage(searchMessages.results)}</VisuallyHidden>
          <Results query={query} answer={answer} isStale={isLoading} highlight={highlight} />
        </>
      )}
    </>
  );
}
