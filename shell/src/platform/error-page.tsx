import { lazy, Suspense } from 'react';

import { FailurePanel, Wrap } from '@campavia/ui';

import { PageGhost } from '../composition/page-ghost';

import { withOwnWords } from './with-own-words';

const ErrorScreen = lazy(() =>
  withOwnWords(async () => (await import('../screens/error/error-screen')).ErrorScreen).catch(() => ({
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
    <Suspense fallback={<PageGhost />}>
      <ErrorScreen status={status} />
    </Suspense>
  );
}

/** Stands in where not even the error page can be fetched. */
function PlainFailure() {
  return (
    <Wrap>
      <FailurePanel onRetry={() => window.location.reload()} />
    </Wrap>
  );
}
