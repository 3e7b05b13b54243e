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
  /** Of the answer that went wrong; 500 for what broke in the page itself. */
  status?: number;
}

/** The page for what broke for good; needs a root with the platform's words and routing. */
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
