import type { ListingViewed } from '@campavia/remote-kit';

const KEY = 'campavia.last-viewed';

export type LastViewed = NonNullable<ListingViewed['adminUrls']>;

export function saveLastViewed({ adminUrls }: Pick<ListingViewed, 'adminUrls'>): void {
  if (!adminUrls) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(adminUrls));
  } catch {
    // Without storage only the links are missing.
  }
}

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
