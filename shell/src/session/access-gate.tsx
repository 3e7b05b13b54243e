import { useEffect, type ReactNode } from 'react';

import { Navigate, pathOf, useLocation, usePlatform, useSession } from '@campavia/remote-kit';
import { matchAddress } from '@campavia/remote-kit/config';

import { accessOf } from './access';
import { shellSession } from './shell-session';

/**
 * Stands around the shell's own pages, which are shown for every address that is closed to the reader: leads on
 * whoever may not see the page, and waits while nobody knows yet who the reader is.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const { addresses, PageGhost, NotFound } = usePlatform();
  const { pathname } = useLocation();
  const address = matchAddress(addresses, pathname)?.address;
  const verdict = accessOf(address, useSession());
  if (verdict === 'trips') return <Navigate to={pathOf('trips') ?? '/'} replace />;
  if (verdict === 'not-found') return <TurnedAway path={pathname} page={<NotFound />} />;
  if (verdict === 'sign-in') return <AskedToSignIn path={pathname} ghost={<PageGhost />} />;
  // The page of another part is about to take over.
  if (verdict === 'wait' || (address && address.part !== 'shell')) return <PageGhost />;
  return children;
}

function AskedToSignIn({ path, ghost }: { path: string; ghost: ReactNode }) {
  const { session } = usePlatform();
  useEffect(() => session.askToSignIn(), [session, path]);
  return ghost;
}

function TurnedAway({ path, page }: { path: string; page: ReactNode }) {
  useEffect(() => shellSession().reportNotStaff(path), [path]);
  return page;
}
