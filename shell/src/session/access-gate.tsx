import { useEffect, type ReactNode } from 'react';

import { Navigate, pathOf, useLocation, usePlatform, useSession } from '@campavia/remote-kit';
import { matchAddress } from '@campavia/remote-kit/config';

import { accessOf } from './access';
import { shellSession } from './shell-session';

/** The shell also renders addresses of other remotes that the user may not see. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { addresses, PageSkeleton, NotFound } = usePlatform();
  const { pathname } = useLocation();
  const address = matchAddress(addresses, pathname)?.address;
  const verdict = accessOf(address, useSession());
  if (verdict === 'trips') return <Navigate to={pathOf('trips') ?? '/'} replace />;
  if (verdict === 'not-found') return <NotStaff path={pathname} page={<NotFound />} />;
  if (verdict === 'sign-in') return <RedirectToSignIn path={pathname} skeleton={<PageSkeleton />} />;
  // Another remote is about to render its page.
  if (verdict === 'wait' || (address && address.part !== 'shell')) return <PageSkeleton />;
  return children;
}

function RedirectToSignIn({ path, skeleton }: { path: string; skeleton: ReactNode }) {
  const { session } = usePlatform();
  useEffect(() => session.askToSignIn(), [session, path]);
  return skeleton;
}

function NotStaff({ path, page }: { path: string; page: ReactNode }) {
  useEffect(() => shellSession().reportNotStaff(path), [path]);
  return page;
}
