import { lazy, Suspense } from 'react';

import { PageGhost } from '../composition/page-ghost';

const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen: screen } = await import('../screens/not-found/not-found-screen');
  return { default: screen };
});

/** The page for an address that leads nowhere, for a remote that finds nothing at its own. */
export function NotFoundPage() {
  return (
    <Suspense fallback={<PageGhost />}>
      <NotFoundScreen />
    </Suspense>
  );
}
