import { useEffect, type ReactNode } from 'react';

import { usePlatform, useSession } from '@campavia/remote-kit';

import { goOn } from './go-on';
import { useNext } from './use-next';

export interface ForVisitorsProps {
  /** The page itself is about to sign the reader in, and stays until it says otherwise. */
  isAtWork?: boolean;
  children: ReactNode;
}

/** A page for people who are not signed in; whoever is, or comes to be, is led on to where they were going. */
export function ForVisitors({ isAtWork, children }: ForVisitorsProps) {
  const { status } = useSession();
  const { PageGhost } = usePlatform();
  if (isAtWork || status === 'visitor') return children;
  return status === 'signed-in' ? <LeadOn /> : <PageGhost />;
}

/** Leads on at once. */
export function LeadOn() {
  const next = useNext();
  const { PageGhost } = usePlatform();
  useEffect(() => goOn(next), [next]);
  return <PageGhost />;
}
