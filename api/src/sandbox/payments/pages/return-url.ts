import { PspError } from '../psp-error';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Checks that a redirect leads to the site; on a developer's machine any port and host name of it is allowed.
 * @throws PspError return_url_refused
 */
export function checkReturnUrl(returnUrl: string, siteUrl: string): void {
  const [url, site] = [parse(returnUrl), new URL(siteUrl)];
  const isHere = url?.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(site.hostname);
  if (url && !url.username && (isHere || url.origin === site.origin)) return;
  throw new PspError(400, 'return_url_refused', `return_url has to be a page of ${site.origin}`);
}

/** Redirect URL with the transaction's id. */
export function buildReturnUrl(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('transactionId', id);
  return url.href;
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
