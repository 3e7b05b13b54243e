import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';
import { platform } from '@campavia/remote-kit';

export function siteOfPath(path: string): Site {
  return siteOf(path.split(/[/?#]/)[1] ?? '') ?? DEFAULT_SITE;
}

/** Replaces the page, so that going back does not lead here again. @param next as `safeNext` returns it */
export function continueTo(next: string): void {
  const { navigation, site } = platform();
  // A page of another site has other messages, prices and routes: it needs a new document.
  if (siteOfPath(next) === site) navigation.replace(next);
  else window.location.replace(next);
}
