import { pathOn } from '@campavia/i18n/sites';
import { useLocation, useSite } from '@campavia/remote-kit';

import { safeNext } from '../../session/safe-next';

/** The page to continue to: `next` of the address if it is a page of this site, else home. */
export function useNext(): string {
  const { search } = useLocation();
  const home = pathOn(useSite(), '/');
  return safeNext(new URLSearchParams(search).get('next'), home);
}

/** The query that passes `next` on to another page; empty without one. */
export function useNextQuery(): string {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), '');
  return next && new URLSearchParams({ next }).toString();
}
