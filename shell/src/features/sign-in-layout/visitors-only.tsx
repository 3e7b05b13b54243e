import { useEffect, type ReactNode } from 'react';

import { usePlatform, useSession } from '@campavia/remote-kit';

import { continueTo } from './continue-to';
import { useNext } from './use-next';

export interface VisitorsOnlyProps {
  isReaderActive?: boolean;
  children: ReactNode;
}

/** A page for people who are not signed in; whoever is, or comes to be, is led on to where they were going. */
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
