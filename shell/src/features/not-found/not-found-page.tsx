import { lazy, Suspense } from 'react';

import { PageSkeleton } from '../../layout/page-skeleton';

import { withPageMessages } from '../with-page-messages';

const NotFoundScreen = lazy(() =>
  withPageMessages(async () => (await import('./not-found-screen')).NotFoundScreen),
);

/** The page for an address that leads nowhere, for a remote that finds nothing at its own. */
export function NotFoundPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  );
}
