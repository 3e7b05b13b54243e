import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';
import { FailurePanel, Skeleton } from '@campavia/ui';

import { useLazyModule } from '../../components/use-lazy-module';
import { loadNoResults, type NoResultsScreens } from '../no-results';

import { noResultsMessages } from './no-results.messages';

interface WithScreensProps {
  headingAs: 'h1' | 'h2';
  children: (forms: NoResultsScreens) => ReactNode;
}

/** Loads the screens that few searches need. */
function WithScreens({ headingAs, children }: WithScreensProps) {
  const { formatMessage } = useIntl();
  const { module: forms, hasFailed, retry } = useLazyModule(loadNoResults);
  if (forms) return children(forms);
  if (!hasFailed) return <Skeleton $height="24rem" $radius="var(--r-l)" />;
  return (
    <FailurePanel
      headingAs={headingAs}
      title={formatMessage(noResultsMessages.noWaysTitle)}
      text={formatMessage(noResultsMessages.failedText)}
      onRetry={retry}
    />
  );
}

export interface LazyNoMatchesProps {
  query: SearchQuery;
  place: Place | undefined;
  onSearch: (query: SearchQuery) => void;
}

/** Loads the screen for a search without matches. */
export function LazyNoMatches(props: LazyNoMatchesProps) {
  return <WithScreens headingAs="h2">{({ NoMatches }) => <NoMatches {...props} />}</WithScreens>;
}

export interface LazyUnknownPlaceProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

/** The place of the search does not exist. */
export function LazyUnknownPlace(props: LazyUnknownPlaceProps) {
  return <WithScreens headingAs="h1">{({ UnknownPlace }) => <UnknownPlace {...props} />}</WithScreens>;
}
