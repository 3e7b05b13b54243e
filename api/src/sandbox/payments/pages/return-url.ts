import { PspError } from '../psp-error';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Makes sure that people are sent back to the site and nowhere else; on one's own machine it may listen on several
 * ports and names.
 * @throws PspError return_url_refused
 */
export function checkReturnUrl(returnUrl: string, siteUrl: string): void {
  const [url, site] = [parse(returnUrl), new URL(siteUrl)];
  const isHere = url?.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(site.hostname);
  if (url && !url.username && (isHere || url.origin === site.origin)) return;
  throw new PspError(400, 'return_url_refused', `return_url has to be a page of ${site.origin}`);
}

/** Where somebody is sent back to, with the move's id. */
export function buildReturnUrl(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('transactionId', id);
  return url.href;
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
