import { useEffect } from 'react';

import { pathOn, type Site } from '@campavia/i18n/sites';
import { platform, usePlatform } from '@campavia/remote-kit';

import { ReportedError } from '../../reporting/reported-error';
import { ErrorScreen } from '../error-page';
import { useNextQuery } from '../sign-in-layout/use-next';

/** The server does the same for a new document. */
export function LoginRedirect() {
  const { routing, site, PageSkeleton } = usePlatform();
  const query = useNextQuery();
  const target = routing.sign_in;
  useEffect(() => (target ? redirectTo(target, site, query) : reportMissing()), [target, site, query]);
  return target ? <PageSkeleton /> : <ErrorScreen />;
}

function redirectTo(target: string, site: Site, query: string): void {
  const isOutside = /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
  const address = isOutside ? target : pathOn(site, target);
  const whole = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  if (isOutside) window.location.replace(whole);
  else platform().navigation.replace(whole);
}

function reportMissing(): void {
  window.reportError(new ReportedError('invalid_routing', 'The routing data names no sign_in'));
}
