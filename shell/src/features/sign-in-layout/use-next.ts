import { pathOn } from '@campavia/i18n/sites';
import { useLocation, useSite } from '@campavia/remote-kit';

import { safeNext } from '../../session/safe-next';

export function useNext(): string {
  const { search } = useLocation();
  const home = pathOn(useSite(), '/');
  return safeNext(new URLSearchParams(search).get('next'), home);
}

export function useNextQuery(): string {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'), '');
  return next && new URLSearchParams({ next }).toString();
}
