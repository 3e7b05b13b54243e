import { lazy, Suspense } from 'react';

import { PageSkeleton } from '../../layout/page-skeleton';

import { withPageMessages } from '../with-page-messages';

const NotFoundScreen = lazy(() =>
  withPageMessages(async () => (await import('./not-found-screen')).NotFoundScreen),
);

/** For remotes that find nothing at one of their own addresses. */
export function NotFoundPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  );
}
