import { lazy, Suspense } from 'react';

import { PageGhost } from '../composition/page-ghost';

import { withOwnWords } from './with-own-words';

const NotFoundScreen = lazy(() =>
  withOwnWords(async () => (await import('../screens/not-found/not-found-screen')).NotFoundScreen),
);

/** The page for an address that leads nowhere, for a remote that finds nothing at its own. */
export function NotFoundPage() {
  return (
    <Suspense fallback={<PageGhost />}>
      <NotFoundScreen />
    </Suspense>
  );
}
