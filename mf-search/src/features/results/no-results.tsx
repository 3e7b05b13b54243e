import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { FailurePanel, Ghost } from '@campavia/ui';

import { useNeeded } from '../../components/use-needed';
import { loadNoResults, type WaysOutRoom } from '../no-results';

import { noResultsMessages } from './no-results.messages';

interface WithRoomProps {
  headingAs: 'h1' | 'h2';
  children: (room: WaysOutRoom) => ReactNode;
}

/** What few searches need, and only then fetch. */
function WithRoom({ headingAs, children }: WithRoomProps) {
  const { formatMessage } = useIntl();
  const { module: room, hasFailed, retry } = useNeeded(loadNoResults);
  if (room) return children(room);
  if (!hasFailed) return <Ghost $height="24rem" $radius="var(--r-l)" />;
  return (
    <FailurePanel
      headingAs={headingAs}
      title={formatMessage(noResultsMessages.noWaysTitle)}
      text={formatMessage(noResultsMessages.failedText)}
      onRetry={retry}
    />
  );
}

export interface NoResultsProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
}

/** Nothing fits: what to change so that something does. */
export function NoResults(props: NoResultsProps) {
  return <WithRoom headingAs="h2">{({ NothingFits }) => <NothingFits {...props} />}</WithRoom>;
}

export interface UnknownPlaceProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

/** The place of the search does not exist. */
export function UnknownPlace(props: UnknownPlaceProps) {
  return <WithRoom headingAs="h1">{({ NowhereKnown }) => <NowhereKnown {...props} />}</WithRoom>;
}
