import { useEffect, type ReactNode } from 'react';

import { usePlatform, useSession } from '@campavia/remote-kit';

import { continueTo } from './continue-to';
import { useNext } from './use-next';

export interface VisitorsOnlyProps {
  isReaderActive?: boolean;
  children: ReactNode;
}

/** Shows a page to visitors only; signed-in users are redirected to `next`. */
export function VisitorsOnly({ isReaderActive, children }: VisitorsOnlyProps) {
  const { status } = useSession();
  const { PageGhost } = usePlatform();
  if (isReaderActive || status === 'visitor') return children;
  return status === 'signed-in' ? <ContinueToNext /> : <PageGhost />;
}

/** Leads on at once. */
export function ContinueToNext() {
  const next = useNext();
  const { PageGhost } = usePlatform();
  useEffect(() => continueTo(next), [next]);
  return <PageGhost />;
}
