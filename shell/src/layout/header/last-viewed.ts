import type { ListingViewed } from '@campavia/remote-kit';

const KEY = 'campavia.last-viewed';

/** Pages of the back office about the camper that was looked at last in this tab. */
export type LastViewed = NonNullable<ListingViewed['adminUrls']>;

/** Keeps what staff looked at last, for as long as the tab lives. */
export function keepLastViewed({ adminUrls }: Pick<ListingViewed, 'adminUrls'>): void {
  if (!adminUrls) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(adminUrls));
  } catch {
    // Without storage the links are missing, and nothing else.
  }
}

/** What was looked at last; undefined when nothing was, or nothing sensible is kept. */
export function readLastViewed(): LastViewed | undefined {
  try {
    const { camperUrl, ownerUrl } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<LastViewed>;
    return isLink(camperUrl) && isLink(ownerUrl) ? { camperUrl, ownerUrl } : undefined;
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is string {
  return typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(value);
}
