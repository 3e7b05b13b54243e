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

function WithScreens({ headingAs, children }: WithScreensProps) {
  const { formatMessage } = useIntl();
  const { module: forms, hasFailed, retry } = useLazyModule(loadNoResults);
  if (forms) return children(forms);
  if (!hasFailed) {
    return (
      <div data-pending="">
        <Skeleton $height="24rem" $radius="var(--r-l)" />
      </div>
    );
  }
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

export function LazyNoMatches(props: LazyNoMatchesProps) {
  return <WithScreens headingAs="h2">{({ NoMatches }) => <NoMatches {...props} />}</WithScreens>;
}

export interface LazyUnknownPlaceProps {
  query: SearchQuery;
  onOtherPlace: () => void;
}

export function LazyUnknownPlace(props: LazyUnknownPlaceProps) {
  return <WithScreens headingAs="h1">{({ UnknownPlace }) => <UnknownPlace {...props} />}</WithScreens>;
}
