import { pathOn } from '@campavia/i18n/sites';
import { useLocation, useSite } from '@campavia/remote-kit';

import { safeNext } from '../../session/safe-next';

/** Where a reader goes on: what the address asks for, if that is a page of this site; home otherwise. */
export function useNext(): string {
  const { search } = useLocation();
  const home = pathOn(useSite(), '/');
  return safeNext(new URLSearchParams(search).get('next'), home);
}

/** The query that hands the same on to another page; empty where nothing was asked for. */
export function useNextQuery(): string {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), '');
  return next && new URLSearchParams({ next }).toString();
}
