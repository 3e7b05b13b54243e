import { useEffect, type ReactNode } from 'react';

import { usePlatform, useSession } from '@campavia/remote-kit';

import { continueTo } from './continue-to';
import { useNext } from './use-next';

export interface VisitorsOnlyProps {
  isReaderActive?: boolean;
  children: ReactNode;
}

export function VisitorsOnly({ isReaderActive, children }: VisitorsOnlyProps) {
  const { status } = useSession();
  const { PageSkeleton } = usePlatform();
  if (isReaderActive || status === 'visitor') return children;
  return status === 'signed-in' ? <ContinueToNext /> : <PageSkeleton />;
}

export function ContinueToNext() {
  const next = useNext();
  const { PageSkeleton } = usePlatform();
  useEffect(() => continueTo(next), [next]);
  return <PageSkeleton />;
}
