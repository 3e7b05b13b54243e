import { lazy, Suspense } from 'react';

import { FailurePanel, Wrap } from '@campavia/ui';

import { PageSkeleton } from '../../layout/page-skeleton';

import { withPageMessages } from '../with-page-messages';

const ErrorScreen = lazy(() =>
  withPageMessages(async () => (await import('./error-screen')).ErrorScreen).catch(() => ({
    default: PlainFailure,
  })),
);

export interface ErrorPageProps {
  /** HTTP status of the failed response; 500 for errors in the page itself. */
  status?: number;
}

/** Needs a root with the platform's messages and routing. */
export function ErrorPage({ status }: ErrorPageProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ErrorScreen status={status} />
    </Suspense>
  );
}

function PlainFailure() {
  return (
    <Wrap>
      <FailurePanel onRetry={() => window.location.reload()} />
    </Wrap>
  );
}
