import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';
import { platform } from '@campavia/remote-kit';

/** Which of the sites a path belongs to. */
export function siteOfPath(path: string): Site {
  return siteOf(path.split(/[/?#]/)[1] ?? '') ?? DEFAULT_SITE;
}

/**
 * Leads on to a page of this origin in place of the present one: going back does not lead here again.
 *
 * @param next path with prefix, and query, as `safeNext` gives it
 */
export function continueTo(next: string): void {
  const { navigation, site } = platform();
  // A page of another site has other words, prices and routes: it needs a document of its own.
  if (siteOfPath(next) === site) navigation.replace(next);
  else window.location.replace(next);
}
